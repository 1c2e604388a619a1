import type { CDPSession } from "@playwright/test";
import { expect, test } from "../fixtures/fault-test.ts";
import { act, hasPage } from "./random-user.ts";
import { oneOf, randomNumbers } from "./random.ts";
import {
  body,
  breakOff,
  changed,
  halfBody,
  hangUp,
  headersOnly,
  late,
  proper,
  silence,
  status,
} from "../fixtures/faults.ts";
import { type Fault, READING } from "../fixtures/faulty-server.ts";

const SEED = Number(process.env["PLINTH_SEED"] ?? 5);
const ACTIONS = Number(process.env["PLINTH_ACTIONS"] ?? 600);
const SHARE_OF_FAULTS = 0.05;
const QUARTER = ACTIONS / 4;

const FAULTS: readonly Fault[] = [
  status(403, { title: "Not for you" }),
  status(404, { title: "Gone", extensions: {} }),
  status(429, "", { "retry-after": "1" }),
  status(429, "", { "retry-after": "600" }),
  status(500),
  status(502, "<html><title>Bad gateway</title></html>", { "content-type": "text/html" }),
  status(503, "Soon."),
  headersOnly,
  halfBody,
  silence,
  breakOff,
  hangUp,
  late(300),
  body("<p>Hello</p>", "text/html"),
  body("null"),
  body('{"results":[null],"pagination":null}'),
  changed((json) => ({ ...Object(json), pagination: null })),
];

// A trace would record every step; and requests to a silent service must time out soon.
test.use({ trace: "off", serviceConfig: { auth: "none", timeoutSeconds: 2 } });

interface Memory {
  readonly heapInMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The memory of the page after garbage collection. */
async function measure(session: CDPSession): Promise<Memory> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { heapInMb: usedSize / 2 ** 20, nodes, listeners: jsEventListeners };
}

test(`${ACTIONS} random actions against a service with 5 % faults`, async ({
  page,
  service,
  browserErrors,
}) => {
  // Half a second for each action, also on slow machines.
  test.setTimeout(60_000 + ACTIONS * 500);
  browserErrors.expect(/Failed to load resource/);
  const random = randomNumbers(SEED);
  const choices = FAULTS.map((fault) => [1, fault] as const);
  const sometimes: Fault = (exchange) =>
    (random() < SHARE_OF_FAULTS ? (oneOf(choices, random()) ?? proper) : proper)(exchange);
  for (const operation of READING) service.fail(operation, sometimes);

  const session = await page.context().newCDPSession(page);
  const heading = page.getByRole("main").getByRole("heading", { level: 1 }).first();
  const requests = page.getByRole("region", { name: "Requests" });
  const measured: Memory[] = [];
  const trail: string[] = [];
  await page.goto("/");
  await heading.waitFor();
  const choose = randomNumbers(SEED + 1);
  const started = Date.now();
  for (let done = 1; done <= ACTIONS; done += 1) {
    trail.push(await act(page, choose));
    if (!(await hasPage(page))) await expect(heading, `after ${trail.slice(-12).join(" | ")}`).toBeVisible();
    if (done % QUARTER === 0) {
      await page.setViewportSize({ width: 1280, height: 800 });
      // The panel may be open on any page, with up to 300 rows.
      await expect(async () => {
        await page.keyboard.press("Escape");
        if (await requests.isVisible())
          await requests.getByLabel("Filter requests").press("Escape", { timeout: 500 });
        await expect(requests).toBeHidden({ timeout: 100 });
        await page.getByRole("link", { name: "Plinth" }).click({ timeout: 500 });
      }).toPass({ timeout: 20_000 });
      await expect(heading).toHaveText("Overview");
      measured.push(await measure(session));
    }
  }
  const perAction = service.requests.length / ACTIONS;
  const figures = `seed ${SEED}: ${ACTIONS} actions in ${Date.now() - started} ms, ${perAction.toFixed(2)} requests per action, heap ${measured.map(({ heapInMb }) => heapInMb.toFixed(1)).join(", ")} MB, nodes ${measured.map(({ nodes }) => nodes).join(", ")}`;
  console.log(figures);
  expect(perAction, figures).toBeLessThan(4);
  const [, half, , whole] = measured;
  if (half === undefined || whole === undefined) throw new Error("Nothing was measured.");
  // Only the cache of responses may grow, which contains each one once.
  expect(whole.heapInMb - half.heapInMb, figures).toBeLessThan(6);
  expect(whole.nodes, figures).toBeLessThan(5000);
  expect(whole.listeners, figures).toBeLessThan(1000);
});
