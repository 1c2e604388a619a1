import type { Locator, Page } from "@playwright/test";
import { chooseCulture } from "./fixtures/locators.ts";
import { useService } from "./fixtures/service.ts";
import { concept, list as listOf } from "./fixtures/stub-service.ts";
import { expect, test } from "./fixtures/test.ts";

const MANY = 120;

/** Classifications named after the culture of the request. */
function classifications(request: Request): Response {
  const url = new URL(request.url);
  const culture = url.searchParams.get("culture");
  if (!url.pathname.endsWith("/classifications")) return listOf(request, []);
  const items = Array.from({ length: MANY }, (_, index) => ({
    guid: `concept-${index}`,
    versionGuid: `version-${index}`,
    defaultName: `List ${index + 1}`,
    ...(culture === null ? {} : { name: `${culture} ${index + 1}` }),
  }));
  return listOf(request, items);
}

/** Scrolls to the end; the list loads more when its end is near. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole("list", { name: "Classifications" }).getByRole("link").first().hover();
  await page.mouse.wheel(0, 100_000);
}

/** Drags the scrollbar thumb to a fraction of its range. */
async function dragTo(list: Locator, part: number): Promise<void> {
  await list.evaluate((element, part) => {
    let pane = element.parentElement;
    while (pane !== null && pane.scrollHeight <= pane.clientHeight + 1) pane = pane.parentElement;
    pane?.scrollTo({ top: (pane.scrollHeight - pane.clientHeight) * part });
  }, part);
}

test("a list loads more on scrolling and by its button, and Back restores its scroll position", async ({
  page,
}) => {
  await useService(page, classifications);
  await page.goto("/classifications");
  const list = page.getByRole("list", { name: "Classifications" });
  const status = page.getByRole("status").filter({ hasText: / of 120/ });
  await expect(status).toHaveText("50 of 120");
  await expect(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "120");

  await page.getByRole("button", { name: "Load more" }).focus();
  await page.keyboard.press("Enter");
  // The focus scrolls the end into view, which may load the next page as well.
  await expect(status).toHaveText(/^1[02]0 of 120$/);
  await scrollToEnd(page);
  await expect(status).toHaveText("120 of 120");
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);

  await page.mouse.wheel(0, 100_000);
  const last = list.getByRole("link", { name: "List 120" });
  await expect(last).toBeInViewport();
  await last.click();
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect(status).toHaveText("120 of 120");
});

test("on a wide screen names are in columns, in reading order, and Back or a narrower window keep the scroll position", async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1000 });
  const held = Promise.withResolvers<void>();
  await useService(page, async (request) => {
    await held.promise;
    return classifications(request);
  });
  await page.goto("/classifications");
  const skeleton = page.getByRole("status", { name: "Loading classifications" });
  await expect(skeleton).toBeVisible();
  const [one, , , below] = await skeleton.evaluate((element) =>
    [...element.children].map((line) => {
      const { x, y } = line.getBoundingClientRect();
      return { x, y };
    }),
  );
  held.resolve();
  const list = page.getByRole("list", { name: "Classifications" });
  const link = (name: string) => list.getByRole("link", { name, exact: true });
  const positionOf = async (name: string) => {
    const box = await link(name).boundingBox();
    return [box?.x ?? 0, box?.y ?? 0] as const;
  };
  await expect(link("List 4")).toBeVisible();
  const [first, second, fourth] = [
    await positionOf("List 1"),
    await positionOf("List 2"),
    await positionOf("List 4"),
  ];
  expect(second[0]).toBeGreaterThan(first[0]);
  expect([second[1], fourth[0]]).toEqual([first[1], first[0]]);
  expect(fourth[1] - first[1], "the height of a row, in px").toBeLessThanOrEqual(32);
  expect([below?.x, (below?.y ?? 0) - (one?.y ?? 0)], "the fourth item of the skeleton").toEqual([
    one?.x,
    fourth[1] - first[1],
  ]);
  await link("List 1").focus();
  // The button 'Compare' of the first one comes between.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(link("List 2")).toBeFocused();

  await scrollToEnd(page);
  await expect(page.getByRole("status").filter({ hasText: "120 of 120" })).toBeVisible();
  await page.mouse.wheel(0, 100_000);
  await expect(list.getByRole("listitem").last()).toHaveAttribute("aria-posinset", "120");
  await link("List 119").click();
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.goBack();
  await expect(link("List 119")).toBeInViewport();

  const inView = () =>
    list.getByRole("listitem").evaluateAll((items) =>
      items
        .filter((item) => {
          const { top, bottom } = item.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        })
        .map((item) => item.ariaPosInSet),
    );
  const [, , , fromSecondRow] = await inView();
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect.poll(inView).toContain(fromSecondRow);
});

test("'Load more' by keyboard keeps the focus while loading, and moves it to the first new item at the end", async ({
  page,
}) => {
  const second = Promise.withResolvers<void>();
  const third = Promise.withResolvers<void>();
  await useService(page, async (request) => {
    if (request.url.includes("Skip=50")) await second.promise;
    if (request.url.includes("Skip=100")) await third.promise;
    return classifications(request);
  });
  await page.goto("/classifications");
  const more = page.getByRole("button", { name: "Load more" });
  await page.getByRole("link", { name: "List 1", exact: true }).hover();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toHaveAttribute("aria-busy", "true");
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  second.resolve();
  await expect(page.getByRole("status").filter({ hasText: "100 of 120" })).toBeVisible();
  await expect(more).toBeFocused();

  await page.mouse.wheel(0, 100_000);
  await page.keyboard.press("Enter");
  third.resolve();
  await expect(page.getByRole("status").filter({ hasText: "120 of 120" })).toBeVisible();
  await expect(more).toHaveCount(0);
  await expect(page.getByRole("link", { name: "List 101", exact: true })).toBeFocused();
});

test("a culture switch keeps the scroll position of a long list and refetches the pages in view", async ({
  page,
}) => {
  const requested: string[] = [];
  await useService(page, (request) => {
    if (request.url.includes("/classifications?")) requested.push(new URL(request.url).search);
    return classifications(request);
  });
  await page.goto("/classifications");
  const list = page.getByRole("list", { name: "Classifications" });
  for (const loaded of ["100 of 120", "120 of 120"]) {
    await scrollToEnd(page);
    await expect(page.getByRole("status").filter({ hasText: loaded })).toBeVisible();
  }
  await page.mouse.wheel(0, 100_000);
  await expect(list.getByRole("link", { name: "List 120" })).toBeInViewport();

  await expect(list.getByRole("link", { name: "List 112" })).toBeInViewport();

  requested.length = 0;
  await chooseCulture(page, "nb-NO");
  await expect(list.getByRole("link", { name: "nb-NO 112" })).toBeInViewport();
  await expect(page.getByRole("status").filter({ hasText: "120 of 120" })).toBeVisible();
  expect(requested).toEqual(["?Skip=100&Take=50&culture=nb-NO"]);
});

test.describe("a list of 10,000", () => {
  const TOTAL = 10_000;

  /** A service whose pages are slow, and the pages that were requested. */
  async function openLong(page: Page): Promise<{ readonly requested: number[]; readonly list: Locator }> {
    const requested: number[] = [];
    await useService(page, (request) => {
      const url = new URL(request.url);
      if (!url.pathname.endsWith("/construction-objects")) return listOf(request, []);
      const culture = url.searchParams.get("Culture");
      requested.push(Number(url.searchParams.get("Skip")));
      const items = Array.from({ length: TOTAL }, (_, index) => ({
        guid: `concept-${index}`,
        versionGuid: `version-${index}`,
        defaultName: `Object ${index + 1}`,
        ...(culture === null ? {} : { name: `${culture} ${index + 1}` }),
      }));
      return listOf(request, items);
    });
    await page.goto("/construction-objects");
    const list = page.getByRole("list", { name: "Construction objects" });
    await expect(list.getByRole("link", { name: "Object 1", exact: true })).toBeVisible();
    return { requested, list };
  }

  test("any part can be scrolled to: only the pages in view and the next one are requested", async ({
    page,
  }) => {
    const { requested, list } = await openLong(page);
    const status = page.getByRole("status").filter({ hasText: / of 10,000/ });
    await expect(status).toHaveText("50 of 10,000");
    expect(requested).toEqual([0]);
    await dragTo(list, 0.5);
    await expect(list.getByRole("link", { name: /^Object 50\d\d$/ }).first()).toBeInViewport();
    await expect(status).toHaveText(/^1[05]0 of 10,000$/);
    expect(requested.length).toBeLessThanOrEqual(3);
    expect(requested.slice(1).every((skip) => Math.abs(skip - 5000) <= 50)).toBe(true);
    await list.getByRole("link", { name: "Object 5000", exact: true }).focus();
    await dragTo(list, 1);
    await expect(list.getByRole("link", { name: "Object 10000", exact: true })).toBeInViewport();
    // The focus moves to no new link.
    await expect(list).toBeFocused();
    await expect(list.getByRole("listitem").last()).toHaveAttribute("aria-posinset", "10000");
    await expect(list.getByRole("listitem").last()).toHaveAttribute("aria-setsize", "10000");
    expect(await page.locator("*").count()).toBeLessThan(900);

    await page.getByRole("button", { name: "Load more" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => requested.at(-1)).toBe(50);
    await expect(list.getByRole("link", { name: "Object 10000", exact: true })).toBeInViewport();
  });

  test("the scroll position is kept on Back, on reload and in another culture", async ({ page }) => {
    const { requested, list } = await openLong(page);
    await dragTo(list, 0.5);
    const middle = list.getByRole("link", { name: "Object 4999", exact: true });
    await expect(middle).toBeInViewport();
    await middle.click();
    await expect(middle).toHaveAttribute("aria-expanded", "true");
    await dragTo(list, 0);
    await expect(list.getByRole("link", { name: "Object 1", exact: true })).toBeInViewport();
    await expect(list.getByRole("link", { expanded: true })).toHaveCount(0);
    await dragTo(list, 0.5);
    await expect(middle).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("link", { name: "Templates" }).first().click();
    await expect(page.getByText("Nothing found")).toBeVisible();
    await page.goBack();
    await expect(middle).toBeInViewport();
    const beforeReload = requested.length;
    await page.reload();
    await expect(middle).toBeInViewport();
    const isElsewhere = (skip: number): boolean => Math.abs(skip - 5000) > 100;
    expect(requested.slice(beforeReload).filter((skip) => skip !== 0 && isElsewhere(skip))).toEqual([]);
    const before = requested.length;
    await chooseCulture(page, "nb-NO");
    await expect(list.getByRole("link", { name: /^nb-NO 4999/ })).toBeInViewport();
    expect(requested.slice(before).filter(isElsewhere)).toEqual([]);
  });
});

test("a reload restores a scroll position beyond the first page of a list", async ({ page }) => {
  const templates = Array.from({ length: 120 }, (_, index) => concept(`t${index}`, `Template ${index}`));
  await useService(page, (request) => listOf(request, templates));
  await page.goto("/templates");
  const list = page.getByRole("list", { name: "Templates" });
  const status = page.getByRole("status").filter({ hasText: / of 120/ });
  for (const loaded of ["50 of 120", "100 of 120", "120 of 120"]) {
    await expect(status).toHaveText(loaded);
    await dragTo(list, 1);
  }
  await dragTo(list, 0.85);
  const shown = list.getByRole("link", { name: "Template 99", exact: true });
  await expect(shown).toBeInViewport();
  await page.reload();
  await expect(shown).toBeInViewport();
});

const SCROLLED: readonly (readonly [table: string, address: string, row: RegExp])[] = [
  ["Comparison", "/compare?kind=template&a=a&b=b", /Common 59.*Same/],
  ["Plan", "/projects/1/requirements?view=plan", /product 59/],
  ["Stage by role", "/projects/1/requirements?view=matrix", /^159/],
];

for (const [name, address, last] of SCROLLED) {
  test(`Back and a reload restore the scroll position of the table '${name}'`, async ({ page }) => {
    const common = Array.from({ length: 60 }, (_, index) => concept(`p${index}`, `Common ${index}`));
    const requirements = common.map((_, index) => ({
      productTypeGuid: `product ${index}`,
      lois: [{ id: `r${index}`, projectId: 1, loiId: "LOI", stageId: 100 + index, roleId: 1 }],
    }));
    await useService(page, (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/mappedProperties")) return listOf(request, common);
      return listOf(request, pathname.endsWith("/search") ? requirements : []);
    });
    await page.goto(address);
    const table = page.getByRole("table", { name, exact: true });
    const row = table.getByRole("row").filter({ hasText: last });
    await table.getByRole("columnheader").first().hover();
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(row).toBeInViewport({ timeout: 100 });
    }).toPass();
    await row.getByRole("link").first().click();
    await expect(row).not.toBeInViewport();
    await page.goBack();
    await expect(row).toBeInViewport();
    await page.reload();
    await expect(row).toBeInViewport();
  });
}

test("with another service the sample is never loaded", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await useService(page, classifications);
  await page.goto("/classifications");
  await page.getByRole("link", { name: "List 1", exact: true }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
  for (const url of scripts.slice()) {
    const script = await page.request.get(url);
    expect(await script.text(), url).not.toContain("plinth-sample");
  }
});
