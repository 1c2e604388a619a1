import { listIn, textOf } from "../answers.ts";
import { checkSuccess } from "../check-answer.ts";
import type { Check, Trial } from "../check.ts";
import { NotTried } from "../not-tried.ts";
import type { Answer } from "../probe.ts";
import { UNKNOWN_GUIDS } from "./errors.ts";
import { ofOperation } from "./sections.ts";

const guidsIn = (answer: Answer): readonly (string | null)[] =>
  listIn(answer).items.map((item) => textOf(item, "versionGuid"));

/** The total of a list, as far as it is known. */
function countIn(answer: Answer): number {
  const { items, pagination } = listIn(answer);
  return pagination?.total ?? items.length;
}

/** A code with templates, and its classification. */
async function codeWithTemplates(trial: Trial): Promise<Record<string, string>> {
  const ClassificationVersionGuid = await trial.subjects.classification();
  const codes = await trial.probe.send("E2", { parameters: { versionGuid: ClassificationVersionGuid } });
  const [ClassificationCodeVersionGuid] = guidsIn(codes);
  if (ClassificationCodeVersionGuid == null) throw new NotTried("No code was found.");
  return { ClassificationVersionGuid, ClassificationCodeVersionGuid };
}

export const FILTER_CHECKS: readonly Check[] = [
  {
    name: "with a classification and a code, only templates of both are returned",
    section: ofOperation,
    operations: ["E9"],
    async run(trial) {
      const filter = await codeWithTemplates(trial);
      const all = countIn(await trial.send({ Take: 1 }));
      for (const nested of [{}, { IncludeNested: true }, { IncludeNested: false }]) {
        const answer = await trial.send({ ...filter, ...nested });
        if (!checkSuccess(trial, answer)) continue;
        const count = countIn(answer);
        if (all > 1 && count >= all) trial.deviates(answer, `It returns all ${all} templates.`, "results");
      }
      const [ClassificationCodeVersionGuid = ""] = UNKNOWN_GUIDS;
      const unknown = await trial.send({ ...filter, ClassificationCodeVersionGuid });
      const found = unknown.status === 200 ? countIn(unknown) : 0;
      if (found > 0)
        trial.deviates(unknown, `It returns ${found} templates of a code that does not exist.`, "results");
    },
  },
  {
    name: "with a template, only its properties are returned",
    section: ofOperation,
    operations: ["E8"],
    async run(trial) {
      const templateVersionGuid = await trial.subjects.template();
      const all = new Set(guidsIn(await trial.send({ Take: 500 })));
      const answer = await trial.send({ templateVersionGuid, Take: 500 });
      if (!checkSuccess(trial, answer)) return;
      const others = guidsIn(answer).filter((guid) => !all.has(guid));
      if (others.length > 0)
        trial.deviates(answer, `${others.length} properties are none of the property tag.`, "results");
    },
  },
];
