import { expect, test } from "../fixtures/fault-test.ts";
import { changed } from "../fixtures/faults.ts";
import { type Fault, READING } from "../fixtures/faulty-server.ts";
import { PAGES } from "../fixtures/pages.ts";
import { serveCatalogue } from "../fixtures/stub-catalogue.ts";

/** JSON responses that violate the interface: no page may crash. */

test.use({ backend: { handle: serveCatalogue } });

/** The same with null for every string, number and boolean. */
function withNulls(json: unknown): unknown {
  return JSON.parse(
    JSON.stringify(json, (_key, value: unknown) => (typeof value === "object" ? value : null)),
  );
}

/** The same with numbers and strings exchanged. */
function withOtherTypes(json: unknown): unknown {
  return JSON.parse(
    JSON.stringify(json, (_key, value: unknown) => {
      if (typeof value === "string") return 7;
      return typeof value === "number" ? "seven" : value;
    }),
  );
}

const SHAPES: readonly (readonly [what: string, fault: Fault])[] = [
  ["null everywhere", changed(withNulls)],
  ["values of other types", changed(withOtherTypes)],
];

for (const [what, fault] of SHAPES) {
  test(`${what}, on every page: each shows its data or an error, and none crashes`, async ({
    page,
    service,
  }) => {
    for (const operation of READING) service.fail(operation, fault);
    for (const [name, address] of PAGES) {
      await test.step(name, async () => {
        const before = service.requests.length;
        await page.goto(address);
        const settled = page
          .getByRole("alert")
          .or(page.getByRole("listitem"))
          .or(page.getByText(/^Nothing found/));
        await expect(page.getByRole("main").locator(settled).first()).toBeVisible();
        await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page failed");
        expect(service.requests.length - before, "requests for one page").toBeLessThan(12);
      });
    }
  });
}
