import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { useService } from "./fixtures/service.ts";
import { concept, list, problem, TM } from "./fixtures/stub-service.ts";
import { axe, expect, test } from "./fixtures/test.ts";

const uuid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const fieldOf = (page: Page) => page.getByRole("textbox", { name: "GUIDs, class numbers or addresses" });
const tableOf = (page: Page) => page.getByRole("table", { name: "Results" });
const statusOf = (page: Page) => page.getByRole("status").filter({ hasText: "looked up" });
const rowOf = (page: Page, input: string) =>
  tableOf(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: input, exact: true }) });

/** Sets the text of the field as a paste does; `fill` with thousands of lines takes browsers minutes. */
async function paste(page: Page, text: string): Promise<void> {
  await fieldOf(page).selectText();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

function code(versionGuid: string, classNumber: string, name: string) {
  return { ...concept(versionGuid, name), classNumber, hasCodes: false };
}

/** A service with two classifications, a template, a unit, and one GUID that fails. */
function answer(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(TM, "");
  const number = searchParams.get("ClassNumber") ?? "";
  const codes = (...all: ReturnType<typeof code>[]) =>
    list(
      request,
      all.filter(({ classNumber }) => classNumber.startsWith(number)),
    );
  if (path === "/classifications") return list(request, [concept("w", "Works"), concept("s", "Spaces")]);
  if (path === "/classifications/w/classification-codes")
    return codes(code("w1", "01", "Ground"), code("w2", "EF 25", "Walls"));
  if (path === "/classifications/s/classification-codes") return codes(code("s1", "01", "Rooms"));
  if (path === "/templates") return list(request, [concept(uuid(1), "Door")]);
  if (path === "/construction-objects") return list(request, []);
  if (path === `/units/${uuid(2)}`)
    return Response.json({
      ...concept(uuid(2), ""),
      majorVersion: 1,
      minorVersion: 0,
      fullNames: [
        { text: "metre", languageCode: "en" },
        { text: "Meter", languageCode: "de" },
      ],
    });
  // Not a 5xx: the retries of all operations for one GUID take most of the time that a test waits.
  return path.includes(uuid(3)) ? problem(403) : problem(404);
}

test("identifies each input of a list, and exports the results", async ({ page, baseURL, browserErrors }) => {
  browserErrors.expect(/status of (403|404)/);
  let isBroken = true;
  await useService(page, (request) =>
    !isBroken && request.url.includes(uuid(3)) ? problem(404) : answer(request),
  );
  await page.goto("/lookup?culture=de-DE");
  await fieldOf(page).fill(
    `urn:uuid:${uuid(1)}\n{${uuid(2)}}\tEF 25,01;01\n${uuid(3)}\n${uuid(4)}\n99\n${baseURL}/documents/d1`,
  );
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(statusOf(page)).toHaveText("7 of 8 looked up, 2 not found, 1 failed.");
  await expect(tableOf(page).getByRole("columnheader")).toHaveText([
    "Input",
    "Kind",
    "Class number",
    "Name",
    "Default name",
    "Where",
    "Version GUID",
    "Note",
  ]);
  const cellsOf = (input: string) => rowOf(page, input).getByRole("cell");
  await expect(cellsOf(`urn:uuid:${uuid(1)}`)).toContainText(["Template", "", "Door", "Door", "", uuid(1)]);
  await expect(cellsOf(`{${uuid(2)}}`)).toContainText(["Unit", "", "Meter", "metre", "", uuid(2)]);
  await expect(cellsOf("EF 25")).toContainText(["Classification code", "EF 25", "Walls", "Walls", "Works"]);
  const candidates = rowOf(page, "01");
  await expect(candidates).toHaveText([
    /Ground.*Works.*Candidate 1 of 2\. Entered 2 times/,
    /Rooms.*Spaces.*Candidate 2 of 2\. Entered 2 times/,
  ]);
  await expect(rowOf(page, uuid(4))).toContainText("The service has no operation for concept GUIDs");
  await expect(rowOf(page, "99")).toContainText("Not found: no code in any classification has this number");
  await expect(rowOf(page, `${baseURL}/documents/d1`).getByRole("link")).toHaveAttribute(
    "href",
    "/documents/d1?culture=de-DE",
  );
  const head = tableOf(page).getByRole("columnheader", { name: "Class number" });
  await head.getByRole("button").click();
  await expect(page).toHaveURL(/&sort=class-number$/);
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect(tableOf(page).getByRole("row").nth(1)).toContainText("Ground");
  await page.goBack();
  await expect(tableOf(page).getByRole("row").nth(1)).toContainText("urn:uuid");
  // On paper, rows are cards with labels, without the head that sorts them.
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(tableOf(page).getByRole("columnheader").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(tableOf(page).getByRole("columnheader")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 720 });
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("1 input could not be looked up");
  await axe(page);

  isBroken = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(statusOf(page)).toHaveText("8 of 8 looked up, 3 not found.");
  await expect(alert).toHaveCount(0);

  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByRole("radio", { name: "CSV", exact: true }).check();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe("\uFEFFInput,Kind,Class number,Name,Default name,Where,Version GUID,Note");
  expect(lines[1]).toBe(`urn:uuid:${uuid(1)},Template,,Door,Door,,${uuid(1)},`);
  expect(lines[4]).toBe("01,Classification code,01,Ground,Ground,Works,w1,Candidate 1 of 2. Entered 2 times");

  // The results are kept when the user opens one and returns, and after a reload.
  await rowOf(page, "EF 25").getByRole("link", { name: "Walls" }).click();
  await expect(page).toHaveURL("/classifications/w/codes/w2?number=EF+25&culture=de-DE");
  await page.goBack();
  await expect(statusOf(page)).toHaveText("8 of 8 looked up, 3 not found.");
  await page.reload();
  await expect(statusOf(page)).toHaveText("8 of 8 looked up, 3 not found.");
  await expect(fieldOf(page)).toHaveValue(new RegExp(`^urn:uuid:${uuid(1)}\n`));

  // So is what is not looked up yet, which a culture switch keeps too.
  await fieldOf(page).fill("not yet");
  await fieldOf(page).pressSequentially("ready");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(fieldOf(page), "Undo takes back a word").toHaveValue("not yet");
  const classification = page.getByRole("combobox", { name: "Classification" });
  await classification.click();
  await page.getByRole("option", { name: "Works" }).click();
  await rowOf(page, "EF 25").getByRole("link", { name: "Walls" }).click();
  await expect(fieldOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(fieldOf(page)).toHaveValue("not yet");
  await expect(classification).toHaveValue("Works");
  await page.getByRole("combobox", { name: "Culture", exact: true }).click();
  await page.getByRole("option", { name: "English", exact: false }).first().click();
  await expect(rowOf(page, `{${uuid(2)}}`).getByRole("link", { name: "metre" })).toBeVisible();
  await expect(fieldOf(page)).toHaveValue("not yet");
  await page.reload();
  await expect(rowOf(page, `{${uuid(2)}}`).getByRole("link", { name: "metre" })).toBeVisible();
  await expect(fieldOf(page)).toHaveValue("not yet");
  // Another address says itself what is looked up.
  await page.goto("/lookup?q=EF+25");
  await expect(fieldOf(page)).toHaveValue("EF 25");
});

test("looks up 5,000 GUIDs with at most four concurrent requests, and can be stopped", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404/);
  const templates = Array.from({ length: 4900 }, (_, index) => concept(uuid(index), `Template ${index}`));
  const properties = new Set(Array.from({ length: 100 }, (_, index) => uuid(9000 + index)));
  let open = 0;
  let most = 0;
  let held: PromiseWithResolvers<void> | null = Promise.withResolvers<void>();
  await useService(page, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(TM, "");
    if (path === "/classifications") return list(request, []);
    open += 1;
    most = Math.max(most, open);
    try {
      if (path === "/templates") return list(request, templates);
      if (path === "/construction-objects") return list(request, []);
      await held?.promise;
      const [, , guid = ""] = path.split("/");
      if (path === "/values" && properties.has(searchParams.get("propertyVersionGuid") ?? ""))
        return Response.json([concept("value", "Value")]);
      const isKnown = properties.has(guid) || templates.some(({ versionGuid }) => versionGuid === guid);
      return path.startsWith("/concepts/") && isKnown
        ? list(request, [{ versionGuid: guid, majorVersion: 1, minorVersion: 0, isLatest: true }])
        : problem(404);
    } finally {
      open -= 1;
    }
  });
  await page.goto("/lookup");
  const guids = [...templates.map(({ versionGuid }) => versionGuid), ...properties];
  await paste(page, [...guids, "one too many"].join("\n"));
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(page.getByRole("alert")).toContainText("at most 5,000 can be looked up at once");
  await expect(fieldOf(page)).toHaveValue(/one too many$/);

  await paste(page, guids.join("\n"));
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(page).toHaveURL(/\/lookup$/);
  await expect(page.getByRole("progressbar", { name: "Looking up" })).toBeVisible();
  await expect(tableOf(page)).toHaveAttribute("aria-rowcount", "5001");
  await expect(statusOf(page)).toHaveText("4,900 of 5,000 looked up, 0 not found.");
  const button = page.getByRole("button", { name: "Cancel" });
  await button.click();
  await expect(statusOf(page)).toHaveText("Stopped: 4,900 of 5,000 looked up, 0 not found.");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  held.resolve();
  held = null;
  await expect(page.getByRole("button", { name: "Go on" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(statusOf(page)).toHaveText("5,000 of 5,000 looked up, 0 not found.");
  expect(most).toBeLessThanOrEqual(4);
  // Only the rows in view are rendered.
  expect(await tableOf(page).getByRole("row").count()).toBeLessThan(100);

  // Too many inputs for the address: a reload shows an empty form. What is not looked up yet is kept.
  await page.reload();
  await expect(page.getByRole("button", { name: "Look up" })).toBeVisible();
  await expect(fieldOf(page)).toHaveValue("");
  await expect(tableOf(page)).toHaveCount(0);
  await fieldOf(page).fill(guids.slice(0, 30).join("\n"));
  await page.reload();
  await expect(fieldOf(page)).toHaveValue(guids.slice(0, 30).join("\n"));
});

test("a double click on 'Look up' sends each request once", async ({ page }) => {
  const sent: string[] = [];
  const clicked = Promise.withResolvers<void>();
  await useService(page, async (request) => {
    if (!request.url.includes("ClassNumber=")) return answer(request);
    sent.push(request.url);
    await clicked.promise;
    return answer(request);
  });
  await page.goto("/lookup");
  await fieldOf(page).fill("EF 25");
  await page.getByRole("button", { name: "Look up" }).dblclick();
  clicked.resolve();
  await expect(statusOf(page)).toHaveText("1 of 1 looked up, 0 not found.");
  expect(sent).toEqual([...new Set(sent)]);
});

test("more than 200 class numbers need a classification", async ({ page }) => {
  const numbers = Array.from({ length: 201 }, (_, index) => String(index + 1000));
  await useService(page, (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === `${TM}/classifications`) return list(request, [concept("w", "Works")]);
    const prefix = searchParams.get("ClassNumber") ?? "";
    const found = numbers.filter((number) => number.startsWith(prefix));
    return list(
      request,
      found.map((number) => code(`w${number}`, number, `Code ${number}`)),
    );
  });
  await page.goto("/lookup");
  await fieldOf(page).fill(numbers.join("\n"));
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a classification");
  const classification = page.getByRole("combobox", { name: "Classification" });
  await expect(classification).toHaveValue("All classifications");
  await classification.click();
  await page.getByRole("option", { name: "Works" }).click();
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(statusOf(page)).toHaveText("201 of 201 looked up, 0 not found.");
  await expect(rowOf(page, "1000").getByRole("link", { name: "Code 1000" })).toBeVisible();
});
