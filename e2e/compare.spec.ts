import type { Page, Request as SentRequest } from "@playwright/test";
import { chooseCulture, tabTo } from "./fixtures/locators.ts";
import { useService } from "./fixtures/service.ts";
import { problem } from "./fixtures/stub-service.ts";
import { axe, expect, test } from "./fixtures/test.ts";

const tray = (page: Page) => page.getByRole("region", { name: "Comparison tray" });
const comparison = (page: Page) => page.getByRole("table", { name: "Comparison" });
const row = (page: Page, name: string | RegExp) => comparison(page).getByRole("row", { name });

test("templates are chosen from the list by keyboard, kept while browsing, and compared", async ({
  page,
}) => {
  await page.goto("/templates");
  const list = page.getByRole("list", { name: "Templates" });
  const buttonOf = (name: string) =>
    list.getByRole("listitem").filter({ hasText: name }).getByRole("button", { name: "Compare" });
  await tabTo(page, buttonOf("Acoustic ceiling tile"));
  await page.keyboard.press("Enter");
  await expect(tray(page)).toContainText("Acoustic ceiling tile");
  await expect(buttonOf("Acoustic ceiling tile")).toBeFocused();
  await expect(tray(page).getByRole("link", { name: "Compare" })).toBeHidden();
  await tabTo(page, buttonOf("Air-to-water heat pump"));
  await page.keyboard.press("Space");
  await axe(page);

  await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Units" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Units" })).toBeVisible();
  await tray(page).getByRole("link", { name: "Compare" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare templates" })).toBeFocused();
  await expect(row(page, /^CE marking/)).toContainText("Same");
  await expect(row(page, /^Asset identifier/)).toContainText("Only in Air-to-water heat pump");
  await axe(page);

  await tray(page).getByRole("button", { name: "Remove Acoustic ceiling tile" }).click();
  await expect(tray(page)).toBeFocused();
  await expect(tray(page)).not.toContainText("Acoustic ceiling tile");
  await tray(page).getByRole("button", { name: "Remove Air-to-water heat pump" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("at most four concepts of a kind are in the tray", async ({ page }) => {
  await page.goto("/templates");
  const buttons = page.getByRole("list", { name: "Templates" }).getByRole("button", { name: "Compare" });
  for (const index of [0, 1, 2, 3]) await buttons.nth(index).click();
  await expect(buttons.nth(4)).toBeDisabled();
  await expect(tray(page).getByRole("listitem")).toHaveCount(4);
  await expect(tray(page)).toContainText("No more than 4 can be compared");
});

test("'Only differences' compares all values, and is in the address", async ({ page }) => {
  await page.goto("/templates");
  const links = page.getByRole("list", { name: "Templates" }).getByRole("link");
  const guids: string[] = [];
  for (const name of ["Acoustic ceiling tile", "Air-to-water heat pump"]) {
    const href = await links.filter({ hasText: name }).first().getAttribute("href");
    guids.push(href?.split("/")[2] ?? "");
  }
  await page.evaluate(() => window.localStorage.clear());
  await page.goto(`/compare?kind=template&a=${guids[0]}&b=${guids[1]}`);
  await expect(comparison(page).getByRole("columnheader", { name: "Acoustic ceiling tile" })).toBeVisible();
  const only = page.getByRole("checkbox", { name: "Only differences" });
  await expect(only).toHaveAccessibleDescription(/^at least \d+ of \d+$/);
  await only.check();
  await expect(only).toHaveAccessibleDescription(/^\d+ of \d+$/);
  await expect(page).toHaveURL(/only=differences/);
  await expect(row(page, /^CE marking/)).toHaveCount(0);
  await page.reload();
  await expect(only).toBeChecked();
  await expect(row(page, /^Asset identifier/)).toContainText("Only in");
  await chooseCulture(page, "ar");
  await expect(page).toHaveURL(/culture=ar/);
  await expect(row(page, "معرّف الأصل").or(comparison(page).locator('[lang="ar"]').first())).toBeVisible();
  await chooseCulture(page, "de");
  const translated = comparison(page).getByRole("columnheader", { name: "Akustikdeckenplatte" });
  await expect(translated.getByText("Akustikdeckenplatte")).toHaveAttribute("lang", "de-DE");
});

test("says what is missing where there is nothing to compare", async ({ page }) => {
  await page.goto("/compare?kind=unit&a=only-one");
  await expect(page.getByText(/^Nothing found: a comparison takes two to four units/)).toBeVisible();
  await page.getByRole("link", { name: "Choose units" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Units" })).toBeVisible();
  await page.goto("/compare?kind=house&a=1&b=2");
  await expect(page.getByText(/^Nothing found: the address names no kind/)).toBeVisible();
  await page.goto("/compare?kind=unit&a=1&b=..");
  await expect(page.getByText(/^Nothing found: the address contains a GUID/)).toBeVisible();
});

test.describe("with a stub service", () => {
  const concept = (guid: string, version = 1) => ({
    guid,
    versionGuid: `${guid}${version}`,
    defaultName: guid,
    name: guid,
  });
  const listOf = (results: readonly unknown[]) => ({
    pagination: { total: results.length, take: 50, skip: 0, returned: results.length },
    results,
  });
  const VERSIONS = [1, 2, 3, 4, 5].map((majorVersion) => ({
    conceptGuid: "wall",
    versionGuid: `wall${majorVersion}`,
    majorVersion,
    minorVersion: 0,
    isLatest: majorVersion === 5,
  }));
  /** A template in five versions, each with one property more, and with values that change in version 3. */
  const respond = ({ pathname, searchParams }: URL): unknown => {
    const [, template] = /\/template\/wall(\d)\/mappedProperties$/.exec(pathname) ?? [];
    if (template !== undefined) {
      const version = Number(template);
      return listOf([
        concept("colour"),
        ...VERSIONS.slice(0, version).map((_, index) => concept(`p${index}`, version)),
      ]);
    }
    if (pathname.endsWith("/values")) {
      const isNew = (searchParams.get("templateVersionGuid") ?? "") >= "wall3";
      return [concept("red"), concept(isNew ? "green" : "blue")];
    }
    if (pathname.endsWith("/versions")) return listOf(VERSIONS);
    if (pathname.endsWith("/documents")) return [];
    if (pathname.endsWith("/referenced-document"))
      return concept(pathname.includes("/colour1/") ? "norm" : "standard");
    if (pathname.endsWith("/templates"))
      return listOf([{ ...concept("wall", 5), defaultName: "Wall", name: "Wall" }]);
    return listOf([]);
  };

  test("versions of a template, each request sent once and values only for rows in view", async ({
    page,
  }) => {
    const sent: string[] = [];
    await useService(page, (request) => {
      const url = new URL(request.url);
      sent.push(`${url.pathname}?${url.searchParams.toString()}`);
      return Promise.resolve(Response.json(respond(url)));
    });
    await page.goto("/templates/wall2/versions");
    await page.getByRole("link", { name: "Compare with the latest" }).click();
    await expect(comparison(page).getByRole("columnheader", { name: "Wall (2.0)" })).toBeVisible();
    await expect(row(page, /^colour/)).toContainText("Other values");
    await expect(row(page, /^p0/)).toContainText("Newer version");
    await expect(row(page, /^p4/)).toContainText("Only in Wall (5.0)");
    expect(sent).toEqual([...new Set(sent)]);

    await page.goto("/templates/wall3/versions");
    await page.getByRole("button", { name: "Compare with …" }).press("Enter");
    const menu = page.getByRole("menu", { name: "Compare with …" });
    await expect(menu.getByRole("menuitem")).toHaveText([
      "Version 1.0",
      "Version 2.0",
      "Version 4.0",
      "Version 5.0, latest",
    ]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    // The older one first.
    await expect(page).toHaveURL("/compare?kind=template&a=wall2&b=wall3");
    await expect(row(page, /^p2/)).toContainText("Only in Wall (3.0)");

    await page.goto("/templates/wall1/versions");
    const versions = page.getByRole("list", { name: "Versions" });
    for (const name of ["Version 1.0", "Version 3.0", "Version 5.0"])
      await versions
        .getByRole("listitem")
        .filter({ hasText: name })
        .getByRole("button", { name: "Compare" })
        .click();
    await tray(page).getByRole("link", { name: "Compare" }).click();
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(5);
    await page.getByRole("button", { name: "Leave out Wall (3.0)" }).press("Enter");
    await expect(page.getByRole("list", { name: "Compared" })).toBeFocused();
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(4);
  });

  test("long templates load several pages at a time, with progress and 'Cancel'; four requests for values at a time", async ({
    page,
  }) => {
    const TOTAL = 1000;
    const pages: string[] = [];
    let hold = Promise.withResolvers<void>();
    await useService(page, async (request) => {
      const url = new URL(request.url);
      const [, template] = /\/template\/(\w+)\/mappedProperties$/.exec(url.pathname) ?? [];
      if (url.pathname.endsWith("/values")) return Promise.withResolvers<never>().promise;
      if (template === undefined) return Response.json(respond(url));
      const skip = Number(url.searchParams.get("Skip"));
      pages.push(`${template} ${skip}`);
      if (skip > 0) await hold.promise;
      const results = Array.from({ length: 50 }, (_, index) =>
        concept(`property ${template === "long2" && index === 7 ? "of its own " : ""}${skip + index} `),
      );
      return Response.json({ pagination: { total: TOTAL, take: 50, skip, returned: 50 }, results });
    });
    const values = { sent: 0, cancelled: 0 };
    const isOfValues = (sent: SentRequest): boolean => new URL(sent.url()).pathname.endsWith("/values");
    page.on("request", (sent) => (values.sent += Number(isOfValues(sent))));
    page.on("requestfailed", (sent) => (values.cancelled += Number(isOfValues(sent))));
    // Counted in the page, since the events of a request that ends and of the one that follows it come in any order.
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window);
      let open = 0;
      window.fetch = (input, init) => {
        if (typeof input === "string" && input.includes("/values?")) {
          open += 1;
          init?.signal?.addEventListener("abort", () => (open -= 1));
          const most: unknown = Reflect.get(window, "mostOpen");
          Reflect.set(window, "mostOpen", Math.max(open, Number(most ?? 0)));
        }
        return fetch(input, init);
      };
    });
    await page.goto("/compare?kind=template&a=long1&b=long2");
    const progress = page.getByRole("progressbar", { name: "Comparing" });
    await expect(progress).toHaveAttribute("aria-valuenow", "100");
    await expect.poll(() => pages.length).toBe(6);
    await page.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(page.getByRole("region", { name: "Comparing" })).toContainText(
      "Stopped at 100 of 2,000 rows.",
    );
    await expect(progress).toHaveCount(0);
    hold.resolve();
    hold = Promise.withResolvers();
    await page.getByRole("button", { name: "Go on" }).press("Enter");
    await expect.poll(() => pages.length).toBe(10);
    hold.resolve();
    await expect(row(page, /^property 1 /)).toBeVisible();
    await expect(comparison(page)).toHaveAttribute("aria-rowcount", String(TOTAL + 20 + 2));
    // Those that 'Cancel' had cancelled are requested again, all others once.
    expect(pages.length).toBe(new Set(pages).size + 4);
    expect(await comparison(page).getByRole("row").count()).toBeLessThan(100);

    // Rows that leave the view cancel their requests; others take their turns.
    const pane = page.getByRole("region", { name: "Comparison table" });
    for (const turn of [1, 2, 3]) {
      await expect.poll(() => values).toEqual({ sent: 4 * turn, cancelled: 4 * (turn - 1) });
      await pane.evaluate((element, top) => element.scrollTo({ top }), turn * 5000);
    }
    expect(await page.evaluate((): unknown => Reflect.get(window, "mostOpen"))).toBe(4);
  });

  test("templates opened by address are named by at most five requests, and by their kind until then", async ({
    page,
  }) => {
    const [first, last] = ["0a1b2c3d-0000-4000-8000-000000000001", "4e5f6a7b-0000-4000-8000-000000000002"];
    // A service that sends at most 100 at once.
    const all = Array.from({ length: 1000 }, (_, index) => concept(`template ${index}`));
    all[150] = { guid: "first", versionGuid: first, defaultName: "Wall", name: "Wall" };
    all[900] = { guid: "last", versionGuid: last, defaultName: "Door", name: "Door" };
    const takes: string[] = [];
    const hold = Promise.withResolvers<void>();
    await useService(page, async (request) => {
      const url = new URL(request.url);
      if (!url.pathname.endsWith("/templates"))
        return Response.json(url.pathname.endsWith("/versions") ? listOf([]) : respond(url));
      takes.push(url.searchParams.get("Take") ?? "");
      await hold.promise;
      const skip = Number(url.searchParams.get("Skip"));
      const results = all.slice(skip, skip + 100);
      return Response.json({ pagination: { total: 1000, take: 100, skip, returned: 100 }, results });
    });
    await page.goto(`/compare?kind=template&a=${first}&b=${last}`);
    const compared = page.getByRole("list", { name: "Compared" }).getByRole("listitem");
    await expect(compared).toHaveText(["Template 0a1b2c3d…", "Template 4e5f6a7b…"]);
    hold.resolve();
    await expect(compared).toHaveText(["Wall", "Template 4e5f6a7b…"]);
    await expect.poll(() => takes).toEqual(["1000", "1000", "1000", "1000", "1000"]);
    await expect(page).toHaveTitle(/Wall – Template 4e5f6a7b…/);
    await expect(page.getByRole("main")).not.toContainText(first);
  });

  test("a service without old versions says so once, and the comparison comes after 'Retry'", async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/404/);
    let isBroken = true;
    await useService(page, (request) => {
      const url = new URL(request.url);
      const isOld = /wall[12]\/(mappedProperties|documents|classifications)$/.test(url.pathname);
      return Promise.resolve(isBroken && isOld ? problem(404) : Response.json(respond(url)));
    });
    await page.goto("/compare?kind=template&a=wall1&b=wall2&c=wall5");
    const alert = page.getByRole("alert");
    // While only some of the requests have failed, there may be another one.
    const both =
      "The service has nothing for Wall (1.0) and Wall (2.0). It may answer for latest versions only.";
    await expect(alert.filter({ hasText: both })).toBeVisible();
    await expect(alert).toHaveCount(1);
    isBroken = false;
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(row(page, /^p0/)).toContainText("Newer version");
  });

  test("after the service was down, one 'Retry' loads all templates", async ({ page, browserErrors }) => {
    browserErrors.expect(/403/);
    let isDown = true;
    await useService(page, (request) => {
      const url = new URL(request.url);
      return Promise.resolve(
        isDown && /wall[12]\//.test(url.pathname) ? problem(403) : Response.json(respond(url)),
      );
    });
    await page.goto("/compare?kind=template&a=wall1&b=wall2");
    const alerts = page.getByRole("main").getByRole("alert");
    await expect(alerts).toHaveCount(2);
    isDown = false;
    await alerts.first().getByRole("button", { name: "Retry" }).click();
    await expect(row(page, /^p0/)).toContainText("Newer version");
    await expect(alerts).toHaveCount(0);
  });

  test("where the documents of one template fail, the properties are compared, and the documents after 'Retry'", async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/403/);
    let isBroken = true;
    await useService(page, (request) => {
      const url = new URL(request.url);
      if (isBroken && url.pathname.endsWith("wall2/documents")) return problem(403);
      return Response.json(url.pathname.endsWith("/documents") ? [concept("norm")] : respond(url));
    });
    await page.goto("/compare?kind=template&a=wall1&b=wall2");
    await expect(page.getByRole("alert")).toContainText("Wall (2.0)");
    await expect(row(page, /^p0/)).toContainText("Newer version");
    await expect(row(page, /^norm/)).toHaveCount(0);
    isBroken = false;
    await page.getByRole("alert").getByRole("button", { name: "Retry" }).click();
    await expect(row(page, /^norm/)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  for (const kind of ["template", "property"])
    test(`a ${kind} for which the service has empty lists and no versions is unknown`, async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(/404/);
      let isBroken = true;
      await useService(page, (request) => {
        const url = new URL(request.url);
        if (isBroken && /other\/(?:versions|referenced-document)$/.test(url.pathname)) return problem(404);
        const isList = /other\/(?:mappedProperties|classifications)$/.test(url.pathname);
        const nothing = isList ? listOf([]) : [];
        return Response.json(isBroken && url.href.includes("other") ? nothing : respond(url));
      });
      await page.goto(`/compare?kind=${kind}&a=${kind === "template" ? "wall" : "colour"}1&b=other`);
      await expect(page.getByRole("alert")).toContainText(
        /The service has nothing for (?:Template|Property) other\./,
      );
      await expect(comparison(page)).toHaveCount(0);
      isBroken = false;
      await page.getByRole("alert").getByRole("button", { name: "Retry" }).click();
      await expect(comparison(page)).toBeVisible();
    });

  test("properties: their values, documents and versions", async ({ page }) => {
    await useService(page, (request) => Promise.resolve(Response.json(respond(new URL(request.url)))));
    await page.goto("/compare?kind=property&a=colour1&b=height1");
    await expect(row(page, /^red/)).toContainText("Same");
    await expect(row(page, /^norm/)).toContainText("Only in Property colour1");
    await expect(row(page, /^standard/)).toContainText("Only in Property height1");
    await expect(row(page, /^Latest version/)).toContainText("5.0");
    await page.getByRole("checkbox", { name: "Only differences" }).check();
    await expect(row(page, /^red/)).toHaveCount(0);
    await expect(row(page, /^norm/)).toBeVisible();
  });

  test("of properties, documents that one of them could not load are left out", async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/403/);
    await useService(page, (request) => {
      const url = new URL(request.url);
      return Promise.resolve(
        url.pathname.endsWith("/height1/referenced-document") ? problem(403) : Response.json(respond(url)),
      );
    });
    await page.goto("/compare?kind=property&a=colour1&b=height1");
    await expect(page.getByText("Property height1 could not be loaded")).toBeVisible();
    await expect(row(page, /^red/)).toContainText("Same");
    await expect(row(page, /^norm/)).toHaveCount(0);
  });

  test("on a phone, the names stay in view beside the columns", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await useService(page, (request) => Promise.resolve(Response.json(respond(new URL(request.url)))));
    await page.goto("/compare?kind=template&a=wall1&b=wall5&c=wall3");
    const pane = page.getByRole("region", { name: "Comparison table" });
    await pane.evaluate((element) => element.scrollTo({ left: 300 }));
    await expect(comparison(page).getByRole("rowheader", { name: "colour" })).toBeInViewport({ ratio: 1 });
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  /** Compares three templates that share 40 properties; the values make their rows higher. */
  const compareLong = async (page: Page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const shared = Array.from({ length: 40 }, (_, index) => concept(`p${index}`));
    await useService(page, (request) => {
      const url = new URL(request.url);
      const isList = url.pathname.endsWith("/mappedProperties");
      return Response.json(isList ? listOf(shared) : respond(url));
    });
    await page.goto("/compare?kind=template&a=wall1&b=wall5&c=wall3");
  };

  test("a table scrolls as far as asked, although its rows have become higher", async ({ page }) => {
    await compareLong(page);
    for (const name of ["p0", "p12", "p24"]) {
      const shown = row(page, new RegExp(`^${name}\\b`));
      await shown.evaluate((element) => element.scrollIntoView());
      await expect.poll(async () => (await shown.boundingBox())?.height).toBeGreaterThan(40);
    }
    const pane = page.getByRole("region", { name: "Comparison table" });
    for (let step = 0; step < 5; step += 1) {
      const [asked, reached] = await pane.evaluate(async (element) => {
        element.scrollTop -= 200;
        const asked = element.scrollTop;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return [asked, element.scrollTop];
      });
      expect(reached).toBe(asked);
    }
  });

  test("neither the names nor the heads of the columns cover a cell that has the focus", async ({ page }) => {
    await compareLong(page);
    await comparison(page).getByRole("cell").getByRole("link").nth(45).focus();
    const isUncovered = () =>
      page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        // Nothing is there if rows above it have grown as their values arrived, and have pushed it out of the window.
        return top === null || document.activeElement?.contains(top) === true;
      });
    for (const key of ["Shift+Tab", "Tab"]) {
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press(key);
        await expect.poll(isUncovered, { message: `after ${key}, ${step + 1} times` }).toBe(true);
      }
    }
  });
});
