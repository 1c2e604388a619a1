import { describe, expect, test } from "vitest";
import { PageLedger } from "./page-ledger.ts";
import type { PagedList, Pagination } from "./paging.ts";

const TAKE = 10;

/** `count` different items from position `from` on. */
function items(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `item ${from + index}`);
}

type Page = readonly [skip: number, list: PagedList<string>];

function paged(skip: number, results: string[], pagination: Partial<Pagination> | null): Page {
  const numbers = pagination && { total: null, take: null, skip: null, returned: null, ...pagination };
  return [skip, { results, pagination: numbers, shape: "paged" }];
}

function array(skip: number, results: string[]): Page {
  return [skip, { results, pagination: null, shape: "array" }];
}

function ledgerOf(...pages: Page[]): PageLedger<string> {
  const ledger = new PageLedger<string>((item) => (item === "" ? null : item));
  for (const [skip, list] of pages) {
    ledger.request({ skip, take: TAKE });
    ledger.receive({ skip, take: TAKE }, list);
  }
  return ledger;
}

/** The Skip of the next request, or how the list ended. */
function outcome(...pages: Page[]): number | "complete" | "early" {
  const ledger = ledgerOf(...pages);
  if (ledger.isOver) return ledger.endsEarly ? "early" : "complete";
  return ledger.next(TAKE)?.skip ?? Number.NaN;
}

describe("a paged list", () => {
  test("starts at Skip 0", () => {
    expect(outcome()).toBe(0);
  });

  test("continues after the returned items, and ends at the total", () => {
    const first = paged(0, items(0, 10), { total: 15, skip: 0, returned: 10 });
    expect(outcome(first)).toBe(10);
    expect(outcome(first, paged(10, items(10, 5), { total: 15, skip: 10, returned: 5 }))).toBe("complete");
  });

  test("ends immediately if it is empty", () => {
    expect(outcome(paged(0, [], { total: 0, skip: 0, returned: 0 }))).toBe("complete");
    expect(outcome(paged(0, [], null))).toBe("complete");
  });

  test("keeps a total that shrinks while loading until a page is empty", () => {
    const pages = [paged(0, items(0, 10), { total: 30 }), paged(10, items(10, 10), { total: 20 })];
    expect(outcome(...pages)).toBe(20);
    expect(outcome(...pages, paged(20, [], { total: 20 }))).toBe("complete");
  });

  test("follows a total that grows while loading", () => {
    expect(outcome(paged(0, items(0, 10), { total: 10 }), paged(10, items(10, 10), { total: 30 }))).toBe(20);
  });

  test("ignores a total of 0 if there are items", () => {
    const first = paged(0, items(0, 10), { total: 0, returned: 10 });
    expect(outcome(first)).toBe(10);
    expect(outcome(first, paged(10, [], { total: 0, returned: 0 }))).toBe("complete");
  });

  test("ends early if a page below the total is empty, and requests that page again when it is reopened", () => {
    const ledger = ledgerOf(paged(0, items(0, 10), { total: 30 }), paged(10, [], { total: 30, returned: 0 }));
    expect(ledger.endsEarly).toBe(true);
    ledger.reopen();
    expect(ledger.next(TAKE)).toEqual({ skip: 10, take: TAKE });
  });

  test("keeps a total that only the first page contains", () => {
    expect(outcome(paged(0, items(0, 10), { total: 30 }), paged(10, [], null))).toBe("early");
  });

  test("advances by the number of returned items, and lists duplicates once", () => {
    const ledger = ledgerOf(
      paged(0, items(0, 10), { total: 30, skip: 0, returned: 10 }),
      paged(10, items(4, 10), { total: 30, skip: 10, returned: 10 }),
      paged(20, items(0, 10), { total: 30, skip: 20, returned: 10 }),
    );
    expect(ledger.items()).toEqual(items(0, 14));
    expect(ledger).toMatchObject({ isOver: true, endsEarly: false, covered: 30, count: 14 });
  });

  test("without a total continues until a page is empty", () => {
    const pages = [paged(0, items(0, 10), null), paged(10, items(10, 3), null), paged(13, items(0, 5), null)];
    expect(outcome(...pages)).toBe(18);
    expect(outcome(...pages, paged(18, [], null))).toBe("complete");
  });

  test("without a total ends if pages only repeat items", () => {
    const pages = [paged(0, items(0, 10), null)];
    const ledger = ledgerOf(...pages);
    // Two different pages alternating, as from a service that starts over at the end.
    for (let turn = 0; ledger.next(TAKE) !== null; turn += 1) {
      expect(turn).toBeLessThan(25);
      ledger.receive(ledger.next(TAKE) ?? { skip: 0, take: 0 }, paged(0, items(5 * (turn % 2), 5), null)[1]);
    }
    expect(ledger.items()).toEqual(items(0, 10));
  });

  test("keeps all items without a key, and detects repeated pages by their content", () => {
    const ledger = ledgerOf(
      array(
        0,
        Array.from({ length: 10 }, () => ""),
      ),
      array(
        10,
        Array.from({ length: 10 }, () => ""),
      ),
    );
    expect(ledger.count).toBe(20);
    expect(ledger.isOver).toBe(true);
  });
});

describe("the same page again and again", () => {
  const again = (skip: number, echo: number | null = 0): Page =>
    paged(skip, items(0, 10), { total: 99, skip: echo });

  test("ends the list after three repetitions; reopening continues at the repeated page", () => {
    expect(outcome(again(0), again(10))).toBe(20);
    expect(outcome(again(0), again(10), again(20))).toBe(30);
    const ledger = ledgerOf(again(0), again(10), again(20), again(30));
    expect(ledger.endsEarly).toBe(true);
    ledger.reopen();
    expect(ledger.next(TAKE)?.skip).toBe(10);
    ledger.receive({ skip: 10, take: TAKE }, paged(10, items(10, 10), { total: 99 })[1]);
    expect(ledger.next(TAKE)?.skip).toBe(20);
  });

  test("ends the list even if the service reports each as the next page", () => {
    expect(outcome(again(0), again(10, 10), again(20, 20), again(30, 30))).toBe("early");
  });

  test("is detected in any order of responses", () => {
    expect(outcome(again(0), again(30), again(20), again(10))).toBe("early");
  });

  test("does not count towards the total, even if the service reports it as the next page", () => {
    const first = paged(0, items(0, 10), { total: 20, skip: 0 });
    expect(outcome(first, paged(10, items(0, 10), { total: 20, skip: 0 }))).toBe("early");
    expect(outcome(first, paged(10, items(0, 10), { total: 20, skip: null }))).toBe("early");
    expect(outcome(first, paged(10, items(0, 10), { total: 20, skip: 10 }))).toBe("early");
  });

  test("does not count towards the total if a larger Take makes it longer; its other items are kept", () => {
    const ledger = ledgerOf(
      paged(0, items(0, 10), { total: 40, skip: 0 }),
      paged(10, items(0, 30), { total: 40, skip: 10 }),
    );
    expect(ledger.endsEarly).toBe(true);
    expect(ledger.items()).toEqual(items(0, 30));
  });

  test("is accepted in a list that has duplicates within a page", () => {
    const same = (skip: number, ...results: string[]): Page => paged(skip, results, { total: 99, skip });
    const alike = [0, 2, 4, 6, 8].map((skip) => same(skip, "a", "a"));
    const pairs = [0, 4, 8, 12, 16].map((skip) => same(skip, "a", "b", "a", "b"));
    const single = [0, 1, 2, 3, 4].map((skip) => same(skip, "a"));
    expect([outcome(...alike), outcome(...pairs), outcome(...single)]).toEqual([10, 20, 5]);
  });
});

describe("plain arrays", () => {
  test("end at a page that is shorter than Take or contains no new items", () => {
    expect(outcome(array(0, items(0, 10)))).toBe(10);
    expect(outcome(array(0, items(0, 9)))).toBe("complete");
    expect(outcome(array(0, []))).toBe("complete");
    expect(outcome(array(0, items(0, 10)), array(10, items(0, 10)))).toBe("complete");
  });

  test("are requested once more if one is longer than Take", () => {
    expect(outcome(array(0, items(0, 40)))).toBe(40);
    expect(outcome(array(0, items(0, 40)), array(40, items(0, 40)))).toBe("complete");
  });
});

describe("concurrent requests", () => {
  const page = (skip: number, count: number): PagedList<string> =>
    paged(skip, items(skip, count), { total: 100, skip, returned: count })[1];

  function started(count = TAKE): PageLedger<string> {
    const ledger = new PageLedger<string>((item) => item);
    ledger.request({ skip: 0, take: TAKE });
    expect(ledger.next(TAKE)).toBeNull();
    ledger.receive({ skip: 0, take: TAKE }, page(0, count));
    return ledger;
  }
  const ask = (ledger: PageLedger<string>, take = TAKE): number | null => {
    const request = ledger.next(take);
    if (request !== null) ledger.request(request);
    return request?.skip ?? null;
  };

  test("request disjoint ranges, based on the size of the received pages", () => {
    const ledger = started(7);
    expect([ask(ledger), ask(ledger), ask(ledger)]).toEqual([7, 14, 21]);
    expect(ledger.requested).toBe(3);
  });

  test("a page that is shorter than expected leaves a gap, which is requested next; the items stay in order", () => {
    const ledger = started();
    expect([ask(ledger), ask(ledger)]).toEqual([10, 20]);
    ledger.receive({ skip: 20, take: TAKE }, page(20, 10));
    ledger.receive({ skip: 10, take: TAKE }, page(10, 4));
    expect(ledger.covered).toBe(14);
    expect(ask(ledger)).toBe(14);
    ledger.receive({ skip: 14, take: TAKE }, page(14, 6));
    expect(ledger.items()).toEqual(items(0, 30));
  });

  test("a larger Take is tried with a single request", () => {
    const ledger = started();
    expect([ask(ledger, 90), ask(ledger, 90)]).toEqual([10, null]);
    ledger.receive({ skip: 10, take: 90 }, page(10, 40));
    expect([ask(ledger, 90), ask(ledger, 90)]).toEqual([50, 90]);
  });

  test("a failed range stays failed until it is reopened; a withdrawn range is requested again immediately", () => {
    const ledger = started();
    expect([ask(ledger), ask(ledger)]).toEqual([10, 20]);
    ledger.fail({ skip: 10, take: TAKE }, "no");
    expect(ledger.failures).toMatchObject([{ skip: 10, error: "no" }]);
    ledger.withdraw();
    expect(ledger.requested).toBe(0);
    expect(ask(ledger)).toBe(20);
    ledger.reopen();
    expect(ledger.failures).toEqual([]);
    expect(ask(ledger)).toBe(10);
  });
});
