import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures/fault-test.ts";
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
import { inAnyLanguage } from "../fixtures/phrases.ts";
import { act, hasPage } from "./random-user.ts";
import { oneOf, randomNumbers } from "./random.ts";

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

// Requests to a silent service must time out soon.
test.use({ serviceConfig: { auth: "none", timeoutSeconds: 2 } });

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

/** Closes whatever is open, and follows the link to the overview; an action may have chosen another language. */
async function returnToOverview(page: Page, heading: Locator, trail: readonly string[]): Promise<void> {
  const banner = page.getByRole("banner");
  const entry = banner.getByRole("button", { name: inAnyLanguage("shell.requests") });
  const timeout = 10_000;
  await page.setViewportSize({ width: 1280, height: 800 });
  try {
    // Repeated, because what an earlier action has opened may only be loaded meanwhile.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog:modal")).toHaveCount(0, { timeout: 1000 });
      if ((await entry.getAttribute("aria-expanded", { timeout })) === "true") {
        await entry.press("Enter", { timeout });
        await expect(entry).toHaveAttribute("aria-expanded", "false", { timeout });
      }
      await banner.getByRole("link", { name: "Plinth", exact: true }).press("Enter", { timeout });
      await expect(heading).toHaveText(inAnyLanguage("addresses.overview"), { timeout });
    }).toPass({ timeout: 90_000 });
  } catch (error) {
    const shown = await page.locator("body").ariaSnapshot();
    const last = trail.slice(-12).join(" | ");
    throw new Error(`The overview was not reached after ${last}; the page:\n${shown.slice(0, 5000)}`, {
      cause: error,
    });
  }
}

test(`${ACTIONS} random actions against a service with 5 % faults`, async ({
  page,
  service,
  browserErrors,
}) => {
  // An action takes some 0.1 s; on a very busy machine twenty times as long.
  test.setTimeout(120_000 + ACTIONS * 3000);
  browserErrors.expect(/Failed to load resource/);
  const random = randomNumbers(SEED);
  const choices = FAULTS.map((fault) => [1, fault] as const);
  const sometimes: Fault = (exchange) =>
    (random() < SHARE_OF_FAULTS ? (oneOf(choices, random()) ?? proper) : proper)(exchange);
  for (const operation of READING) service.fail(operation, sometimes);

  const session = await page.context().newCDPSession(page);
  const heading = page.getByRole("main").getByRole("heading", { level: 1 }).first();
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
      await returnToOverview(page, heading, trail);
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
