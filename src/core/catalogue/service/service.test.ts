import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { listClassifications } from "#core/api/resources/classifications.ts";
import { createSampleService, loadSampleCatalogue } from "../sample/sample.fixture.ts";
import { BASE_URL, CREDENTIALS, conceptOf, some, startService, TM, TOKEN_PATH } from "./service.fixture.ts";
import { TOKEN_LIFETIME_MS } from "./tokens.ts";

const { get, send, service, token } = await startService();
const catalogue = await loadSampleCatalogue();

const problemSchema = v.strictObject({
  type: v.literal("about:blank"),
  title: v.pipe(v.string(), v.regex(/^[A-Z]/)),
  status: v.number(),
  detail: v.string(),
  instance: v.pipe(v.string(), v.startsWith("/some/app/sample/")),
  extensions: v.strictObject({}),
});

/** The status and the detail of a response that must be a Problem. */
async function problemOf(response: Response): Promise<[status: number, detail: string]> {
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  const problem = v.parse(problemSchema, await response.json());
  expect(problem.status).toBe(response.status);
  return [problem.status, problem.detail];
}

describe("addresses", () => {
  test.each(["", "/sample", "/a/b/c/templates-management/api/v2/templates"])(
    "any base will do: '%s'",
    async (base) => {
      const headers = { Authorization: `Bearer ${token}` };
      const request = new Request(`https://host.example${base}${TM}/classifications?Take=1`, { headers });
      const response = await service.handle(request);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("application/json");
    },
  );

  test.each([
    "/",
    `${TM}/nothing`,
    `${TM}/classifications/`,
    `${TM}/classifications//classification-codes`,
    `${TM}/Classifications`,
    `${TM}/units/%E0%A4%A`,
    "/templates-management/api/v1/classifications",
  ])("what is no operation is not found: %s", async (path) => {
    expect(await problemOf(await send(path))).toEqual([404, expect.stringMatching("no such operation")]);
  });

  test.each([
    ["DELETE", `${TM}/classifications`, "GET, HEAD"],
    ["POST", `${TM}/values`, "GET, HEAD"],
    ["HEAD", TOKEN_PATH, "POST"],
    ["GET", "/projects-management/api/v1/projects/1/requirements/search", "POST"],
    ["GET", TOKEN_PATH, "POST"],
  ])("%s %s is refused with what is allowed", async (method, path, allowed) => {
    const response = await send(path, { method });
    expect(response.headers.get("Allow")).toBe(allowed);
    expect(await problemOf(response)).toEqual([405, expect.stringMatching(allowed.split(",", 1)[0] ?? "")]);
  });
});

describe("tokens (E1)", () => {
  const issue = (body: string, type?: string): Promise<Response> =>
    send(TOKEN_PATH, { method: "POST", body, headers: type === undefined ? {} : { "Content-Type": type } });

  test.each(["application/json", "application/json-patch+json", "application/JSON; charset=utf-8"])(
    "takes %s",
    async (type) => {
      const response = await issue(
        JSON.stringify({ ...CREDENTIALS, audienceUrl: "https://app.example" }),
        type,
      );
      expect(response.status).toBe(200);
      expect(await response.json()).toMatch(/^[\x21-\x7e]+$/);
    },
  );

  test.each([
    ["another media type", JSON.stringify(CREDENTIALS), "text/plain", "application/json"],
    ["no JSON", "{", "application/json", "JSON"],
    ["an empty body", "", "application/json", "JSON"],
    ["no object", "[]", "application/json", "object"],
    ["a member too many", JSON.stringify({ ...CREDENTIALS, scope: "x" }), "application/json", "scope"],
    ["a member of another type", JSON.stringify({ clientId: 1 }), "application/json", "clientId"],
  ])("refuses %s with 400", async (_what, body, type, detail) => {
    expect(await problemOf(await issue(body, type))).toEqual([400, expect.stringMatching(detail)]);
  });

  test.each([{}, { ...CREDENTIALS, clientSecret: "guess" }, { ...CREDENTIALS, clientId: null }])(
    "refuses other clients with 401: %o",
    async (body) => {
      expect(await problemOf(await issue(JSON.stringify(body), "application/json"))).toEqual([
        401,
        expect.stringMatching("client"),
      ]);
    },
  );

  test.each(["", "Bearer", "Bearer ", "Bearer unknown", `Basic ${token}`, `Bearer ${token} x`])(
    "the authorization '%s' is none",
    async (Authorization) => {
      const response = await send(`${TM}/classifications`, { headers: { Authorization } });
      expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
      expect(await problemOf(response)).toEqual([401, expect.stringMatching("token")]);
    },
  );

  test("every operation except E1 requires a token", async () => {
    for (const path of [
      "classifications",
      "templates/x/documents",
      "units/x",
      "values?propertyVersionGuid=x",
    ]) {
      const response = await service.handle(new Request(`${BASE_URL}${TM}/${path}`));
      expect(response.status).toBe(401);
    }
  });

  test("a token is valid for an hour, and the app's client renews it automatically", async () => {
    const issued = Date.now();
    const now = vi.spyOn(Date, "now").mockReturnValue(issued);
    const { client, send } = await startService();
    now.mockReturnValue(issued + TOKEN_LIFETIME_MS - 1);
    expect((await send(`${TM}/classifications`)).status).toBe(200);
    now.mockReturnValue(issued + TOKEN_LIFETIME_MS);
    expect(await problemOf(await send(`${TM}/classifications`))).toEqual([
      401,
      expect.stringMatching("expired"),
    ]);
    const { results } = await listClassifications(client, {});
    expect(results).toHaveLength(4);
  });

  test("services do not share tokens", async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await createSampleService().handle(
      new Request(`${BASE_URL}${TM}/classifications`, { headers }),
    );
    expect(response.status).toBe(401);
  });
});

describe("errors", () => {
  const code = some(catalogue.codes.all[0]).latest.guid;
  const template = some(catalogue.templates.all[0]).latest.guid;
  const tag = some(catalogue.propertyTags.all[0]).latest.guid;

  test.each([
    ["E2", `${TM}/classifications/${template}/classification-codes`],
    ["E4", `${TM}/templates/${code}/classifications`],
    ["E6", `${TM}/conceptmappings/template/${code}/mappedProperties`],
    ["E7", `${TM}/concepts/${some(catalogue.codes.all[0]).guid}/versions`],
    ["E8", `${TM}/property-tags/${code}/properties`],
    ["E8, template", `${TM}/property-tags/${tag}/properties?templateVersionGuid=${tag}`],
    ["E9, classification", `${TM}/templates?ClassificationVersionGuid=${code}`],
    ["E9, code", `${TM}/templates?ClassificationCodeVersionGuid=${template}`],
    ["E11", `${TM}/properties/${code}/referenced-document`],
    ["E12", `${TM}/documents/${code}/templates`],
    ["E13, template", `${TM}/values?templateVersionGuid=${code}`],
    ["E13, property", `${TM}/values?propertyVersionGuid=${template}`],
    ["E14", `${TM}/templates/${code}/documents`],
    ["E15", `${TM}/units/${conceptOf(catalogue.units, "metre").latest.guid.toUpperCase()}`],
  ])("a GUID of another kind or unknown is not found (%s)", async (_operation, path) => {
    expect(await problemOf(await send(path))).toEqual([
      404,
      expect.stringMatching(/^There is no .* with the version GUID /),
    ]);
  });

  test.each(["Skip=-1", "Take=-1", "Skip=1.5", "Take=ten", "Skip=2147483648", "Take=%20", "Skip=1e3"])(
    "refuses %s with 400",
    async (query) => {
      expect(await problemOf(await send(`${TM}/classifications?${query}`))).toEqual([
        400,
        expect.stringMatching(/^(Skip|Take) must/),
      ]);
    },
  );

  test.each(["yes", "1", "True"])("refuses IncludeNested=%s with 400", async (value) => {
    expect(await problemOf(await send(`${TM}/templates?IncludeNested=${value}`))).toEqual([
      400,
      expect.stringMatching("IncludeNested must"),
    ]);
  });

  test("empty and unknown parameters are ignored", async () => {
    const listSchema = v.object({ results: v.array(v.unknown()) });
    const read = async (path: string): Promise<unknown> => v.parse(listSchema, await get(path)).results;
    const query = "IncludeNested=&ClassificationVersionGuid=&culture=&Skip=&Take=&skip=x&take=x&Culture=ar";
    expect(await read(`${TM}/templates?${query}`)).toEqual(await read(`${TM}/templates`));
  });

  test("an aborted request rejects with its reason, as with fetch", async () => {
    const reason = new Error("enough");
    const path = `${TM}/classifications`;
    await expect(send(path, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const pending = send(path, { signal: controller.signal });
    controller.abort(reason);
    await expect(pending).rejects.toBe(reason);
  });
});
