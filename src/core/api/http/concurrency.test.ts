import { expect, test } from "vitest";
import { listClassifications } from "../resources/classifications.ts";
import { createClient } from "./client.ts";
import { json, never } from "./fetch.fixture.ts";
import type { RequestEvent } from "./request-event.ts";

const quiet = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

/** A client whose responses the test sends, with the number of its requests so far. */
function heldClient() {
  const held: (() => void)[] = [];
  const events: RequestEvent[] = [];
  const client = createClient({
    baseUrl: "",
    onRequest: (event) => void events.push(event),
    fetch: async (_input, init) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.push(resolve);
      await Promise.race([promise, never(init?.signal ?? new AbortController().signal)]);
      return json({ results: [] });
    },
  });
  return { client, held, events };
}

test("a client sends at most four requests at a time, also those that are sent again", async () => {
  const { client, held, events } = heldClient();
  const first = listClassifications(client, {});
  await quiet();
  held[0]?.();
  await first;
  const requests = Array.from({ length: 5 }, () => listClassifications(client, {}));
  const again = events[0]?.sendAgain();
  await quiet();
  expect(held).toHaveLength(5);
  for (let index = 1; index < 7; index += 1) {
    held[index]?.();
    await quiet();
  }
  await Promise.all([...requests, again]);
  expect(held).toHaveLength(7);
});

test("a queued request that is cancelled is never sent", async () => {
  const { client, held } = heldClient();
  const requests = Array.from({ length: 4 }, () => listClassifications(client, {}));
  const controller = new AbortController();
  const queued = listClassifications(client, {}, controller.signal);
  await quiet();
  const reason = new Error("no longer of interest");
  controller.abort(reason);
  await expect(queued).rejects.toBe(reason);
  for (const respond of held) respond();
  await Promise.all(requests);
  await quiet();
  expect(held).toHaveLength(4);
});

test("a request does not wait for requests in the background, which wait for it", async () => {
  const { client, held } = heldClient();
  const background: typeof client = {
    ...client,
    request: (spec, signal) => client.request({ ...spec, isBackground: true }, signal),
  };
  const batch = Array.from({ length: 5 }, () => listClassifications(background, {}));
  await quiet();
  expect(held).toHaveLength(4);
  const urgent = listClassifications(client, {});
  await quiet();
  expect(held).toHaveLength(5);
  held[0]?.();
  await batch[0];
  await quiet();
  expect(held).toHaveLength(5);
  held[4]?.();
  await urgent;
  await quiet();
  expect(held).toHaveLength(6);
  // A request that is left behind would time out during the tests of another file.
  for (const respond of held) respond();
  await Promise.all(batch);
});
