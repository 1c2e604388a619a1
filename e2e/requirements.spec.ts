import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import * as v from "valibot";
import { chooseCulture, countKeys, tabTo, clipboardText } from "./fixtures/locators.ts";
import { useService } from "./fixtures/service.ts";
import { concept, list, problem, TM } from "./fixtures/stub-service.ts";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";

const filterSchema = v.strictObject({
  productTypeGuids: v.exactOptional(v.array(v.string())),
  stageIds: v.exactOptional(v.array(v.number())),
  roleIds: v.exactOptional(v.array(v.number())),
});
type Filter = v.InferOutput<typeof filterSchema>;

interface ReceivedRequest {
  path: string;
  mediaType: string | null;
  filter: Filter;
}

interface Item {
  productTypeGuid: string;
  lois: { id: string; projectId: number; loiId: string; stageId: number; roleId?: number }[];
}

const LABELS = {
  labels: {
    stages: { 3: "Detailed design", 4: "Production" },
    roles: { 2: "Structural engineer" },
  },
};

/** `count` product types, each with requirements for the stages 3 and 4 and the roles 2, 5 and none. */
function items(count: number): Item[] {
  return Array.from({ length: count }, (_, index) => ({
    productTypeGuid: `type/${index}`,
    lois: [3, 4].flatMap((stageId) =>
      [2, 5, null].map((roleId) => ({
        id: `loi ${index} ${stageId} ${roleId}`,
        projectId: 7,
        loiId: `LOI-${stageId}00`,
        stageId,
        ...(roleId === null ? {} : { roleId }),
      })),
    ),
  }));
}

function matching(all: readonly Item[], { productTypeGuids, stageIds, roleIds }: Filter): Item[] {
  return all
    .filter(({ productTypeGuid }) => productTypeGuids?.includes(productTypeGuid) ?? true)
    .map((item) => ({
      ...item,
      lois: item.lois.filter(
        ({ stageId, roleId }) =>
          (stageIds?.includes(stageId) ?? true) &&
          (roleIds === undefined || (roleId !== undefined && roleIds.includes(roleId))),
      ),
    }))
    .filter(({ lois }) => lois.length > 0);
}

const IDS_FILE = `<ids xmlns="http://standards.buildingsmart.org/IDS">
<info><title>Walls</title></info>
<specifications><specification name="Load-bearing walls" ifcVersion="IFC4">
<applicability minOccurs="0" maxOccurs="unbounded">
<entity><name><simpleValue>IFCWALLTYPE</simpleValue></name></entity>
</applicability>
<requirements/>
</specification></specifications></ids>`;

/** The response of E10, unless the test overrides it (null: not overridden). */
type Answer = (request: Request, filter: Filter) => Response | null | Promise<Response | null>;

async function open(
  page: Page,
  path: string,
  all: readonly Item[],
  answer: Answer = () => null,
  config: Record<string, unknown> = LABELS,
) {
  const requested: ReceivedRequest[] = [];
  await useService(
    page,
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/construction-objects"))
        return list(request, [concept("type/0", "External wall")]);
      if (!pathname.endsWith("/requirements/search")) return list(request, []);
      const filter = v.parse(filterSchema, await request.clone().json());
      requested.push({ path: pathname, mediaType: request.headers.get("content-type"), filter });
      return (await answer(request, filter)) ?? list(request, matching(all, filter));
    },
    config,
  );
  await page.goto(path);
  return requested;
}

const table = (page: Page): Locator => page.getByRole("table", { name: "Requirements" });
const matrix = (page: Page): Locator => page.getByRole("table", { name: "Stage by role" });
const plan = (page: Page): Locator => page.getByRole("table", { name: "Plan" });
const rows = (page: Page): Locator => table(page).getByRole("row");
const field = (page: Page, name: string): Locator =>
  page.getByRole(name === "Project ID" ? "textbox" : "combobox", { name });
const row = (page: Page, name: RegExp): Locator => matrix(page).getByRole("row", { name });

test("from a project id to a filtered matrix, by keyboard", async ({ page }) => {
  const keys = await countKeys(page);
  await page.goto("/");
  await tabTo(page, page.getByRole("navigation").getByRole("link", { name: "Requirements" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Requirements/);
  await tabTo(page, field(page, "Project ID"));
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/projects\/1\/requirements$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(rows(page).first()).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Catalogue" });
  await expect(navigation.getByRole("link", { name: "Requirements" })).toHaveAttribute(
    "aria-current",
    "page",
  );

  await tabTo(page, field(page, "Product type GUIDs"));
  await page.keyboard.type("external w");
  await expect(page.getByRole("option", { name: "External wall · Construction object" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Product type GUIDs: chosen" })).toHaveText("External wall");

  await tabTo(page, field(page, "Stage IDs"));
  await page.keyboard.type("3,2, 5");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/productType=[^&]+&stage=3&stage=2&stage=5$/);
  // Removes a value added by mistake.
  await page.keyboard.press("Backspace");
  await expect(page).toHaveURL(/stage=3&stage=2$/);

  await tabTo(page, field(page, "Role IDs"));
  await page.keyboard.type("struct");
  await page.keyboard.press("ArrowDown");
  await expect(field(page, "Role IDs")).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Role IDs: chosen" })).toHaveText("2 · Structural engineer");
  await expect(field(page, "Role IDs")).toHaveAccessibleDescription("2 · Structural engineer");
  await page.keyboard.type("1");
  await tabTo(page, page.getByRole("button", { name: "Search", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/stage=3&stage=2&role=2&role=1$/);

  await tabTo(page, page.getByRole("link", { name: "Matrix" }));
  await page.keyboard.press("Enter");
  await expect(matrix(page).getByRole("columnheader")).toHaveText([
    "Stage",
    "1 · Architect",
    "2 · Structural engineer",
    "All roles",
  ]);
  await expect(matrix(page).getByRole("rowheader")).toHaveText([
    "2 · Concept design",
    "3 · Developed design",
    "All stages",
  ]);
  expect(await keys(), "keys from the overview to the matrix").toBeLessThanOrEqual(60);
  const cell = matrix(page).getByRole("link", { name: /stage 3 · .*, role 2 · / });
  const count = Number(await cell.innerText());
  expect(count).toBeGreaterThan(0);
  await tabTo(page, cell);
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(count + 1);
  await expect(rows(page).nth(1)).toContainText("3 · Developed design");
  await expect(rows(page).nth(1)).toContainText("2 · Structural engineer");

  await page.goBack();
  await expect(matrix(page)).toBeVisible();
  await page.reload();
  await expect(row(page, /^3 · /)).toBeVisible();
  await page.goto("/requirements");
  await page
    .getByRole("list", { name: "Recent projects" })
    .getByRole("link", { name: /hospital/ })
    .click();
  await expect(page).toHaveURL(/\/projects\/1\/requirements$/);
});

test("every view is accessible, on a wide screen and on a phone in Arabic", async ({ page }) => {
  const views: readonly (readonly [path: string, name?: string])[] = [
    ["/requirements"],
    ["/projects/1/requirements?stage=3", "Requirements"],
    ["/projects/1/requirements?view=matrix", "Stage by role"],
    ["/projects/1/requirements?view=plan", "Plan"],
  ];
  for (const [path, name] of views) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path);
      const view = name === undefined ? field(page, "Project ID") : page.getByRole("table", { name });
      await expect(view).toBeVisible();
      await axe(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await chooseCulture(page, "ar");
      await expect(page).toHaveURL(/culture=ar$/);
      await expect(view).toBeVisible();
      await expectNoOverflow(page);
      await axe(page);
      await chooseCulture(page, "en");
    });
  }
});

test("the overview links to the projects", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("list", { name: "Projects" })
    .getByRole("link", { name: /hospital/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("hospital");
  await page.getByRole("navigation").getByRole("link", { name: "Requirements" }).click();
  // The previous page has a field with that name too.
  await expect(page.getByRole("heading", { level: 1, name: "Requirements", exact: true })).toBeFocused();
  await field(page, "Project ID").fill("one");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("'one' is not a project ID");
  await field(page, "Project ID").fill("2");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/projects\/2\/requirements$/);
});

for (const [means, use] of [
  ["by mouse", {}],
  ["on a phone", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(means, () => {
    test.use(use);

    test("an exported plan of the architect's deliverables at two stages for two product types", async ({
      page,
      isMobile,
    }) => {
      const press = (target: Locator) => (isMobile ? target.tap() : target.click());
      const pick = async (name: string, typed: string, option: RegExp): Promise<void> => {
        await press(field(page, name));
        if (typed !== "") await field(page, name).pressSequentially(typed);
        await press(page.getByRole("option", { name: option }).first());
        const chosen = page.getByRole("list", { name: `${name}: chosen` }).getByRole("listitem");
        await expect(chosen.last()).toHaveText(option);
      };
      await page.goto("/requirements");
      await press(page.getByRole("main").getByRole("link", { name: /hospital/ }));
      await expect(page.getByRole("heading", { level: 1 })).toContainText("hospital");
      if (isMobile) await press(page.getByRole("button", { name: "Change the filter" }));
      await pick("Product type GUIDs", "external w", /External wall/);
      await pick("Product type GUIDs", "fire do", /Fire door/);
      await pick("Stage IDs", "", /^3 ·/);
      await pick("Stage IDs", "", /^4 ·/);
      await pick("Role IDs", "arch", /^1 · Architect/);
      await expect(page.getByText("Stage 3 or 4, role Architect, 2 product types.")).toBeVisible();
      await press(page.getByRole("link", { name: "Plan" }));
      await expect(
        plan(page)
          .getByRole("row", { name: /^External wall/ })
          .getByRole("cell"),
      ).toHaveText([/LOI-\d+ Architect/, /LOI-\d+ Architect/]);
      await expect(plan(page).getByRole("button", { name: "Not classified 1 product type" })).toBeVisible();
      await press(page.getByRole("button", { name: "Copy" }));
      await expect(page.getByText("2 rows copied")).toBeAttached();
      expect(await clipboardText(page)).toMatch(
        /\tExternal wall\tNot classified\tLOI-\d+ Architect\tLOI-\d+ Architect/,
      );
      await expectNoOverflow(page);
    });
  });
}

test.describe("a stub service", () => {
  test("pasting a column of a spreadsheet", async ({ page }) => {
    const requested = await open(page, "/projects/7/requirements", items(2));
    await expect(rows(page)).toHaveCount(13);
    const paste = async (name: string, text: string): Promise<void> => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), text);
      await field(page, name).focus();
      await page.keyboard.press("ControlOrMeta+v");
    };
    await paste("Stage IDs", "Detailed DESIGN\r\n 4 \r\nstage five\r\n4\r\n2147483648\r\n");
    await expect(page.getByRole("alert")).toHaveText(
      "'stage five', '2147483648' are not whole numbers in range and were left out.",
    );
    await expect(page.getByRole("list", { name: "Stage IDs: chosen" }).getByRole("listitem")).toHaveText([
      "3 · Detailed design",
      "4 · Production",
    ]);
    await paste("Product type GUIDs", "external wall\ttype/1; type/0");
    await expect(page).toHaveURL(/productType=type%2F0&productType=type%2F1&stage=3&stage=4$/);
    await expect(rows(page)).toHaveCount(13);
    await expect
      .poll(() => requested.map(({ filter }) => filter))
      .toEqual([{}, { stageIds: [3, 4] }, { productTypeGuids: ["type/0", "type/1"], stageIds: [3, 4] }]);

    await page.getByRole("button", { name: "Remove product type External wall" }).click();
    await expect(field(page, "Product type GUIDs")).toBeFocused();
    await expect(rows(page)).toHaveCount(7);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page).toHaveURL(/\/projects\/7\/requirements$/);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(rows(page)).toHaveCount(13);
    await page.goBack();
    await expect(rows(page)).toHaveCount(7);
  });

  test("the address contains the complete state of the view", async ({ page }) => {
    const path = "/projects/7/requirements?productType=type%2F0&productType=type%2F1&stage=3&role=2&role=5";
    const requested = await open(page, `${path}&view=matrix`, items(3));
    const see = async (): Promise<void> => {
      await expect(matrix(page).getByRole("columnheader")).toHaveText([
        "Stage",
        "2 · Structural engineer",
        "5",
        "All roles",
      ]);
      await expect(row(page, /^3 · Detailed design/).getByRole("link")).toHaveText(["2", "2", "4"]);
    };
    await see();
    expect(requested).toEqual([
      {
        path: "/projects-management/api/v1/projects/7/requirements/search",
        mediaType: "application/json-patch+json",
        filter: { productTypeGuids: ["type/0", "type/1"], stageIds: [3], roleIds: [2, 5] },
      },
    ]);
    await page.reload();
    await see();
    // Sorting and filtering the rows are in the address too.
    await page.getByRole("link", { name: "Table" }).click();
    await page.getByRole("button", { name: "Role", exact: true }).click();
    await page.getByRole("button", { name: "Role", exact: true }).click();
    await page.getByRole("searchbox", { name: "Filter the loaded requirements" }).fill("external");
    await expect(page).toHaveURL(/sort=-role&search=external/);
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    await expect(table(page).getByRole("columnheader", { name: "Role" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await expect(rows(page).nth(1).getByRole("rowheader")).toHaveText("External wall 2");
    await expect(rows(page).nth(1).getByRole("cell")).toHaveText(["LOI-300", "3 · Detailed design", "5"]);
    // A link followed before a sort is rendered keeps it.
    const plan = await page.getByRole("link", { name: "Plan" }).elementHandle();
    await page.getByRole("button", { name: "Stage", exact: true }).evaluate((button: HTMLElement, link) => {
      button.click();
      if (link instanceof HTMLElement) link.click();
    }, plan);
    await expect(page).toHaveURL(/view=plan&sort=stage&search=external/);
  });

  test("the matrix has counts, a column for no role, and links to its rows", async ({ page }) => {
    await open(page, "/projects/7/requirements?view=matrix", items(4));
    await expect(matrix(page).getByRole("columnheader")).toHaveText([
      "Stage",
      "2 · Structural engineer",
      "5",
      "No role",
      "All roles",
    ]);
    await expect(row(page, /^All stages/).getByRole("link")).toHaveText(["8", "8", "8", "24"]);
    await matrix(page).getByRole("link", { name: "4 requirements: stage 4 · Production, no role" }).click();
    await expect(rows(page)).toHaveCount(5);
    await expect(page.getByText("4 of 24 loaded requirements")).toBeVisible();
    await page.getByRole("button", { name: /^Show more than/ }).click();
    await expect(table(page)).toHaveAttribute("aria-rowcount", "25");
  });

  test("a late response is ignored, and 'Search' does not repeat a pending request", async ({ page }) => {
    const cancelled: string[] = [];
    page.on("requestfailed", (request) => void cancelled.push(request.postData() ?? ""));
    let release = (): void => {};
    const requested = await open(page, "/projects/7/requirements", items(2), (_request, { stageIds }) => {
      if (stageIds?.join() !== "3") return null;
      return new Promise((resolve) => {
        release = () => resolve(null);
      });
    });
    await expect(rows(page)).toHaveCount(13);
    await field(page, "Stage IDs").fill("3");
    await page.keyboard.press("Enter");
    // Earlier results stay, and the form stays usable.
    await expect(page.getByRole("status").filter({ hasText: /^Searching/ })).toBeVisible();
    await expect(rows(page)).toHaveCount(13);
    await expect(field(page, "Stage IDs")).toBeFocused();
    await expect.poll(() => requested.length).toBe(2);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await field(page, "Stage IDs").focus();
    await page.keyboard.press("Backspace");
    await page.keyboard.type("4,");
    await expect(rows(page)).toHaveCount(7);
    await expect.poll(() => cancelled).toContain(JSON.stringify({ stageIds: [3] }));
    release();
    await expect(page.getByRole("status").filter({ hasText: "All 6 requirements are loaded" })).toBeVisible();
    await expect(rows(page).nth(1)).toContainText("4 · Production");
    await expect(table(page)).not.toContainText("Detailed design");
    expect(requested.filter(({ filter }) => filter.stageIds?.join() === "3")).toHaveLength(1);
  });

  test("all results are loaded page by page, with progress, until cancelled", async ({ page }) => {
    const held: (() => void)[] = [];
    let isHolding = true;
    await open(page, "/projects/7/requirements?view=matrix", items(230), (request) =>
      isHolding && new URL(request.url).searchParams.get("Skip") !== "0"
        ? new Promise((resolve) => {
            held.push(() => resolve(null));
          })
        : null,
    );
    const loaded = page.getByRole("status").filter({ hasText: "product types loaded" });
    await expect(loaded).toHaveText(/^50 of 230 product types loaded, with 300 requirements so far\./);
    await expect.poll(() => held.length).toBe(1);
    held.shift()?.();
    const bar = page.getByRole("progressbar", { name: "Loading all requirements" });
    await expect(bar).toHaveAttribute("aria-valuenow", "100");
    await expect(bar).toHaveAttribute("aria-valuemax", "230");
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Stopped; what is loaded is kept.").first()).toBeVisible();
    await expect(loaded).toHaveText(/^100 of 230/);
    isHolding = false;
    await page.getByRole("button", { name: "Load all" }).click();
    await expect(page.getByText("All 1,380 requirements are loaded, of 230 product types.")).toBeVisible();
    await expect(matrix(page).getByRole("link", { name: /all stages, all roles/ })).toHaveText("1,380");
  });

  test("more than 5,000 results are loaded only on demand", async ({ page }) => {
    const requested = await open(page, "/projects/7/requirements?view=matrix", items(5001));
    await expect(page.getByText(/^50 of 5,001 product types loaded/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Load all" })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    expect(requested).toHaveLength(1);
  });

  test("the plan shows deliverables by role and stage, and its links narrow the filter", async ({ page }) => {
    await open(page, "/projects/7/requirements", items(3));
    await page.getByRole("link", { name: "Plan" }).click();
    await expect(page).toHaveURL(/view=plan$/);
    await expect(plan(page).getByRole("columnheader")).toHaveText([
      "Product type",
      "3 · Detailed design",
      "4 · Production",
    ]);
    await expect(plan(page).getByRole("rowheader")).toHaveText(["External wall", "type/1", "type/2"]);
    const cell = plan(page)
      .getByRole("row", { name: /^External wall/ })
      .getByRole("cell")
      .first();
    for (const role of ["Structural engineer", "Role 5", "No role"])
      await expect(cell).toContainText(`LOI-300 ${role}`);
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("3 rows copied")).toBeAttached();
    const copied = await clipboardText(page);
    expect(copied.split(/\r?\n/).slice(0, 2)).toEqual([
      "Product type GUID\tProduct type\t3 · Detailed design\t4 · Production",
      "type/0\tExternal wall\tLOI-300 Structural engineer; LOI-300 Role 5; LOI-300 No role\t" +
        "LOI-400 Structural engineer; LOI-400 Role 5; LOI-400 No role",
    ]);
    await page.getByRole("button", { name: "Export" }).click();
    const dialog = page.getByRole("dialog", { name: "Export" });
    await dialog.getByRole("radio", { name: "CSV" }).check();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Export" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file.split("\r\n")[1]).toMatch(/^type\/0,External wall,LOI-300 Structural engineer; /);
    await cell.getByRole("link").click();
    await expect(page).toHaveURL(/productType=type%2F0&stage=3&view=plan$/);
    await expect(plan(page).getByRole("columnheader")).toHaveText(["Product type", "3 · Detailed design"]);
    await expect(plan(page).getByRole("rowheader")).toHaveText(["External wall"]);
    await page.goBack();
    await plan(page).getByRole("link", { name: "type/2" }).click();
    await expect(page).toHaveURL(/productType=type%2F2&view=plan$/);
    await plan(page).getByRole("link", { name: "4 · Production" }).click();
    await expect(page).toHaveURL(/productType=type%2F2&stage=4&view=plan$/);
    await expect(plan(page).getByRole("row")).toHaveCount(2);
  });

  test("a plan of 5,000 product types and 20 stages is one tab stop with arrow keys", async ({ page }) => {
    const many = Array.from({ length: 5000 }, (_, type) => ({
      productTypeGuid: `type/${type}`,
      lois: Array.from({ length: 20 }, (_, stageId) => ({
        id: `${type} ${stageId}`,
        projectId: 7,
        loiId: `LOI ${type}-${stageId}`,
        stageId,
        roleId: stageId % 7,
      })).filter(({ stageId }) => stageId === 0 || (type + stageId) % 2 === 0),
    }));
    await open(page, "/projects/7/requirements?view=plan", many, () => null, {
      ...LABELS,
      takes: { list: 1000 },
    });
    await expect(page.getByText("of 5,000 product types.")).toBeVisible();
    await expect(plan(page)).toHaveAttribute("aria-rowcount", "5001");
    await expect(plan(page)).toHaveAttribute("aria-colcount", "21");
    const elements = () => page.evaluate(() => document.querySelectorAll("*").length);
    expect(await elements()).toBeLessThan(2500);
    await tabTo(page, plan(page).getByRole("link", { name: "External wall", exact: true }));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect(plan(page).getByRole("link", { name: /^LOI 1-0 / })).toBeFocused();
    // The cell of stage 2 is empty.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(plan(page).getByRole("link", { name: /^LOI 1-3 / })).toBeFocused();
    const write = (direction: string): Promise<void> =>
      page.evaluate((dir) => void (document.documentElement.dir = dir), direction);
    await write("rtl");
    await page.keyboard.press("ArrowRight");
    await expect(plan(page).getByRole("link", { name: /^LOI 1-1 / })).toBeFocused();
    const last = plan(page).getByRole("link", { name: /^LOI 4999-19 / });
    await page.keyboard.press("Control+End");
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await page.keyboard.press("Control+Home");
    await expect(plan(page).getByRole("link", { name: "External wall", exact: true })).toBeFocused();
    await write("ltr");
    await page.keyboard.press("Control+End");
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    const head = plan(page).getByRole("columnheader", { name: "19" });
    await expect(head).toBeInViewport();
    expect(await elements()).toBeLessThan(2500);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/productType=type%2F4999&stage=19&view=plan$/);
    await expect(plan(page).getByRole("row")).toHaveCount(2);
    await page.goBack();
    await expect(head, "the place is kept sideways too").toBeInViewport();
    await page.reload();
    await expect(head, "also after a reload").toBeInViewport();
  });

  test("the plan groups product types by classification, with sticky, collapsible headings that are copied", async ({
    page,
  }) => {
    const templates = {
      elements: concept("type/1", "Fire door"),
      works: concept("type/2", "Mortar"),
    };
    const classifications = [
      concept("spaces", "Spaces"),
      concept("elements", "Elements"),
      concept("works", "Works"),
    ];
    const lists: Record<string, readonly unknown[]> = {
      "/classifications": classifications,
      "/templates": Object.values(templates),
      "/templates?elements": [templates.elements],
      "/templates?works": Object.values(templates),
      // A service that ignores the filter returns all templates.
      "/templates?spaces": Object.values(templates),
      "/templates/type%2F1/classifications": classifications.slice(1),
    };
    const requested: string[] = [];
    await useService(
      page,
      (request) => {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname.endsWith("/requirements/search")) return list(request, items(60));
        const classification = searchParams.get("ClassificationVersionGuid");
        const path = pathname.replace(TM, "") + (classification === null ? "" : `?${classification}`);
        requested.push(path);
        return list(request, lists[path] ?? []);
      },
      LABELS,
    );
    await page.goto("/projects/7/requirements");
    await expect(page.getByText("of 60 product types.")).toBeVisible();
    await expect(table(page).getByRole("link", { name: "Mortar" })).toBeVisible();
    expect(requested.filter((path) => path.includes("lassification") || path.includes("?"))).toEqual([]);

    await page.getByRole("link", { name: "Plan" }).click();
    const heading = (name: string) => plan(page).getByRole("button", { name });
    await expect(heading("Elements 1 product type")).toBeVisible();
    await expect(plan(page).getByRole("rowheader").first()).toHaveText("Elements1 product type");
    await expect(plan(page)).toHaveAttribute("aria-rowcount", "64");
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("60 rows copied")).toBeAttached();
    const copied = (await clipboardText(page)).split(/\r?\n/);
    expect(copied.slice(0, 4).map((line) => line.split("\t").slice(0, 3))).toEqual([
      ["Product type GUID", "Product type", "Classification"],
      ["type/1", "Fire door", "Elements"],
      ["type/2", "Mortar", "Works"],
      ["type/0", "", "Not classified"],
    ]);

    // By keyboard: group headings are part of the arrow key navigation, and stay in view while scrolling.
    await tabTo(page, heading("Elements 1 product type"));
    await page.keyboard.press("Enter");
    await expect(heading("Elements 1 product type")).toHaveAttribute("aria-expanded", "false");
    await expect(plan(page).getByRole("link", { name: "Fire door" })).toBeHidden();
    await page.keyboard.press("ArrowDown");
    await expect(heading("Works 1 product type")).toBeFocused();
    await page.keyboard.press("Control+End");
    await expect(plan(page).getByRole("row", { name: /^type\/59/ })).toBeInViewport();
    await expect(heading("Not classified 58 product types")).toBeInViewport({ ratio: 1 });
    await axe(page);
    await heading("Not classified 58 product types").click();
    await expect(plan(page)).toHaveAttribute("aria-rowcount", "5");

    await page.getByRole("switch", { name: "Group by classification" }).click();
    await expect(page).toHaveURL(/view=plan&groups=none$/);
    await expect(plan(page)).toHaveAttribute("aria-rowcount", "61");
  });

  test("the plan and the table are printed completely", async ({ page }) => {
    await open(page, "/projects/7/requirements?view=plan", items(120));
    await expect(page.getByText("of 120 product types.")).toBeVisible();
    const dispatch = (name: string) => page.evaluate((name) => window.dispatchEvent(new Event(name)), name);
    expect(await plan(page).getByRole("row").count()).toBeLessThan(100);
    await dispatch("beforeprint");
    await expect(plan(page).getByRole("row")).toHaveCount(121);
    await dispatch("afterprint");
    await expect.poll(() => plan(page).getByRole("row").count()).toBeLessThan(100);
    await page.getByRole("link", { name: "Table" }).click();
    await expect(rows(page).first()).toBeVisible();
    await dispatch("beforeprint");
    await expect(rows(page)).toHaveCount(721);
  });

  test("a printout has no empty page before the plan", async ({ page }) => {
    await open(page, "/projects/7/requirements?view=plan", items(3));
    await expect(plan(page)).toBeVisible();
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(printed.match(/\/MediaBox \[[^\]]*\]/g)).toHaveLength(1);
  });

  test("of 20,000 requirements only those in view are rendered", async ({ page }) => {
    const many = Array.from({ length: 400 }, (_, type) => ({
      productTypeGuid: `type/${type}`,
      lois: Array.from({ length: 50 }, (_, index) => ({
        id: `${type} ${index}`,
        projectId: 7,
        loiId: `LOI ${type * 50 + index + 1}`,
        stageId: index % 6,
        roleId: index % 7,
      })),
    }));
    await open(page, "/projects/7/requirements", many);
    await expect(page.getByText("All 20,000 requirements are loaded, of 400 product types.")).toBeVisible();
    await expect(table(page)).toHaveAttribute("aria-rowcount", "20001");
    const elements = () => page.evaluate(() => document.querySelectorAll("*").length);
    expect(await elements()).toBeLessThan(1500);
    await rows(page).nth(3).hover();
    await page.mouse.wheel(0, 10_000_000);
    await expect(table(page).getByRole("row", { name: /LOI 20000 / })).toBeInViewport();
    expect(await elements()).toBeLessThan(1500);
    await page.mouse.wheel(0, -10_000_000);
    await page.getByRole("button", { name: "LOI", exact: true }).click();
    await page.getByRole("button", { name: "LOI", exact: true }).click();
    await expect(rows(page).nth(1)).toContainText("LOI 20000");
  });

  test("a search that fails says what to do: 404, 403 and 400", async ({ page, browserErrors }) => {
    browserErrors.expect(/status of (404|403|400)/);
    let answer: (() => Response) | null = null;
    await open(page, "about:blank", items(1), () => answer?.() ?? null);
    for (const [status, title, advice, hasRetry] of [
      [404, "The service has no project with the Project ID", "Check the field Project ID", true],
      [403, "You do not have access to project 7", "Ask the project's owner for access", true],
      [400, "The service does not accept this filter", "Check the values of Stage IDs.", false],
    ] as const)
      await test.step(String(status), async () => {
        answer = () =>
          status === 400
            ? Response.json({ title: "Problem 400", errors: { "$.stageIds[0]": ["Too large"] } }, { status })
            : problem(status);
        await page.goto("/projects/7/requirements?stage=3");
        const alert = page.getByRole("alert");
        for (const text of [title, `Problem ${status}`, advice, `HTTP ${status}`])
          await expect(alert).toContainText(text);
        await expect(alert.getByRole("button", { name: "Retry" })).toHaveCount(hasRetry ? 1 : 0);
        if (status === 404) {
          await expect(field(page, "Project ID")).toHaveAttribute("aria-invalid", "true");
          await axe(page);
        }
        answer = null;
        if (hasRetry) await alert.getByRole("button", { name: "Retry" }).click();
        else await page.getByRole("button", { name: "Search", exact: true }).click();
        await expect(rows(page)).toHaveCount(4);
        await expect(alert).toHaveCount(0);
      });
  });

  test("an IDS file is compared with the requirements only once these are loaded", async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 403/);
    let isRefused = true;
    await open(page, "/projects/7/requirements", items(1), () => (isRefused ? problem(403) : null));
    await expect(page.getByRole("alert")).toContainText("HTTP 403");
    await page.getByLabel("Open an IDS file").setInputFiles({
      name: "walls.ids",
      mimeType: "application/xml",
      buffer: Buffer.from(IDS_FILE),
    });
    const status = page.getByRole("region", { name: "Walls" }).locator("[role=status]:not([aria-live=off])");
    await expect(status, "the number is read out once").toHaveText("walls.ids: 1 specification.");
    isRefused = false;
    await page.getByRole("alert").getByRole("button", { name: "Retry" }).click();
    await expect(status).toHaveText("walls.ids: 1 specification; 0 product types covered, 1 not covered.");
  });

  test("the previous results are not busy any more once a search has failed", async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 403/);
    await open(page, "/projects/7/requirements", items(1), (_, { stageIds }) =>
      stageIds === undefined ? null : problem(403),
    );
    await expect(rows(page)).toHaveCount(7);
    await field(page, "Stage IDs").fill("3");
    await field(page, "Stage IDs").press("Enter");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("HTTP 403");
    await expect(page.getByText("The previous results are still shown.")).toBeVisible();
    await expect(rows(page)).toHaveCount(7);
    await expect(page.getByRole("region", { name: "Results" }).locator("[aria-busy=true]")).toHaveCount(0);
  });

  test("a search without results shows a message, and another project can be searched", async ({ page }) => {
    const requested = await open(page, "/projects/7/requirements?stage=9", items(1));
    await expect(
      page.getByText("Nothing found: no requirement of this project matches the filter."),
    ).toBeVisible();
    await field(page, "Project ID").fill("8");
    await field(page, "Stage IDs").fill("3");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/\/projects\/8\/requirements\?stage=9&stage=3$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Requirements of project 8");
    await expect(rows(page)).toHaveCount(4);
    expect(requested.at(-1)).toMatchObject({
      path: expect.stringContaining("/projects/8/"),
      filter: { stageIds: [9, 3] },
    });
    await page.goto("/projects/2147483648/requirements");
    await expect(page.getByRole("alert")).toContainText("Enter a whole number of at most 2,147,483,647.");
    await page.goto("/projects/eight/requirements");
    await expect(page.getByRole("alert")).toContainText("'eight' is not a project ID");
    await page.getByRole("link", { name: "Choose a project" }).click();
    await expect(page.getByRole("list", { name: "Recent projects" }).getByRole("link")).toHaveText([
      "Project 8",
      "Project 7",
    ]);
  });
});
