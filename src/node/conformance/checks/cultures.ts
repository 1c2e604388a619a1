import { listIn, textOf } from "../answers.ts";
import { checkRefusal, checkSuccess } from "../check-answer.ts";
import type { Check, Trial } from "../check.ts";
import { NotTried } from "../not-tried.ts";
import type { Answer } from "../probe.ts";
import { cultureParameter, inSection, ofOperation, operationsWith } from "./sections.ts";

const WITH_CULTURE = operationsWith((_, id) => cultureParameter(id) !== null);

/** The concepts in a response, whether it is a list or one of them. */
function conceptsIn(answer: Answer): readonly unknown[] {
  return textOf(answer.json, "versionGuid") === null ? listIn(answer).items : [answer.json];
}

/** The texts of concepts by their version GUIDs. */
function textsIn(answer: Answer, field: string): ReadonlyMap<string, string | null> {
  return new Map(
    conceptsIn(answer).flatMap((item) => {
      const guid = textOf(item, "versionGuid");
      return guid === null ? [] : [[guid, textOf(item, field)] as const];
    }),
  );
}

/** Whether a parameter with a culture changes names. */
async function changesNames(trial: Trial, parameter: string, culture: string): Promise<boolean> {
  const answer = await trial.send({ [parameter]: culture });
  if (answer.status !== 200) return false;
  const plain = textsIn(await trial.send(), "name");
  return [...textsIn(answer, "name")].some(([guid, name]) => plain.get(guid) !== name);
}

export const CULTURE_CHECKS: readonly Check[] = [
  {
    name: "names come in the requested culture, default names do not change",
    section: inSection("2.3"),
    operations: WITH_CULTURE,
    async run(trial) {
      const parameter = cultureParameter(trial.operation) ?? "";
      const plain = textsIn(await trial.send(), "defaultName");
      for (const culture of trial.cultures) {
        const answer = await trial.send({ [parameter]: culture });
        if (!checkSuccess(trial, answer)) continue;
        for (const [guid, name] of textsIn(answer, "defaultName")) {
          const before = plain.get(guid);
          if (before !== undefined && before !== name) {
            trial.deviates(answer, `The default name of ${guid} is another than without a culture.`);
            break;
          }
        }
      }
    },
  },
  {
    name: "the culture is read in the spelling of the operation",
    section: ofOperation,
    operations: WITH_CULTURE,
    async run(trial) {
      const parameter = cultureParameter(trial.operation) ?? "";
      const other = parameter === "culture" ? "Culture" : "culture";
      for (const culture of trial.cultures)
        if (await changesNames(trial, parameter, culture)) return undefined;
      for (const culture of trial.cultures) {
        if (!(await changesNames(trial, other, culture))) continue;
        return trial.deviates(
          await trial.send({ [parameter]: culture }),
          `The service reads '${other}' instead of '${parameter}'.`,
        );
      }
      throw new NotTried(
        `No name differs between the cultures ${trial.cultures.join(", ")}: name others with --culture.`,
      );
    },
  },
  {
    name: "an unknown culture is an error or ignored",
    section: inSection("4, 7"),
    operations: WITH_CULTURE,
    async run(trial) {
      const parameter = cultureParameter(trial.operation) ?? "";
      for (const culture of ["qq-XX", "no culture"])
        checkRefusal(trial, await trial.send({ [parameter]: culture }));
    },
  },
];
