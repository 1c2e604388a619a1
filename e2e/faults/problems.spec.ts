import { count, expect, test } from "../fixtures/fault-test.ts";
import { status } from "../fixtures/faults.ts";
import type { Fault } from "../fixtures/faulty-server.ts";

/** Error responses (2.10) in various forms: all their content is shown as text. */

const SCRIPT = '<img src="x" onerror="document.title = \'hacked\'">';
const USUAL = "You do not have access to this";
const JSON_TYPE = { "content-type": "application/problem+json" };

const FORMS: readonly (readonly [what: string, fault: Fault, shows: readonly string[]])[] = [
  [
    "with all its fields and extensions beneath",
    status(403, {
      type: "about:blank",
      title: "Closed",
      status: 403,
      detail: "Until noon.",
      instance: "/x",
      extensions: { traceId: "t-1", errors: { a: ["b"] } },
    }),
    ["Closed", "Until noon."],
  ],
  [
    "with extensions among its fields",
    status(403, { title: "Shut", detail: "For good.", traceId: 7, errors: [{}] }),
    ["Shut", "For good."],
  ],
  ["without a title", status(403, { detail: "No title." }), [USUAL, "No title."]],
  ["with another status in its body", status(403, { title: "Torn", status: 500 }), ["Torn"]],
  [
    "with members that are no texts",
    status(403, { title: 42, detail: { why: ["x"] }, status: "teapot", instance: [], extensions: "none" }),
    ["42"],
  ],
  ["as plain text", status(403, "Ask your administrator."), [USUAL, "Ask your administrator."]],
  ["as a JSON text", status(403, '"In quotes."', JSON_TYPE), [USUAL, "In quotes."]],
  ["as a JSON list", status(403, "[1, 2]", JSON_TYPE), [USUAL, "[1, 2]"]],
  ["as an empty object", status(403, {}), [USUAL]],
  ["as null", status(403, "null", JSON_TYPE), [USUAL]],
  [
    "with everything null",
    status(403, { title: null, status: null, detail: null, extensions: null }),
    [USUAL],
  ],
  ["cut off in the middle", status(403, '{"title": "Hal', JSON_TYPE), [USUAL, '{"title": "Hal']],
  [
    "as a page with a script",
    status(403, `<!doctype html><title>Proxy says no</title><script>document.title = 'hacked'</script>`, {
      "content-type": "text/html",
    }),
    ["Proxy says no"],
  ],
  ["with a script in its texts", status(403, { title: SCRIPT, detail: SCRIPT }), [SCRIPT]],
  [
    "as a page in a JSON text",
    status(403, JSON.stringify("<html><title>Wrapped</title></html>"), JSON_TYPE),
    ["Wrapped"],
  ],
  ["longer than anybody reads", status(403, "long ".repeat(10_000)), [USUAL, "long long"]],
];

test("Problems of any form are shown with the status of the response", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/status of 403/);
  const alert = page.getByRole("alert");
  let isOpen = false;
  for (const [what, fault, shows] of FORMS) {
    await test.step(`a Problem ${what}`, async () => {
      service.mend();
      service.fail("E9", fault);
      if (isOpen) await alert.getByRole("button", { name: "Retry" }).click();
      else await page.goto("/templates");
      isOpen = true;
      for (const text of shows) await expect(alert).toContainText(text);
      await expect(alert).toContainText("HTTP 403");
      await expect(alert).not.toContainText("HTTP 500");
      expect((await alert.innerText()).length).toBeLessThan(700);
      await expect(page).toHaveTitle(/^Templates/);
    });
  }
  expect(service.count("E9"), "a refusal is not tried again").toBe(FORMS.length);
  service.mend();
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(count(page, "50 of 96")).toBeVisible();
});

test("a 400 offers no retry", async ({ page, service, browserErrors }) => {
  browserErrors.expect(/status of 400/);
  service.fail("E9", status(400, { title: "Take is too large" }));
  await page.goto("/templates");
  await expect(page.getByRole("alert")).toContainText("Take is too large");
  await expect(page.getByRole("alert").getByRole("button", { name: "Retry" })).toHaveCount(0);
  expect(service.count("E9")).toBe(1);
});
