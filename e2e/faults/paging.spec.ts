import type { Page } from "@playwright/test";
import { count, expect, scrollOn, test } from "../fixtures/fault-test.ts";
import { changed } from "../fixtures/faults.ts";
import type { Fault, FaultServer } from "../fixtures/faulty-server.ts";
import { door, windowTemplate } from "../fixtures/sample-concepts.ts";

/** Services whose paging deviates from the interface, or whose lists change while loading. */

interface Sent {
  readonly results: readonly unknown[];
  readonly pagination: Readonly<Record<"total" | "take" | "skip" | "returned", number>>;
}

function isSent(json: unknown): json is Sent {
  return typeof json === "object" && json !== null && "results" in json && "pagination" in json;
}

/** Modifies a regular page. */
function repaged(change: (sent: Sent, skip: number) => unknown): Fault {
  return changed((json, request) =>
    isSent(json) ? change(json, Number(new URL(request.url).searchParams.get("Skip"))) : json,
  );
}

/** The complete list, of which some faults send parts. */
async function wholeList(service: FaultServer): Promise<readonly unknown[]> {
  const reply = await fetch(`${service.url}/templates-management/api/v2/templates?Take=500`);
  const json: unknown = await reply.json();
  return isSent(json) ? json.results : [];
}

const part = (all: readonly unknown[], from: number, size: number, total = all.length) => {
  const results = all.slice(from, from + size);
  return { results, pagination: { total, take: size, skip: from, returned: results.length } };
};

/** Scrolls until the count has this text. */
async function loadAll(page: Page, ends: string): Promise<void> {
  const more = page.getByRole("button", { name: "Load more" });
  const isComplete = async (): Promise<boolean> => {
    if ((await count(page, ends).isVisible()) && (await more.count()) === 0) return true;
    await scrollOn(page);
    return false;
  };
  await expect.poll(isComplete, { intervals: [50] }).toBe(true);
}

type Make = (all: readonly unknown[]) => Fault;

const CASES: readonly (readonly [what: string, make: Make, ends: string, requests: number])[] = [
  ["a Take that is capped to 7", (all) => repaged((_, skip) => part(all, skip, 7)), "96 of 96", 14],
  [
    "a Take that is capped to 7 without saying so",
    (all) => repaged((_, skip) => ({ ...part(all, skip, 7), pagination: null })),
    "96 of 96",
    15,
  ],
  [
    "a total that shrinks",
    (all) => repaged((_, skip) => part(all, skip, 30, [96, 80, 70, 60][skip / 30])),
    "96 of 96",
    4,
  ],
  [
    "a total that grows",
    (all) => repaged((_, skip) => part(all, skip, 30, Math.min(96, skip + 31))),
    "96 of 96",
    4,
  ],
  [
    "a list that gets shorter",
    (all) => repaged((_, skip) => part(all.slice(0, 96 - skip / 3), skip, 30)),
    "76 of 76",
    4,
  ],
  [
    "data in which every item occurs twice in a row",
    (all) =>
      repaged((_, skip) =>
        part(
          all.flatMap((item) => [item, item]),
          skip,
          50,
        ),
      ),
    "96 of 96",
    4,
  ],
  [
    "data that contain all items a second time after the end",
    (all) => repaged((_, skip) => part([...all, ...all], skip, 50)),
    "96 of 96",
    4,
  ],
  [
    "items that are sent twice",
    (all) => repaged((_, skip) => part(all, Math.max(0, skip - 10), 30)),
    "96 of 96",
    5,
  ],
  [
    "nothing before the end",
    (all) => repaged((sent, skip) => (skip === 0 ? sent : part([], skip, 50, all.length))),
    "50 of 96, the service sent no more",
    2,
  ],
  [
    "the same page again and again",
    (all) => repaged(() => part(all, 0, 50)),
    "50 of 96, the service sent no more",
    2,
  ],
  ["no pagination", () => repaged(({ results }) => ({ results })), "96 of 96", 3],
  [
    "pagination that is null everywhere",
    () =>
      repaged(({ results }) => ({
        results,
        pagination: { total: null, take: null, skip: null, returned: null },
      })),
    "96 of 96",
    3,
  ],
];

test("lists with unusual paging, or that change while loading: each item is loaded once, and loading ends", async ({
  page,
  service,
}) => {
  const all = await wholeList(service);
  for (const [what, make, ends, requests] of CASES) {
    await test.step(what, async () => {
      service.mend();
      service.fail("E9", make(all));
      const before = service.count("E9");
      await page.goto("/templates");
      await loadAll(page, ends);
      // Not an error for the user, so it is a status and not an alert.
      const isShort = ends.startsWith("50 of 96");
      await expect(page.getByRole("status").filter({ hasText: "the service sent no more" })).toHaveCount(
        isShort ? 1 : 0,
      );
      await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(isShort ? 1 : 0);
      await expect(page.getByRole("alert")).toHaveCount(0);
      expect(service.count("E9") - before, what).toBe(requests);
    });
  }
});

test("a level of the tree that ends below its total says so without an alert, and 'Retry' loads the rest", async ({
  page,
  service,
}) => {
  const codes = page.getByRole("tree", { name: "Classification codes" }).getByRole("treeitem");
  service.fail(
    "E2",
    repaged(({ results }, skip) => part(results, 0, skip === 0 ? 2 : 0, 9)),
  );
  await page.goto("/classifications");
  await page.getByRole("list", { name: "Classifications" }).getByRole("link").first().click();
  await expect(
    page.getByRole("status").filter({ hasText: "2 of 9, the service sent no more" }),
  ).toBeVisible();
  await expect(codes).toHaveCount(2);
  await expect(page.getByRole("alert")).toHaveCount(0);

  service.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  await expect(codes.nth(2)).toBeVisible();
});

test("a list that is announced but sent without items is not shown as an empty one, and 'Retry' loads it", async ({
  page,
  service,
}) => {
  service.fail(
    "E9",
    repaged(() => part([], 0, 50, 96)),
  );
  await page.goto("/templates");
  await expect(count(page, "0 of 96, the service sent no more")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  service.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(count(page, "50 of 96")).toBeVisible();
});

test("a comparison says of which template the service sent no more, and 'Retry' loads the rest", async ({
  page,
  service,
}) => {
  service.fail(
    "E6",
    changed((json, request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (!isSent(json) || !pathname.includes(door)) return json;
      return part(json.results, 0, searchParams.get("Skip") === "0" ? 2 : 0, 44);
    }),
  );
  const row = page.getByRole("table", { name: "Comparison" }).getByRole("row", { name: /^CE marking/ });
  const cut = page.getByRole("status").filter({ hasText: "the service sent no more" });
  await page.goto(`/compare?kind=template&a=${door}&b=${windowTemplate}`);
  await expect(cut).toHaveText("Fire door: 2 of 44, the service sent no more");
  await expect(page.getByRole("alert")).toHaveCount(0);

  service.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(row).toContainText("Same");
  await expect(cut).toHaveCount(0);
});
