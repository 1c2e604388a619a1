import type { Page } from "@playwright/test";
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
import type { Fault } from "../fixtures/faulty-server.ts";
import { countHeld, type Held } from "../fixtures/left-behind.ts";
import { GUARDED, startTwoServices } from "../fixtures/two-services.ts";
import { beginAnew, ERRANDS, openOverview, openService, signInIfAsked } from "./errands.ts";
import { act, look } from "./random-user.ts";
import { oneOf, randomNumbers } from "./random.ts";

const SEED = Number(process.env["PLINTH_SEED"] ?? 5);
const ACTIONS = Number(process.env["PLINTH_ACTIONS"] ?? 60);
/** After each part of the day, what the page holds on to is measured, and compared with the first part. Each begins with all errands. */
const PARTS = ACTIONS < 500 ? 2 : 4;
const SHARE_OF_FAULTS = 0.05;
const SHARE_OF_ERRANDS = 0.01;
/** After this many actions the clock catches up with the day. */
const ACTIONS_AT_ONCE = 20;

/** At most so many hours pass until the page is at rest. */
const HOURS_OF_REST = 4;

const HOUR = 3_600_000;
const DAY = 8 * HOUR;
const TOKEN_LIFETIME = HOUR / 2;
/** Each time that this many tokens have expired, the service refuses to renew the last of them. */
const TOKENS_PER_SIGN_IN = 4;

const FAULTS: readonly Fault[] = [
  status(401, { title: "Who is it?" }),
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
const CHOICES = FAULTS.map((fault) => [1, fault] as const);

/** What the page held on to after each part, as a table: at work, and after everything that people can close is closed. */
function table(measured: readonly (readonly [name: string, held: Held])[]): string {
  const keys = [
    "heapInMb",
    "dataInMb",
    "elements",
    "documents",
    "listeners",
    "timers",
    "blobUrls",
    "workers",
  ] as const;
  const lines = measured.map(([name, held]) => [
    name,
    ...keys.map((key) => held[key].toFixed(key.endsWith("InMb") ? 2 : 0)),
  ]);
  return [["after", ...keys], ...lines]
    .map((cells) =>
      cells.map((cell, column) => (column === 0 ? cell.padEnd(20) : cell.padStart(10))).join(""),
    )
    .join("\n");
}

/** Repeats something that a late effect of earlier actions may disturb. */
async function insist(page: Page, trail: readonly string[], step: () => Promise<void>): Promise<void> {
  try {
    await expect(step).toPass({ timeout: 180_000 });
  } catch (error) {
    const shown = await page.locator("body").ariaSnapshot();
    const last = trail.slice(-12).join(" | ");
    throw new Error(`Not possible after ${last}; the page:\n${shown.slice(0, 5000)}`, { cause: error });
  }
}

test(`${ACTIONS} random actions in an 8-hour day, with 5 % faults, leave nothing behind`, async ({
  page,
  browserErrors,
}) => {
  // An action takes some 0.1 s, an errand 1 s; on a very busy machine twenty times as long.
  test.setTimeout(1_800_000 + ACTIONS * 3000);
  browserErrors.expect(/Failed to load resource/);
  const random = randomNumbers(SEED);
  const choose = randomNumbers(SEED + 1);
  const below = (limit: number): number => Math.floor(choose() * limit);
  let hasFaults = false;
  const services = await startTwoServices(page, (exchange) =>
    (hasFaults && random() < SHARE_OF_FAULTS ? (oneOf(CHOICES, random()) ?? proper) : proper)(exchange),
  );
  await page.clock.install();
  const count = await countHeld(page);
  const heading = page.getByRole("main").getByRole("heading", { level: 1 }).first();

  /** What was done, in words. */
  const trail: string[] = [];
  const names = Object.keys(ERRANDS);
  const succeeded = new Set<string>();
  let signIns = 0;
  let expired = 0;
  let day = 0;

  async function pass(ms: number): Promise<void> {
    await page.clock.fastForward(ms);
    day += ms;
    if (day < (expired + 1) * TOKEN_LIFETIME) return;
    expired = Math.floor(day / TOKEN_LIFETIME);
    if (expired % TOKENS_PER_SIGN_IN === 0) services.refuse();
    else services.expire();
  }
  async function errand(name: string): Promise<void> {
    hasFaults = false;
    try {
      await ERRANDS[name]?.(page, below);
      succeeded.add(name);
      trail.push(name);
    } catch (error) {
      // An earlier fault may still be shown where it begins.
      trail.push(`${name}, given up: ${String(error).slice(0, 200)}`);
    }
  }
  async function actAtRandom(): Promise<void> {
    hasFaults = true;
    for (const end = trail.length + ACTIONS_AT_ONCE; trail.length < end;) {
      trail.push(...(await act(page, end - trail.length, choose)));
      const { hasPage, isAsked } = await look(page);
      if (!hasPage) await expect(heading, `after ${trail.slice(-12).join(" | ")}`).toBeVisible();
      if (isAsked) await insist(page, trail, async () => void (await signInIfAsked(page)));
      if (isAsked) signIns += 1;
    }
    hasFaults = false;
  }
  /** A part of the day; it begins with every errand. */
  async function work(): Promise<void> {
    let clocked = trail.length;
    const catchUp = async (): Promise<void> => {
      await pass(((trail.length - clocked) * DAY) / ACTIONS);
      clocked = trail.length;
    };
    const end = trail.length + ACTIONS / PARTS;
    for (const name of names) await errand(name);
    await catchUp();
    while (trail.length < end) {
      if (choose() < SHARE_OF_ERRANDS * ACTIONS_AT_ONCE) await errand(names[below(names.length)] ?? "");
      await actAtRandom();
      await catchUp();
    }
  }
  /** The lid of the laptop is closed for an hour; then the app asks to sign in, and goes on. */
  async function closeLid(): Promise<void> {
    await pass(HOUR);
    services.refuse();
    await page.locator(`#navigation a[href^="/templates"]`).click();
    await page.locator("dialog:modal input[type=password]").waitFor();
    await signInIfAsked(page);
    await expect(page.locator(`main a[href^="/templates/"]`).first()).toBeVisible();
  }
  /** Closes everything and waits until nothing is under way. */
  async function rest(): Promise<Held> {
    for (let hours = 1; ; hours += 1) {
      await insist(page, trail, async () => {
        await beginAnew(page);
        await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
      });
      // By then the query cache has dropped all that is not shown (after half an hour), and blob URLs are revoked (after a minute).
      await pass(HOUR);
      const held = await count();
      if (held.timers === 0 || hours === HOURS_OF_REST) return held;
    }
  }

  await page.goto("/");
  await heading.waitFor();
  const started = Date.now();
  const measured: { atWork: Held; atRest: Held }[] = [];
  for (let part = 1; part <= PARTS; part += 1) {
    await work();
    await insist(page, trail, () => openOverview(page));
    const atWork = await count();
    await insist(page, trail, async () => {
      await openService(page, GUARDED);
      await openOverview(page);
    });
    await closeLid();
    measured.push({ atWork, atRest: await rest() });
  }
  await services.close();

  const figures = table(
    measured.flatMap(({ atWork, atRest }, index) => [
      [`part ${index + 1}, at work`, atWork] as const,
      [`part ${index + 1}, at rest`, atRest] as const,
    ]),
  );
  console.log(
    `seed ${SEED}: ${trail.length} actions in ${Math.round((Date.now() - started) / 1000)} s, ${services.requests()} requests, ${signIns + PARTS} times signed in again\n${figures}`,
  );
  const [first, last] = [measured[0]?.atRest, measured.at(-1)?.atRest];
  if (first === undefined || last === undefined) throw new Error("Nothing was measured.");
  expect.soft([...succeeded].toSorted(), "errands that succeeded").toEqual(names.toSorted());
  // The compiled code in the heap grows for as long as the engine optimizes it, so this is about the data.
  expect.soft(last.dataInMb / first.dataInMb, `data\n${figures}`).toBeLessThan(1.1);
  expect.soft(last.elements / first.elements, `elements\n${figures}`).toBeLessThan(1.1);
  expect.soft(last.listeners / first.listeners, `listeners\n${figures}`).toBeLessThan(1.1);
  const { documents, timers, blobUrls, workers } = last;
  expect.soft({ documents, timers, blobUrls, workers }, figures).toEqual({
    documents: 1,
    timers: 0,
    blobUrls: 0,
    workers: 0,
  });
});
