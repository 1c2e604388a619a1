import { axe, expect, test } from "./fixtures.ts";
import { useService } from "./support/service.ts";
import { concept, list } from "./support/stub-service.ts";

test.use({ serviceWorkers: "block" });

test("templates are narrowed by name among what is loaded, and by a classification that is chosen", async ({
  page,
}) => {
  const asked: string[] = [];
  const doors = Array.from({ length: 60 }, (_, index) => concept(`t${index}`, `Door ${index}`));
  await useService(page, (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const operation = pathname.split("/").at(-1) ?? "";
    asked.push(operation);
    if (operation === "classifications") return list(request, [concept("c", "Building elements")]);
    return list(request, searchParams.has("ClassificationVersionGuid") ? doors.slice(50) : doors);
  });
  const templates = page.getByRole("list", { name: "Templates", exact: true }).getByRole("link");
  const filter = page.getByRole("searchbox", { name: "Filter templates" });
  const classification = page.getByRole("combobox", { name: "Classification" });

  await page.goto("/templates");
  await expect(templates.first()).toBeVisible();
  await filter.fill("door 5");
  await expect(page.getByText("1 of 50 loaded match", { exact: true })).toBeVisible();
  await expect(templates).toHaveText(["Door 5"]);
  await page.reload();
  await expect(templates).toHaveText(["Door 5"]);
  expect(asked).toEqual(["templates", "templates"]);
  await page.getByRole("button", { name: "Load all" }).click();
  await expect(page.getByText("11 of 60 match", { exact: true })).toBeVisible();
  await axe(page);

  await classification.fill("building");
  await page.getByRole("option", { name: "Building elements" }).click();
  await expect(page).toHaveURL(/\/templates\?search=door\+5&classification=c$/);
  await expect(page.getByText("10 of 10 match", { exact: true })).toBeVisible();
  await expect(classification).toHaveValue("Building elements");
  expect(asked.filter((operation) => operation === "classifications")).toHaveLength(1);
  await page.goBack();
  await expect(classification).toHaveValue("All classifications");
  await expect(page.getByText("11 of 60 match", { exact: true })).toBeVisible();
});
