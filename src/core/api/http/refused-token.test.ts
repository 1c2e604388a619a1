import { expect, test, vi } from "vitest";
import { listClassifications } from "../resources/classifications.ts";
import { createClient } from "./client.ts";
import { json, scriptedFetch } from "./fetch.fixture.ts";
import type { RequestEvent } from "./request-event.ts";
import { createTokenSource, type TokenSource } from "./token.ts";

const refused = () => new Response(null, { status: 401 });
const empty = () => json({ results: [] });

/** A client whose service sends these responses, and the tokens that it received. */
function client(token: TokenSource, ...answers: Response[]) {
  const { fetch, sent } = scriptedFetch(...answers);
  const tokens = () => sent.map(({ headers }) => headers["authorization"]?.replace("Bearer ", ""));
  return { client: createClient({ baseUrl: "", fetch, token }), tokens };
}

test("a new token that is rejected prompts the user to sign in, and the request is repeated", async () => {
  const exchange = vi.fn(async () => "exchanged");
  const failures: unknown[] = [];
  const source = createTokenSource(exchange, "old", async (failure) => `signed-in-${failures.push(failure)}`);
  const service = client(source, refused(), refused(), refused(), empty());
  await listClassifications(service.client, {});
  expect(service.tokens()).toEqual(["old", "exchanged", "signed-in-1", "signed-in-2"]);
  expect(exchange).toHaveBeenCalledTimes(1);
  expect(failures).toMatchObject([{ status: 401 }, { status: 401 }]);
});

test.each([
  ["a new token that is rejected", async () => "exchanged", [refused(), refused(), empty()], 2],
  [
    "a token that cannot be renewed",
    async (refusal: unknown) => Promise.reject(refusal),
    [refused(), empty()],
    1,
  ],
])(
  "%s is reported while the user is asked, and the repeated request again",
  async (_, exchange, answers, tries) => {
    const events: RequestEvent[] = [];
    let reported: RequestEvent | undefined;
    const source = createTokenSource(exchange, "old", async (failure) => {
      reported = events.find(({ error }) => error === failure);
      return "signed-in";
    });
    const { fetch } = scriptedFetch(...answers);
    const onRequest = (event: RequestEvent): void => void events.push(event);
    await listClassifications(createClient({ baseUrl: "", fetch, token: source, onRequest }), {});
    expect(reported).toMatchObject({ operation: "E5", status: 401, tries });
    expect(events).toMatchObject([
      { status: 401, tries },
      { status: 200, tries: 1, error: null },
    ]);
  },
);

test("a request that must not renew the token fails with the rejection", async () => {
  const exchange = vi.fn(async () => "new");
  const service = client(createTokenSource(exchange, "old"), refused(), empty());
  const unattended: typeof service.client = {
    ...service.client,
    request: (spec, signal) => service.client.request({ ...spec, mayRenewToken: () => false }, signal),
  };
  await expect(listClassifications(unattended, {})).rejects.toMatchObject({ status: 401 });
  expect(exchange).not.toHaveBeenCalled();
  expect(service.tokens()).toEqual(["old"]);
});
