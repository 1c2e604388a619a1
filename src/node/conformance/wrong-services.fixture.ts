import { type OperationId, OPERATIONS } from "#core/api/operations.ts";

type Handle = (request: Request) => Promise<Response>;

/** A service that breaks one rule, made of one that breaks none. */
export type WrongService = {
  /** What it does. */
  readonly does: string;
  readonly operation: OperationId;
  /** The name of the check that reports it, and a part of what is reported. */
  readonly check: string;
  readonly reports: string;
  readonly handle: (right: Handle) => Handle;
};

/** A wrong service: it breaks its rule in requests of its operation only. */
export function wrongService({ operation, handle }: WrongService, right: Handle): Handle {
  const path = OPERATIONS[operation].path.replaceAll(/\{\w+\}/g, "[^/]+");
  const pattern = new RegExp(`${path}$`);
  const wrong = handle(right);
  return async (request) => (pattern.test(new URL(request.url).pathname) ? wrong : right)(request);
}

type Json = Readonly<Record<string, unknown>>;

/** Changes the bodies of responses with status 200. */
function sends(change: (body: Json, query: URLSearchParams) => unknown): WrongService["handle"] {
  return (right) => async (request) => {
    const response = await right(request);
    if (response.status !== 200) return response;
    const body: unknown = await response.json();
    return Response.json(change(isJson(body) ? body : {}, new URL(request.url).searchParams));
  };
}

/** Changes the items of lists. */
const sendsItems = (change: (items: readonly Json[], query: URLSearchParams) => readonly unknown[]) =>
  sends((body, query) =>
    Array.isArray(body) ? change(body, query) : { ...body, results: change(itemsOf(body), query) },
  );

function itemsOf({ results }: Json): readonly Json[] {
  return Array.isArray(results) ? results.filter(isJson) : [];
}

/** An object or an array. */
function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

const partOf = (body: Json, name: string): Json => {
  const part = body[name];
  return isJson(part) ? part : {};
};

/** Changes the pagination of lists. */
const sendsPagination = (change: (pagination: Record<string, number>, query: URLSearchParams) => Json) =>
  sends((body, query) => {
    const pagination = Object.fromEntries(
      Object.entries(partOf(body, "pagination")).map(([name, value]) => [name, Number(value)]),
    );
    return { ...body, pagination: { ...pagination, ...change(pagination, query) } };
  });

/** Reads the parameters of requests in another way. */
function reads(change: (query: URLSearchParams) => void): WrongService["handle"] {
  return (right) => async (request) => {
    const url = new URL(request.url);
    change(url.searchParams);
    return right(new Request(url, request));
  };
}

/** Ignores the bodies of requests that filter by a field. */
function withoutFilter(field: string): WrongService["handle"] {
  return (right) => async (request) => {
    const text = await request.text();
    const body = text.includes(field) ? "{}" : text;
    return right(new Request(request.url, { method: request.method, headers: request.headers, body }));
  };
}

/** Answers some requests in another way. */
function answers(
  isWrong: (response: Response, request: Request) => boolean | Promise<boolean>,
  answer: (response: Response) => Response | Promise<Response>,
): WrongService["handle"] {
  return (right) => async (request) => {
    const copy = request.clone();
    const response = await right(request);
    return (await isWrong(response, copy)) ? answer(response) : response;
  };
}

const problem = (status: number, body: object = {}): Response =>
  Response.json({ title: "Problem", status, extensions: {}, ...body }, { status });
const page = (): Response =>
  new Response("<h1>Sorry</h1>", { status: 404, headers: { "Content-Type": "text/html" } });
const asksFor = (request: Request, text: string): boolean => decodeURIComponent(request.url).includes(text);

/** One wrong service for each check, or for each thing that a check looks at. */
export const WRONG_SERVICES: readonly WrongService[] = [
  {
    does: "sends null for what is absent",
    operation: "E5",
    check: "a right request returns what is described",
    reports: "It must be string.",
    handle: sendsItems((items) => items.map((item) => ({ ...item, name: null }))),
  },
  {
    does: "omits hasCodes",
    operation: "E2",
    check: "a right request returns what is described",
    reports: "required property 'hasCodes'",
    handle: sendsItems((items) => items.map(({ hasCodes: _, ...item }) => item)),
  },
  {
    does: "sends a plain array instead of a page",
    operation: "E5",
    check: "a right request returns what is described",
    reports: "It must be object.",
    handle: sends((body) => body["results"]),
  },
  {
    does: "sends no pagination",
    operation: "E9",
    check: "a right request returns what is described",
    reports: "no 'pagination'",
    handle: sends(({ results }) => ({ results })),
  },
  {
    does: "sends decimals as strings",
    operation: "E15",
    check: "a right request returns what is described",
    reports: "It must be number.",
    handle: sends((body) => ({
      ...body,
      dimensions: Object.fromEntries(
        Object.entries(partOf(body, "dimensions")).map(([name, power]) => [name, String(power)]),
      ),
    })),
  },
  {
    does: "sends the token in an object",
    operation: "E1",
    check: "a right request returns what is described",
    reports: "It must be string.",
    handle: sends(() => ({ access_token: "a" })),
  },
  {
    does: "sends another media type",
    operation: "E14",
    check: "a right request returns what is described",
    reports: "'text/plain' instead of application/json",
    handle: answers(
      ({ ok }) => ok,
      async (response) => new Response(await response.text(), { headers: { "Content-Type": "text/plain" } }),
    ),
  },
  {
    does: "fails on Skip 0",
    operation: "E6",
    check: "a request with all parameters of the list returns what is described",
    reports: "The status is 500 instead of 200.",
    handle: answers(
      (_, request) => asksFor(request, "Skip=0"),
      () => problem(500),
    ),
  },
  {
    does: "marks all versions as the latest",
    operation: "E7",
    check: "the version of the request is among the versions, and at most one is the latest",
    reports: "versions are the latest",
    handle: sendsItems((items) => items.map((item) => ({ ...item, isLatest: true }))),
  },
  {
    does: "finds names by their beginning only, without regard to what was found",
    operation: "E3",
    check: "a construction object is found by its name",
    reports: "is not among the results",
    handle: sendsItems((items, query) => (query.has("SearchTerm") ? [] : items)),
  },
  {
    does: "counts what is returned wrongly",
    operation: "E5",
    check: "pagination says what was requested and what was sent",
    reports: "pagination.returned",
    handle: sendsPagination(({ returned = 0 }) => ({ returned: returned + 1 })),
  },
  {
    does: "says that nothing was skipped",
    operation: "E10",
    check: "pagination says what was requested and what was sent",
    reports: "pagination.skip",
    handle: sendsPagination(() => ({ skip: 0 })),
  },
  {
    does: "says the requested Take although it cuts it down",
    operation: "E9",
    check: "the largest Take is applied or cut down",
    reports: "although Take is 2147483647",
    handle: (right) =>
      sendsPagination((_, query) => ({ take: Number(query.get("Take") ?? 20) }))(
        reads((query) => {
          if (Number(query.get("Take")) > 20) query.set("Take", "20");
        })(right),
      ),
  },
  {
    does: "ignores Take",
    operation: "E12",
    check: "a page has at most Take items, and a list with more has as many",
    reports: "instead of 1",
    handle: reads((query) => query.delete("Take")),
  },
  {
    does: "ignores Skip",
    operation: "E12",
    check: "Skip leaves items out: small pages have the items of a large one, in its order",
    reports: "Its items are not those at 2",
    handle: reads((query) => query.delete("Skip")),
  },
  {
    does: "sends each page in another order",
    operation: "E9",
    check: "Skip leaves items out: small pages have the items of a large one, in its order",
    reports: "Its items are not those at 0",
    handle: sendsItems((items, query) => (query.get("Take") === "2" ? items.toReversed() : items)),
  },
  {
    does: "gives the number of items on the page as the total",
    operation: "E9",
    check: "the total is the same on each page, and the list ends there",
    reports: "pagination.total",
    handle: sendsPagination(({ returned = 0, skip = 0 }) => ({ total: returned + skip })),
  },
  {
    does: "repeats an item",
    operation: "E6",
    check: "the whole list has as many items as its total, none of them twice",
    reports: "are repeated",
    handle: sendsItems((items) => items.map((item, index) => (index === 1 ? (items[0] ?? item) : item))),
  },
  {
    does: "begins with the second item without Skip",
    operation: "E4",
    check: "without Skip and Take, the list begins",
    reports: "It does not begin with the items",
    handle: sendsItems((items, query) => (query.has("Skip") ? items : items.slice(1))),
  },
  {
    does: "names a next page after the last",
    operation: "E5",
    check: "next and prev are URLs, and the last page has no next",
    reports: "The last page has a next one.",
    handle: sends((body) => ({
      ...body,
      pagination: { ...partOf(body, "pagination"), next: "https://service.example/" },
    })),
  },
  {
    does: "translates default names, too",
    operation: "E6",
    check: "names come in the requested culture, default names do not change",
    reports: "is another than without a culture",
    handle: sendsItems((items, query) =>
      query.get("culture") === "nb-NO"
        ? items.map((item) => ({ ...item, defaultName: item["name"] }))
        : items,
    ),
  },
  {
    does: "reads 'culture' instead of 'Culture'",
    operation: "E2",
    check: "the culture is read in the spelling of the operation",
    reports: "reads 'culture' instead of 'Culture'",
    handle: reads((query) => {
      const culture = query.get("culture");
      query.delete("Culture");
      if (culture !== null) query.set("Culture", culture);
    }),
  },
  {
    does: "fails for unknown cultures",
    operation: "E11",
    check: "an unknown culture is an error or ignored",
    reports: "The status is 500",
    handle: answers(
      (_, request) => asksFor(request, "culture=qq-XX"),
      () => problem(500),
    ),
  },
  ...(["ClassNumber", "SearchTerm"] as const).map((parameter): WrongService => ({
    does: `ignores ${parameter}`,
    operation: "E2",
    check: `${parameter} finds a code by its class number`,
    reports: "is not among the results",
    handle: sendsItems((items, query) => (query.has(parameter) ? [] : items)),
  })),
  {
    does: "searches in class numbers only",
    operation: "E2",
    check: "SearchTerm finds a code by its default name",
    reports: "is not among the results",
    handle: sendsItems((items, query) => (/^[A-Z][a-z]+/.test(query.get("SearchTerm") ?? "") ? [] : items)),
  },
  {
    does: "ignores the search term",
    operation: "E3",
    check: "a search for nothing that exists finds nothing",
    reports: "items are found",
    handle: reads((query) => query.delete("SearchTerm")),
  },
  {
    does: "finds codes of the first level only",
    operation: "E2",
    check: "child codes of a code that has some are found, and are no codes of the first level",
    reports: "none is found by ClassNumber, SearchTerm or its version GUID",
    handle: (right) => async (request) => {
      const { pathname } = new URL(request.url);
      const response = await reads((query) => {
        query.delete("ClassNumber");
        query.delete("SearchTerm");
      })(right)(request);
      const body: unknown = await response.clone().json();
      const isOfCode =
        !JSON.stringify(body).includes('"total":7') && pathname.endsWith("/classification-codes");
      return response.ok && isOfCode
        ? Response.json({ results: [], pagination: { total: 0, take: 50, skip: 0, returned: 0 } })
        : response;
    },
  },
  {
    does: "ignores classification and code",
    operation: "E9",
    check: "with a classification and a code, only templates of both are returned",
    reports: "It returns all",
    handle: reads((query) => {
      query.delete("ClassificationVersionGuid");
      query.delete("ClassificationCodeVersionGuid");
    }),
  },
  {
    does: "returns the templates of the classification whatever the code",
    operation: "E9",
    check: "with a classification and a code, only templates of both are returned",
    reports: "of a code that does not exist",
    handle: reads((query) => query.delete("ClassificationCodeVersionGuid")),
  },
  {
    does: "returns properties of other property tags with a template",
    operation: "E8",
    check: "with a template, only its properties are returned",
    reports: "are none of the property tag",
    handle: sendsItems((items, query) =>
      query.has("templateVersionGuid")
        ? [...items, { versionGuid: "another", defaultName: "Another" }]
        : items,
    ),
  },
  {
    does: "accepts neither media type",
    operation: "E10",
    check: "one of the two media types is accepted",
    reports: "The status is 400 instead of 200.",
    handle: answers(
      (_, request) => request.headers.has("Content-Type"),
      () => problem(400),
    ),
  },
  {
    does: "insists on a media type",
    operation: "E10",
    check: "the header Content-Type is optional",
    reports: "The status is 415 instead of 200.",
    handle: answers(
      (_, request) => !request.headers.has("Content-Type"),
      () => problem(415),
    ),
  },
  {
    does: "ignores the filter",
    operation: "E10",
    check: "a filter leaves only the requirements that match it",
    reports: "results for other product types",
    handle: withoutFilter("productTypeGuids"),
  },
  {
    does: "ignores the roles of the filter",
    operation: "E10",
    check: "a filter leaves only the requirements that match it",
    reports: "results for other roles",
    handle: withoutFilter("roleIds"),
  },
  {
    does: "answers without a token",
    operation: "E5",
    check: "a request without a token is refused with 401",
    reports: "The status is 200 instead of 401.",
    handle: answers(
      (_, request) => request.method === "GET" && !request.headers.has("Authorization"),
      () => Response.json({ results: [] }),
    ),
  },
  {
    does: "refuses wrong tokens with 403",
    operation: "E15",
    check: "a wrong token is refused with 401",
    reports: "The status is 403 instead of 401.",
    handle: answers(
      ({ status }) => status === 401,
      () => problem(403),
    ),
  },
  {
    does: "fails for unknown GUIDs",
    operation: "E4",
    check: "an unknown version GUID is an error as described",
    reports: "The status is 500 instead of one of 400, 401, 403, 404.",
    handle: answers(
      ({ status }) => status === 404,
      () => problem(500),
    ),
  },
  {
    does: "sends web pages for errors",
    operation: "E14",
    check: "an unknown version GUID is an error as described",
    reports: "The body is no JSON (text/html).",
    handle: answers(({ status }) => status === 404, page),
  },
  {
    does: "sends an empty unit for unknown GUIDs",
    operation: "E15",
    check: "an unknown version GUID is an error as described",
    reports: "The status is 200 instead of that of an error.",
    handle: answers(
      ({ status }) => status === 404,
      () => Response.json({ majorVersion: 0, minorVersion: 0 }),
    ),
  },
  {
    does: "omits required extensions",
    operation: "E7",
    check: "an unknown version GUID is an error as described",
    reports: "required property 'extensions'",
    handle: answers(
      ({ status }) => status === 404,
      () => problem(404, { extensions: undefined }),
    ),
  },
  {
    does: "refuses unknown projects with a status of its own",
    operation: "E10",
    check: "an unknown project is an error as described",
    reports: "The status is 410",
    handle: answers(
      ({ status }) => status === 404,
      () => problem(410),
    ),
  },
  {
    does: "fails for unknown templates in the query",
    operation: "E13",
    check: "unknown GUIDs in the query are an error as described, or find nothing",
    reports: "The status is 500",
    handle: answers(
      ({ status }) => status === 404,
      () => problem(500),
    ),
  },
  {
    does: "refuses a wrong Take with 422",
    operation: "E5",
    check: "a wrong Skip or Take is an error as described, or ignored",
    reports: "The status is 422",
    handle: answers(
      ({ status }) => status === 400,
      () => problem(422),
    ),
  },
  {
    does: "fails for parameters that it does not have",
    operation: "E15",
    check: "a parameter that the operation does not have is an error as described, or ignored",
    reports: "The status is 500",
    handle: answers(
      (_, request) => asksFor(request, "unknown="),
      () => problem(500),
    ),
  },
  {
    does: "fails without GUIDs in the query",
    operation: "E13",
    check: "all parameters of the query may be missing",
    reports: "The status is 500",
    handle: answers(
      (_, request) => request.url.endsWith("/values"),
      () => problem(500),
    ),
  },
  {
    does: "fails for bodies that are no JSON",
    operation: "E10",
    check: "a body that is no JSON object is an error as described",
    reports: "The status is 500",
    handle: answers(
      ({ status }) => status === 400,
      () => problem(500),
    ),
  },
  {
    does: "ignores fields of a wrong type",
    operation: "E10",
    check: "fields of a wrong type are an error as described",
    reports: "The status is 200",
    handle: answers(
      async ({ status }, request) => status === 400 && (await request.text()).startsWith('{"'),
      () => Response.json({ results: [], pagination: { total: 0, take: 50, skip: 0, returned: 0 } }),
    ),
  },
  {
    does: "issues tokens to anybody",
    operation: "E1",
    check: "wrong client details are refused as described",
    reports: "They get a token.",
    handle: answers(
      ({ status }, request) => status === 401 && request.method === "POST",
      () => Response.json("token"),
    ),
  },
];
