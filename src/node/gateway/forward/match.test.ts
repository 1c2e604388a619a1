import { describe, expect, test } from "vitest";
import { isServicePath, matchOperation } from "./match.ts";
import { Refusal } from "./refusal.ts";

const TM = "/templates-management/api/v2";
const E10 = "/projects-management/api/v1/projects/42/requirements/search";

function refusal(method: string, target: string): { status: number; allow: string | undefined } | null {
  try {
    matchOperation(method, target);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, allow: error.headers["Allow"] };
  }
}

describe("a GUID", () => {
  test.each([
    "plain",
    "A%20b%2F%C3%A7%3F%23",
    "a..b",
    "...",
    ".hidden",
    "%252F",
    "100%25",
    "50%25%20of",
    "a;b=c,d:e@f!$&'()*+~",
    "a%253Bb%2F%3Fx=1%23y%2525",
    "%EF%BC%A1%EF%BC%8E%EF%BC%A2",
    "1.2%20..%2011",
  ])("%s is forwarded unchanged", (guid) => {
    const path = `${TM}/units/${guid}`;
    expect(matchOperation("GET", path)).toMatchObject({ path, operation: { id: "E15" } });
  });

  test.each([
    "",
    ".",
    "..",
    "%2e",
    "%2E%2e",
    ".%2e",
    "%252e%252e",
    "..%2Fauthentication",
    "a%2F..%2F..%2Fb",
    "a%2f%2e%2e%2fb",
    "a%5C..%5Cb",
    "%252e%252e%252f",
    "%25252e%25252e%25252f",
    "..;",
    ".;x=1",
    ";x",
    "..;%2f..;%2fadmin",
    "..%3B%2F..%3B%2Fadmin",
    "%252e%252e%252fadmin%252f%25",
    "%252e%252e%252fadmin%252f%2525zz",
    "%2525252525252525252525252e",
    "..%00",
    "a%00",
    "%0D%0A",
    "a%C2%85",
    "a%2500",
    "..%20",
    "%20",
    "%20..%2Fadmin",
    ".%E2%80%8B.",
    "..%3Fx",
    "..%23x",
    "%EF%BC%8E%EF%BC%8E",
    "%EF%BC%8E%EF%BC%8E%EF%BC%8Fadmin",
    "%E2%80%A5%EF%BC%BCadmin",
    "%E3%80%82%EF%BD%A1",
    "..%E2%88%95admin",
    "%25u002e%25u002e",
    "%25c0%25ae%25c0%25ae",
    "%c0%ae%c0%ae",
    "a\\b",
    'a"b',
    "a<b",
    "a|b",
    "a b",
    "ä",
    "a#b",
    "%E0%A4%A",
    "%FF",
    "%",
    "%2",
    "%zz",
  ])("'%s' is rejected", (guid) => {
    expect(refusal("GET", `${TM}/units/${guid}`)?.status).toBe(404);
  });
});

test("a GUID with too many levels of encoding is rejected", () => {
  const nested = (levels: number) => `%${"25".repeat(levels)}41`;
  expect(refusal("GET", `${TM}/units/${nested(7)}`)).toBeNull();
  expect(refusal("GET", `${TM}/units/${nested(8)}`)?.status).toBe(404);
  expect(refusal("GET", `${TM}/units/${nested(7000)}`)?.status).toBe(404);
});

test.each([
  "/authentication/api/v1/oauth2/token",
  "/authentication",
  "/templates-management",
  TM,
  `${TM}/`,
  `${TM}/templates/`,
  `${TM}//templates`,
  `/${TM}/templates`,
  `${TM}/Templates`,
  `${TM}/templates/g`,
  `${TM}/units`,
  `${TM}/units/g/`,
  `${TM}/units/g/x`,
  `${TM}/template%73`,
  "/templates-management/api/v1/templates",
  `${TM}/../../authentication/api/v1/oauth2/token`,
  "/projects-management/api/v1/projects/forty-two/requirements/search",
  "/projects-management/api/v1/projects/2147483648/requirements/search",
  "/projects-management/api/v1/projects/4.2/requirements/search",
  "/projects-management/api/v1/projects/%34/requirements/search",
])("there is no operation at %s", (path) => {
  expect(refusal("GET", path)?.status).toBe(404);
  expect(refusal("POST", path)?.status).toBe(404);
});

test("an operation supports one method", () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "get"]) {
    expect(refusal(method, `${TM}/templates`)).toEqual({ status: 405, allow: "GET" });
  }
  expect(refusal("GET", E10)).toEqual({ status: 405, allow: "POST" });
  expect(refusal("POST", E10)).toBeNull();
});

describe("the query", () => {
  test("has the parameters of the operation, spelled as there", () => {
    expect(refusal("GET", `${TM}/construction-objects?Culture=en`)).toBeNull();
    expect(refusal("GET", `${TM}/construction-objects?culture=en`)?.status).toBe(400);
    expect(refusal("GET", `${TM}/templates?culture=en`)).toBeNull();
    expect(refusal("GET", `${TM}/templates?Culture=en`)?.status).toBe(400);
  });

  test.each([
    "nonsense=1",
    "skip=1",
    "Skip=1&Skip=2",
    "Skip=1;Take=2",
    "Skip",
    "Skip=",
    "Skip=one",
    "Skip=1.5",
    "Skip=99999999999",
    "%53kip=1",
    "Skip=1&",
    "&Skip=1",
    "culture=%FF",
    "culture=%",
    "IncludeNested=yes",
    "constructor=1",
    "__proto__=1",
    "culture[]=en",
  ])("%s is refused", (query) => {
    expect(refusal("GET", `${TM}/templates?${query}`)?.status).toBe(400);
  });

  test("is re-encoded unambiguously", () => {
    const { query, parameters } = matchOperation(
      "GET",
      `${TM}/construction-objects?SearchTerm=a+b%26c=d?e/%C3%A7&Skip=-0&Take=50`,
    );
    expect(query).toBe("?SearchTerm=a%20b%26c%3Dd%3Fe%2F%C3%A7&Skip=-0&Take=50");
    expect(parameters).toEqual(["SearchTerm", "Skip", "Take"]);
    expect(matchOperation("GET", `${TM}/templates?`).query).toBe("");
  });
});

test("separates paths of the service from those of the app", () => {
  for (const path of [`${TM}/x`, "/authentication", "/projects-management/"])
    expect(isServicePath(path)).toBe(true);
  for (const path of ["/", "/templates", "/templates-managements", "/projects/1/requirements"]) {
    expect(isServicePath(path)).toBe(false);
  }
});
