import type { Page } from "@playwright/test";
import { SERVICE_URL, useService } from "./fixtures/service.ts";
import { list, problem, TM } from "./fixtures/stub-service.ts";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";

const TEMPLATES = 12;

interface ReceivedRequest {
  path: string;
  query: Record<string, string>;
}

type Answer = (path: string, query: URLSearchParams) => Response | null | Promise<Response | null>;

/** Twelve templates with two documents each, one of which the next template shares. */
function usual(request: Request, path: string): Response {
  const culture = new URL(request.url).searchParams.get("culture");
  const summary = (kind: string, id: number) => ({
    guid: `${kind} ${id}`,
    versionGuid: `${kind}/${id}`,
    defaultName: `${kind === "d" ? "Document" : "Template"} ${id}`,
    ...(culture === "ar" ? { name: kind === "d" ? `وثيقة ${id}` : `قالب ${id}` } : {}),
  });
  if (path === "/templates")
    return list(
      request,
      Array.from({ length: TEMPLATES }, (_, id) => summary("t", id)),
    );
  if (path.endsWith("/versions")) return list(request, []);
  const ofTemplate = /^\/templates\/t\/(\d+)\/documents$/.exec(path);
  if (ofTemplate !== null) {
    const id = Number(ofTemplate[1]);
    return Response.json([summary("d", id), summary("d", id + 1)]);
  }
  const ofDocument = /^\/documents\/d\/(\d+)\/templates$/.exec(path);
  if (ofDocument !== null) {
    const id = Number(ofDocument[1]);
    const references = [id - 1, id]
      .filter((template) => template >= 0 && template < TEMPLATES)
      .map((template) => {
        const { guid, ...others } = summary("t", template);
        return { conceptGuid: guid, ...others };
      });
    return list(request, references, "array");
  }
  return problem(404);
}

async function open(page: Page, path: string, answer: Answer = () => null, documents: object[] = []) {
  const requested: ReceivedRequest[] = [];
  await useService(
    page,
    async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const path = decodeURIComponent(pathname.replace(TM, ""));
      requested.push({ path, query: Object.fromEntries(searchParams) });
      return (await answer(path, searchParams)) ?? usual(request, path);
    },
    {
      services: [{ name: "Test service", baseUrl: SERVICE_URL, auth: "none", startingPoints: { documents } }],
      takes: { list: 5, codes: 200 },
    },
  );
  await page.goto(path);
  return requested;
}

const collect = (page: Page) => page.getByRole("button", { name: "Collect documents from all templates" });
const documents = (page: Page) => page.getByRole("list", { name: "Documents" }).getByRole("listitem");

test("documents are collected from all templates on demand", async ({ page }) => {
  const requested = await open(page, "/documents", undefined, [
    { versionGuid: "d/3", name: "A document to start from" },
  ]);
  await expect(documents(page)).toHaveText(["A document to start from"]);
  expect(requested).toEqual([]);

  await collect(page).click();
  await expect(page.getByText("Searched 12 of 12 templates and found 13 documents.").first()).toBeVisible();
  await expect(documents(page)).toHaveCount(13);
  await expect(documents(page).nth(3)).toHaveText("Document 3");
  await expect(documents(page).nth(10)).toHaveText("Document 10");
  const lists = requested.filter(({ path }) => path === "/templates").map(({ query }) => query);
  expect(lists).toEqual([
    { Skip: "0", Take: "5" },
    { Skip: "5", Take: "5" },
    { Skip: "10", Take: "5" },
  ]);
  expect(requested.filter(({ path }) => path.endsWith("/documents"))).toHaveLength(12);
  await axe(page);

  await page.getByRole("searchbox", { name: "Search documents" }).fill("ment 1");
  await expect(page).toHaveURL(/search=ment\+1/);
  await expect(documents(page)).toHaveText(["Document 1", "Document 10", "Document 11", "Document 12"]);
  await expect(page.getByRole("status")).toHaveText("4 of 13");

  // Collected documents are remembered, and so is the search.
  await page.reload();
  await expect(documents(page)).toHaveCount(4);
  await page.getByRole("searchbox", { name: "Search documents" }).fill("nothing");
  await expect(page.getByText(/^Nothing found for 'nothing'/)).toBeVisible();
});

test("a collection sends at most four requests at a time, keeps its items when cancelled, and resumes", async ({
  page,
}) => {
  let inFlight = 0;
  let most = 0;
  const held: (() => void)[] = [];
  let isHolding = true;
  const requested = await open(page, "/documents", async (path) => {
    if (path === "/templates") return null;
    inFlight += 1;
    most = Math.max(most, inFlight);
    if (isHolding) {
      await new Promise<void>((resolve) => {
        held.push(resolve);
      });
    }
    inFlight -= 1;
    return null;
  });
  await collect(page).click();
  await expect.poll(() => held.length).toBe(4);
  held.shift()?.();
  held.shift()?.();
  const bar = page.getByRole("progressbar", { name: "Collecting documents" });
  await expect(bar).toHaveAttribute("aria-valuenow", "2");
  await expect(bar).toHaveAttribute("aria-valuemax", "12");
  await expect(page.getByText("2 of 12 templates, 3 documents")).toBeVisible();
  await axe(page);
  await expect.poll(() => held.length).toBe(4);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(
    page.getByText("Stopped at 2 of 12 templates; 3 documents found so far are kept.").first(),
  ).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(documents(page)).toHaveCount(3);

  isHolding = false;
  const before = requested.length;
  for (const release of held) release();
  await collect(page).click();
  await expect(page.getByText("Searched 12 of 12 templates and found 13 documents.").first()).toBeVisible();
  // Loaded lists are not requested again.
  expect(requested.slice(before).filter(({ path }) => path.endsWith("/documents"))).toHaveLength(10);
  expect(most).toBeLessThanOrEqual(4);
});

test("leaving the page stops the collection, and its items are kept for the return", async ({ page }) => {
  const release: (() => void)[] = [];
  const requested = await open(page, "/documents", async (path) => {
    if (!/t\/[5-9]/.test(path)) return null;
    await new Promise<void>((resolve) => {
      release.push(resolve);
    });
    return null;
  });
  await collect(page).click();
  await expect.poll(() => release.length).toBe(4);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("link", { name: "Units" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Units");
  for (const one of release) one();
  const before = requested.length;
  await page.goBack();
  await expect(collect(page)).toBeVisible();
  await expect.poll(() => documents(page).count()).toBeGreaterThanOrEqual(6);
  expect(requested).toHaveLength(before);
});

test("failed templates can be retried", async ({ page, browserErrors }) => {
  browserErrors.expect(/403/);
  let isBroken = true;
  const requested = await open(page, "/documents", (path) =>
    isBroken && /t\/(2|7|8)\//.test(path) ? problem(403) : null,
  );
  await collect(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("3 templates failed");
  await expect(alert).toContainText("Problem 403");
  await expect(alert).toContainText("HTTP 403");
  // Only the failed templates 7 and 8 have document 8.
  await expect(documents(page)).toHaveCount(12);
  await axe(page);
  isBroken = false;
  const before = requested.length;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("status")).toHaveText("13 of 13");
  await expect(alert).toBeHidden();
  const again = requested.slice(before).filter(({ path }) => path.endsWith("/documents"));
  expect(again.map(({ path }) => path).toSorted()).toEqual(
    [2, 7, 8].map((id) => `/templates/t/${id}/documents`),
  );
});

test("a failed page of the list of templates can be retried", async ({ page, browserErrors }) => {
  browserErrors.expect(/404/);
  let isBroken = true;
  await open(page, "/documents", (path, query) =>
    isBroken && path === "/templates" && query.get("Skip") === "5" ? problem(404) : null,
  );
  await collect(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The list of templates could not be loaded completely");
  await expect(documents(page)).toHaveCount(6);
  isBroken = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(documents(page)).toHaveCount(13);
});

test("a collection that is refused stops, and one without results shows a message", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/403/);
  await open(page, "/documents", () => problem(403));
  const none = page.getByText(/^Nothing found: the configuration names no starting points/);
  await expect(none).toBeVisible();
  await collect(page).click();
  await expect(page.getByRole("alert")).toContainText("HTTP 403");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();

  await open(page, "/documents", (path) => (path.endsWith("/documents") ? Response.json([]) : null));
  await collect(page).click();
  await expect(page.getByText("Searched 12 of 12 templates and found 0 documents.").first()).toBeVisible();
  await expect(none).toBeVisible();
});

test("a document opened by address, with the templates that refer to it", async ({ page }) => {
  const requested = await open(page, "/documents/d%2F3");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("d/3");
  const templates = page.getByRole("list", { name: "Templates" });
  await expect(templates.getByRole("listitem")).toHaveText(["Template 2", "Template 3"]);
  await expect(templates.getByRole("link", { name: "Template 2" })).toHaveAttribute(
    "href",
    "/templates/t%2F2/properties",
  );
  await expect(page.getByRole("button", { name: "Copy version GUID" })).toBeVisible();
  expect(requested.filter(({ path }) => path.endsWith("/templates"))).toEqual([
    { path: "/documents/d/3/templates", query: { Skip: "0", Take: "5" } },
  ]);
  await axe(page);
});

test("a listed document is shown with its name, and one without templates shows a message", async ({
  page,
}) => {
  await open(page, "/documents", (path) => (path === "/documents/d/7/templates" ? Response.json([]) : null));
  await collect(page).click();
  // A page that is opened meanwhile would stop the collection.
  await expect(documents(page)).toHaveCount(13);
  await page.getByRole("link", { name: "Document 7" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document 7");
  await expect(page).toHaveTitle("Document 7 · Document · Plinth");
  await expect(page.getByText("Nothing found: no template refers to this document.")).toBeVisible();
  await page.goBack();
  await expect(documents(page)).toHaveCount(13);
});

test("documents in Arabic on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/documents?culture=ar");
  await collect(page).click();
  const link = page.getByRole("link", { name: /^وثيقة 3/ });
  await expect(link.getByText("وثيقة 3")).toHaveAttribute("dir", "rtl");
  await expectNoOverflow(page);
  await axe(page);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("وثيقة 3");
  await expect(page.getByRole("link", { name: /^قالب 2/ })).toBeVisible();
  await expectNoOverflow(page);
  await axe(page);
});
