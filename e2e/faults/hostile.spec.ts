import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/fault-test.ts";
import { tree } from "../fixtures/locators.ts";
import { concept, list as listOf, TM } from "../fixtures/stub-service.ts";
import { expectNoOverflow } from "../fixtures/test.ts";

/** Names, GUIDs and class numbers that could be mistaken for markup, addresses or script. */

const LONG = `Long ${"x".repeat(10_000)}`;
const RIGHT_TO_LEFT = "abc\u202Egnp.exe\u2066 \u200F";
const LONE = "\uD800 half \uDC00";

const NAMES = [
  "<script>window.hacked = 1</script>",
  `<img src="x" onerror="window.hacked = 1">`,
  `"><svg onload='window.hacked = 1'>`,
  "javascript:window.hacked=1//",
  "{{constructor.constructor('window.hacked = 1')()}}",
  LONG,
  RIGHT_TO_LEFT,
  LONE,
  "Nul \u0000 and \u0007 bell",
  "&lt;b&gt; &amp; 50%",
];

const GUIDS = [
  "a/b#c?d%e&f+g h",
  "../../connect",
  "...",
  "%2e%2e%2F",
  "javascript:window.hacked=1//",
  `"><img src=x onerror='window.hacked = 1'>`,
  "\u202Egnp",
  "?culture=ar#top",
  "a\\b;c=d",
  "日本語 é",
];

const NUMBERS = ["1#2", "1?2=3", "1%2F", "1&2", "1+2", "1 2", "<b>1</b>", "javascript:1", "\u202E1", "1/2"];

const ITEMS = GUIDS.map((guid, index) => concept(guid, NAMES[index] ?? "?"));
const CODES = ITEMS.map((item, index) => ({
  ...item,
  classNumber: NUMBERS[index] ?? "?",
  hasCodes: index === NUMBERS.length - 1,
  technicalDefinition: item.name,
}));

/** Every concept has this name. */
function answer(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith("/classification-codes")) {
    const number = searchParams.get("ClassNumber");
    const child = { ...concept("child/#?", "Child <b>"), classNumber: "1/2/3 &", hasCodes: false };
    return listOf(request, number === "1/2" ? [...CODES.slice(-1), child] : CODES);
  }
  if (pathname.endsWith("/versions")) return listOf(request, []);
  if (/\/(?:values|documents)$/.test(pathname)) return Response.json(ITEMS);
  if (pathname.endsWith("/referenced-document")) return Response.json(ITEMS[1]);
  if (/\/documents\/[^/]+\/templates$/.test(pathname)) return Response.json(ITEMS);
  return listOf(request, ITEMS);
}

test.use({ backend: { handle: answer } });

async function expectNoHarm(page: Page): Promise<void> {
  expect(await page.evaluate(() => "hacked" in window), "a script has run").toBe(false);
  await expectNoOverflow(page);
}

/** The printable ASCII part of a name. */
const shown = (name = ""): string => /[\x20-\x7E]{4,300}/.exec(name)?.[0].trim() ?? name;

test("hostile names and GUIDs are treated as text, and each links to its own page", async ({
  page,
  service,
}) => {
  const links = page.getByRole("list", { name: "Templates" }).getByRole("link");
  await page.goto("/templates");
  for (const [index, guid] of GUIDS.entries()) {
    await test.step(guid, async () => {
      await expect(links).toHaveCount(GUIDS.length);
      await expectNoHarm(page);
      await links.nth(index).click();
      const heading = page.getByRole("heading", { level: 1 });
      const property = page.getByRole("list", { name: "Mapped properties" }).getByRole("link").first();
      await expect(heading).toContainText(shown(NAMES[index]));
      await expect(property).toBeInViewport();
      await page.reload();
      await expect(heading).toContainText(shown(NAMES[index]));
      await expect(property).toBeInViewport();
      await expectNoHarm(page);
      const path = `GET ${TM}/conceptmappings/template/${encodeURIComponent(guid)}/mappedProperties?`;
      expect(service.requests.filter((one) => one.startsWith(path))).toHaveLength(2);
      await page.goBack();
    });
  }
});

test("hostile names of a template, its property and its documents, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [markup, , , , , long, rightToLeft] = GUIDS.map(encodeURIComponent);
  for (const address of [
    `${markup}/properties/${long}`,
    `${long}/documents`,
    `${rightToLeft}/properties/${markup}`,
  ]) {
    await page.goto(`/templates/${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
    await expectNoHarm(page);
  }
});

test("class numbers and GUIDs of codes with reserved URL characters", async ({ page, service }) => {
  await page.goto(`/classifications/${encodeURIComponent(GUIDS[0] ?? "")}`);
  const items = tree(page).getByRole("treeitem");
  await expect(items).toHaveCount(NUMBERS.length);
  for (const [index, number] of NUMBERS.entries()) {
    await test.step(number, async () => {
      await items.nth(index).click();
      await expect(items.nth(index)).toHaveAttribute("aria-selected", "true");
      const details = page.getByRole("article").getByRole("heading", { level: 2 });
      await expect(details).toContainText(number);
      expect(new URL(page.url()).searchParams.get("number")).toBe(number);
      await expectNoHarm(page);
    });
  }
  await page.reload();
  await expect(tree(page).getByRole("treeitem", { selected: true })).toContainText("1/2");
  await tree(page).getByRole("treeitem", { selected: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tree(page).getByRole("treeitem", { level: 2 })).toContainText("1/2/3 &");
  expect(service.count(["E2", { ClassNumber: "1/2" }])).toBeGreaterThan(0);
  expect(service.requests.length, "requests in all").toBeLessThan(40);
});
