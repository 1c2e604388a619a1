import type { Page } from "@playwright/test";
import { count, expect, scrollOn, test, waitFor } from "../fixtures/fault-test.ts";
import {
  body,
  breakOff,
  changed,
  halfBody,
  hangUp,
  headersOnly,
  silence,
  status,
} from "../fixtures/faults.ts";
import type { Fault, FaultServer } from "../fixtures/faulty-server.ts";

/** Faults of the second page of a list, and their effect on the first. */

const SECOND = ["E9", { Skip: "50" }] as const;

type Case = readonly [what: string, fault: Fault, texts: readonly string[], requests: number];

const STATUSES: readonly Case[] = [
  [
    "403",
    status(403, { title: "Not for you", detail: "Ask Ada." }),
    ["Not for you", "Ask Ada.", "HTTP 403"],
    1,
  ],
  ["404", status(404, { title: "Gone" }), ["Gone", "has nothing at this address", "HTTP 404"], 1],
  [
    "429 with a Retry-After of two minutes",
    status(429, { title: "Slow down" }, { "retry-after": "120" }),
    ["Slow down", "Try again in 120 s.", "HTTP 429"],
    1,
  ],
  ["500 without a body", status(500), ["The service failed", "HTTP 500"], 3],
  ["429 every time", status(429, "", { "retry-after": "1" }), ["asks you to wait", "HTTP 429"], 3],
  [
    "502 with HTML",
    status(502, "<html><title>Bad &lt;gateway&gt;</title><script>alert(1)</script></html>", {
      "content-type": "text/html",
    }),
    ["Bad <gateway>", "gateway cannot reach the service", "HTTP 502"],
    3,
  ],
  [
    "503 in plain text",
    status(503, "Back at noon."),
    ["not available at the moment", "Back at noon.", "HTTP 503"],
    3,
  ],
];

const LATE = "took too long";

const BROKEN: readonly Case[] = [
  ["headers and then nothing", headersOnly, [LATE], 1],
  ["an answer that breaks off", breakOff, ["cannot be reached"], 3],
  ["half an answer and then nothing", halfBody, [LATE], 1],
  ["a connection that is cut", hangUp, ["cannot be reached"], 3],
  ["nothing at all", silence, [LATE], 1],
];

const CONTRACT = "does not match the interface";

const OTHER: readonly Case[] = [
  [
    "an answer that is not JSON",
    body("<p>Hello</p>", "text/html"),
    [CONTRACT, "Operation E9: the answer is not JSON."],
    1,
  ],
  [
    "items that are none",
    changed(() => ({ results: [1], pagination: null })),
    [CONTRACT, "Operation E9, at results[0]"],
    1,
  ],
  ["an empty answer", body(""), [CONTRACT, "Operation E9: the answer is empty or has another form."], 1],
  [
    "pagination of another shape",
    changed(() => ({ results: [], pagination: { total: {} } })),
    [CONTRACT, "Operation E9, at pagination.total"],
    1,
  ],
  ["JSON of another shape", body('{"items":[]}'), [CONTRACT, "the answer is empty or has another form."], 1],
];

async function openList(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/templates");
  await expect(count(page, "50 of 96")).toBeVisible();
}

async function expectAll(page: Page): Promise<void> {
  await waitFor(page, count(page, "96 of 96"));
  await expect(page.getByRole("alert")).toHaveCount(0);
}

/** Triggers each fault by scrolling and then by 'Retry'; finally the page loads. */
async function expectEachFault(page: Page, service: FaultServer, cases: readonly Case[]): Promise<void> {
  await openList(page);
  // Counted in the page: a request that gets no response on an open connection is repeated by the browser.
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes(`Skip=${SECOND[1].Skip}`)) sent += 1;
  });
  let loadNext = (): Promise<void> => scrollOn(page);
  for (const [what, fault, texts, requests] of cases) {
    await test.step(what, async () => {
      service.mend();
      service.fail(SECOND, fault);
      const received = service.count(SECOND);
      sent = 0;
      await loadNext();
      await expect.poll(() => service.count(SECOND)).toBeGreaterThan(received);
      const [first = "", ...others] = texts;
      const alert = page.getByRole("alert");
      await waitFor(page, alert.filter({ hasText: first }), first === LATE ? 31_000 : 2000);
      for (const text of others) await expect(alert).toContainText(text);
      await expect(count(page, "50 of 96")).toBeVisible();
      await expect(page.getByRole("list", { name: "Templates" }).getByRole("listitem").last()).toBeVisible();
      expect(sent, "requests until it gave up").toBe(requests);
      loadNext = () => alert.getByRole("button", { name: "Retry" }).click();
    });
  }
  service.mend();
  await loadNext();
  await expectAll(page);
}

for (const [kind, cases] of [
  ["refuses with a status", STATUSES],
  ["stalls or breaks off", BROKEN],
  ["sends something else", OTHER],
] as const) {
  test(`a service that ${kind} in the middle of a list: loaded items stay, and 'Retry' loads the rest`, async ({
    page,
    service,
    browserErrors,
  }) => {
    browserErrors.expect(/Failed to load resource/);
    await expectEachFault(page, service, cases);
  });
}

test("transient faults are retried unnoticed: 500 twice, a short 429, one interrupted response", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource/);
  const transient = [
    ["E9", status(500), 2],
    ["E3", status(429, "", { "retry-after": "1" }), 1],
    ["E5", breakOff, 1],
  ] as const;
  for (const [operation, fault, times] of transient) service.fail(operation, fault, times);
  await page.clock.install();
  await page.goto("/");
  const counts = page.getByRole("list", { name: "Content of the service" });
  for (const [name, operation, fails] of [
    ["Templates96", "E9", 2],
    ["Construction objects66", "E3", 1],
    ["Classifications4", "E5", 1],
  ] as const) {
    await waitFor(page, counts.getByRole("listitem").filter({ hasText: name }));
    expect(service.count(operation)).toBe(fails + 1);
  }
  await expect(page.getByRole("alert")).toHaveCount(0);
});
