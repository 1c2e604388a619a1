import { expect, test, vi } from "vitest";
import { fakeBrowser } from "#browser/storage/browser.fixture.ts";
import { listClassifications } from "#core/api/resources/classifications.ts";
import { parseConfig, serviceAt } from "./config.ts";
import { keepToken, keptToken } from "./kept-token.ts";
import { createSession } from "./session.ts";

const SERVICE = "https://service.example";

/** A session with a kept token that the service refuses, after the user has signed in again. */
async function signInAgain(isKept: boolean): Promise<void> {
  fakeBrowser();
  keepToken(SERVICE, "old", "person");
  const service = serviceAt(parseConfig("{}").config, SERVICE);
  const kept = { token: "old", person: "person", details: null, isKept: true };
  const session = createSession(service, kept, {
    embedded: () => null,
    fetch: async (_, init) =>
      new Headers(init?.headers).get("authorization") === "Bearer old"
        ? new Response(null, { status: 401 })
        : Response.json({ results: [] }),
  });
  const list = listClassifications(session.client, {});
  await vi.waitUntil(() => session.reauthentication.request.get() !== null);
  session.reauthentication.request.get()?.answer({ token: "new", person: "person", details: null, isKept });
  await list;
}

test("the token of somebody who signs in again is kept if that is wanted, and the refused one is not", async () => {
  await signInAgain(true);
  expect(keptToken(SERVICE)?.token).toBe("new");
  await signInAgain(false);
  expect(keptToken(SERVICE)).toBeNull();
});

test("after 'Not now', client details that the service has refused are sent again only when the user tries again", async () => {
  fakeBrowser();
  const exchange = vi.fn<typeof fetch>(async () => new Response(null, { status: 401 }));
  vi.stubGlobal("fetch", exchange);
  const details = { clientId: "client", clientSecret: "changed since", audienceUrl: null };
  const session = createSession(
    serviceAt(parseConfig("{}").config, SERVICE),
    { token: "old", person: "person", details, isKept: false },
    { embedded: () => null, fetch: async () => new Response(null, { status: 401 }) },
  );
  const { reauthentication } = session;
  const list = () => listClassifications(session.client, {}).catch((error: unknown) => error);
  const first = list();
  await vi.waitUntil(() => reauthentication.request.get() !== null);
  reauthentication.request.get()?.answer(null);
  await first;
  await list();
  expect(exchange).toHaveBeenCalledTimes(1);
  reauthentication.allow();
  const retried = list();
  await vi.waitUntil(() => reauthentication.request.get() !== null);
  expect(exchange, "they may be valid again").toHaveBeenCalledTimes(2);
  reauthentication.request.get()?.answer(null);
  await retried;
});
