import { MAX_INT32 } from "#core/lib/int32.ts";
import { listIn, objectOf, type SentList } from "../answers.ts";
import { checkRefusal } from "../check-answer.ts";
import type { Check, Trial } from "../check.ts";
import { NotTried } from "../not-tried.ts";
import type { Answer } from "../probe.ts";
import { inSection, operationsWith } from "./sections.ts";

const PAGED = operationsWith(({ response }) => response === "paged");
const WITH_TAKE = operationsWith(({ query }) => "Take" in query);

/** How many pages of a whole list are requested. */
const MAX_PAGES = 5;
const PAGE_SIZE = 500;

type Page = SentList & { readonly answer: Answer };

async function page(trial: Trial, Skip: number, Take: number): Promise<Page> {
  const answer = await trial.send({ Skip, Take });
  return { ...listIn(answer), answer };
}

/** The first items; throws NotTried if there are too few. */
async function firstItems(trial: Trial, needed: number): Promise<Page> {
  const first = await page(trial, 0, 6);
  if (first.items.length < needed) throw new NotTried(`The list has fewer than ${needed} items.`);
  return first;
}

const text = (items: readonly unknown[]): string => JSON.stringify(items);

export const PAGING_CHECKS: readonly Check[] = [
  {
    name: "pagination says what was requested and what was sent",
    section: inSection("2.2"),
    operations: PAGED,
    async run(trial) {
      for (const [skip, take] of [
        [0, 2],
        [1, 2],
        [0, PAGE_SIZE],
      ] as const) {
        const { answer, items, pagination } = await page(trial, skip, take);
        const sent = (name: string, is: number, should: string): void =>
          trial.deviates(answer, `It is ${is} instead of ${should}.`, `pagination.${name}`);
        if (pagination === null) continue;
        if (pagination.returned !== items.length) sent("returned", pagination.returned, String(items.length));
        if (pagination.skip !== skip) sent("skip", pagination.skip, String(skip));
        if (pagination.take > take || pagination.take < items.length)
          sent("take", pagination.take, `at most ${take} and at least the ${items.length} items`);
        if (items.length > 0 && pagination.total < skip + items.length)
          sent("total", pagination.total, `at least ${skip + items.length}`);
      }
    },
  },
  {
    name: "a page has at most Take items, and a list with more has as many",
    section: inSection("8"),
    operations: WITH_TAKE,
    async run(trial) {
      await firstItems(trial, 2);
      const { answer, items } = await page(trial, 0, 1);
      if (items.length !== 1) trial.deviates(answer, `There are ${items.length} items instead of 1.`);
    },
  },
  {
    name: "Skip leaves items out: small pages have the items of a large one, in its order",
    section: inSection("8"),
    operations: WITH_TAKE,
    async run(trial) {
      const whole = await firstItems(trial, 3);
      for (const skip of [0, 2, 4]) {
        const { answer, items } = await page(trial, skip, 2);
        const expected = whole.items.slice(skip, skip + 2);
        if (text(items) !== text(expected))
          trial.deviates(answer, `Its items are not those at ${skip} of ${whole.answer.request}.`);
      }
    },
  },
  {
    name: "the total is the same on each page, and the list ends there",
    section: inSection("2.2"),
    operations: PAGED,
    async run(trial) {
      const { pagination } = await page(trial, 0, 2);
      const total = pagination?.total ?? 0;
      for (const [skip, left] of [
        [Math.max(0, total - 1), Math.min(total, 1)],
        [total, 0],
        [total + 10, 0],
      ] as const) {
        const { answer, items, pagination } = await page(trial, skip, 2);
        if (pagination?.total !== total)
          trial.deviates(
            answer,
            `It is ${pagination?.total} instead of ${total} as with Skip 0.`,
            "pagination.total",
          );
        if (items.length !== left)
          trial.deviates(
            answer,
            `There are ${items.length} items instead of ${left}, if the total is ${total}.`,
          );
      }
    },
  },
  {
    name: "the whole list has as many items as its total, none of them twice",
    section: inSection("2.2"),
    operations: PAGED,
    async run(trial) {
      const items: unknown[] = [];
      for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const next = await page(trial, items.length, PAGE_SIZE);
        items.push(...next.items);
        const total = next.pagination?.total ?? 0;
        const repeated = items.length - new Set(items.map((item) => JSON.stringify(item))).size;
        if (repeated > 0)
          return trial.deviates(next.answer, `${repeated} of the first ${items.length} items are repeated.`);
        if (items.length >= total) return undefined;
        if (next.items.length === 0)
          return trial.deviates(next.answer, `The list ends after ${items.length} of ${total} items.`);
      }
      return trial.note(`Only the first ${items.length} items were compared.`);
    },
  },
  {
    name: "without Skip and Take, the list begins",
    section: inSection("8"),
    operations: WITH_TAKE,
    async run(trial) {
      const { answer, items } = await page(trial, 0, 2);
      const plain = await trial.send();
      const first = listIn(plain).items.slice(0, items.length);
      if (text(first) !== text(items))
        trial.deviates(plain, `It does not begin with the items of ${answer.request}.`);
    },
  },
  {
    name: "next and prev are URLs, and the last page has no next",
    section: inSection("2.2"),
    operations: PAGED,
    async run(trial) {
      const { pagination } = await page(trial, 0, 2);
      const total = pagination?.total ?? 0;
      for (const skip of [0, Math.max(0, total - 1)]) {
        const { answer } = await page(trial, skip, 2);
        const sent = objectOf(objectOf(answer.json)?.["pagination"]);
        for (const name of ["next", "prev"]) {
          const url = sent?.[name];
          if (typeof url === "string" && !URL.canParse(url, "https://service.example"))
            trial.deviates(answer, "It is no URL.", `pagination.${name}`);
        }
        if (skip + 2 >= total && typeof sent?.["next"] === "string")
          trial.deviates(answer, "The last page has a next one.", "pagination.next");
      }
    },
  },
  {
    name: "the largest Take is applied or cut down",
    section: inSection("8"),
    operations: WITH_TAKE,
    async run(trial) {
      const answer = await trial.send({ Skip: 0, Take: MAX_INT32 });
      checkRefusal(trial, answer);
      if (answer.status !== 200) return;
      const { items, pagination } = listIn(answer);
      if (pagination === null) return;
      if (pagination.returned !== items.length)
        trial.deviates(
          answer,
          `It is ${pagination.returned} instead of ${items.length}.`,
          "pagination.returned",
        );
      if (items.length < Math.min(pagination.total, pagination.take))
        trial.deviates(answer, `There are ${items.length} items although Take is ${pagination.take}.`);
      if (pagination.take < MAX_INT32) trial.note(`The largest Take is ${pagination.take}.`);
    },
  },
];
