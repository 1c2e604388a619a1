import { lookupStems } from "#core/code-tree/class-number/class-number.ts";
import { listIn, objectOf, textOf } from "../answers.ts";
import { checkSuccess } from "../check-answer.ts";
import type { Check, Trial } from "../check.ts";
import { NotTried } from "../not-tried.ts";
import { ofOperation } from "./sections.ts";

const TAKE = 200;

/** The codes of the first level, as far as one page has them. */
async function firstLevel(trial: Trial): Promise<readonly unknown[]> {
  return listIn(await trial.send({ Take: TAKE })).items;
}

/** A code of the first level with child codes, and a class number if any of them has one. */
async function parentCode(trial: Trial): Promise<unknown> {
  const parents = (await firstLevel(trial)).filter((code) => objectOf(code)?.["hasCodes"] === true);
  const parent = parents.find((code) => textOf(code, "classNumber") !== null) ?? parents[0];
  if (parent === undefined) throw new NotTried("No code of the first level has child codes.");
  return parent;
}

/** A search by a text of a code that must find the code. */
function findsItself(parameter: "ClassNumber" | "SearchTerm", field: string, what: string): Check {
  return {
    name: `${parameter} finds a code by its ${what}`,
    section: ofOperation,
    operations: ["E2"],
    async run(trial) {
      const codes = await firstLevel(trial);
      const code = codes.find((one) => textOf(one, field) !== null && textOf(one, "versionGuid") !== null);
      const text = textOf(code, field);
      if (text === null) throw new NotTried(`No code of the first level has a ${what}.`);
      const guid = textOf(code, "versionGuid");
      const answer = await trial.send({ [parameter]: text, Take: TAKE });
      if (!checkSuccess(trial, answer)) return;
      if (!listIn(answer).items.some((one) => textOf(one, "versionGuid") === guid))
        trial.deviates(answer, `The code with this ${what} is not among the results.`, "results");
    },
  };
}

type Lookup = { readonly name: string; readonly parameters: Readonly<Record<string, string>> };

/** The ways to look up the child codes of a code; `siblings` tell the notation of its number. */
function lookups(parent: unknown, siblings: readonly unknown[]): readonly Lookup[] {
  const number = textOf(parent, "classNumber");
  const numbers = () => siblings.flatMap((code) => textOf(code, "classNumber") ?? []);
  const stems = number === null ? [] : [...new Set([number, ...lookupStems(number, numbers, null)])];
  const guid = textOf(parent, "versionGuid");
  return [
    ...stems.map((stem) => ({ name: "ClassNumber", parameters: { ClassNumber: stem } })),
    ...stems.map((stem) => ({ name: "SearchTerm", parameters: { SearchTerm: stem } })),
    ...(guid === null ? [] : [{ name: "its version GUID in the path", parameters: { versionGuid: guid } }]),
  ];
}

/** The lookups that find codes which are not of the first level. */
async function lookupsWithCodes(trial: Trial): Promise<ReadonlySet<string>> {
  const level = await firstLevel(trial);
  const top = new Set(level.map((code) => textOf(code, "versionGuid")));
  const found = new Set<string>();
  for (const { name, parameters } of lookups(await parentCode(trial), level)) {
    const answer = await trial.send({ ...parameters, Take: TAKE });
    const codes = answer.status === 200 ? listIn(answer).items : [];
    if (codes.some((code) => !top.has(textOf(code, "versionGuid")))) found.add(name);
  }
  return found;
}

/** Searches in the codes of a classification, and the three lookups for child codes. */
export const CODE_CHECKS: readonly Check[] = [
  findsItself("ClassNumber", "classNumber", "class number"),
  findsItself("SearchTerm", "classNumber", "class number"),
  findsItself("SearchTerm", "defaultName", "default name"),
  {
    name: "a search for nothing that exists finds nothing",
    section: ofOperation,
    operations: ["E2", "E3"],
    async run(trial) {
      const answer = await trial.send({ SearchTerm: "no such name: 7b1c9e52" });
      if (!checkSuccess(trial, answer)) return;
      const { length } = listIn(answer).items;
      if (length > 0) trial.deviates(answer, `${length} items are found.`, "results");
    },
  },
  {
    name: "child codes of a code that has some are found, and are no codes of the first level",
    section: () => "2.4, 4 E2",
    operations: ["E2"],
    async run(trial) {
      const found = await lookupsWithCodes(trial);
      if (found.size === 0)
        trial.deviates(
          await trial.send({ Take: TAKE }),
          `${textOf(await parentCode(trial), "versionGuid")} has child codes, but none is found by ClassNumber, SearchTerm or its version GUID in the path that is no code of the first level.`,
          "results",
        );
      else trial.note(`Child codes are found by ${[...found].join(", ")}.`);
    },
  },
];
