import { OPERATION_IDS } from "#core/api/interface/operation-details.ts";
import { OPERATIONS } from "#core/api/operations.ts";
import { listIn, objectOf, textOf } from "../answers.ts";
import { checkSuccess } from "../check-answer.ts";
import type { Check } from "../check.ts";
import { cultureParameter, ofOperation, ofResponse, operationsWith } from "./sections.ts";

/** What right requests return. */
export const RESPONSE_CHECKS: readonly Check[] = [
  {
    name: "a right request returns what is described",
    section: ofResponse,
    operations: OPERATION_IDS,
    async run(trial) {
      const answer = await trial.send();
      if (!checkSuccess(trial, answer) || OPERATIONS[trial.operation].response !== "paged") return;
      const body = objectOf(answer.json);
      for (const member of ["results", "pagination"])
        if (body?.[member] === undefined) trial.deviates(answer, `The list has no '${member}'.`);
    },
  },
  {
    name: "a request with all parameters of the list returns what is described",
    section: ofResponse,
    operations: operationsWith(({ query }) => "Take" in query),
    async run(trial) {
      const name = cultureParameter(trial.operation);
      const [culture] = trial.cultures;
      const parameters = name === null || culture === undefined ? {} : { [name]: culture };
      checkSuccess(trial, await trial.send({ Skip: 0, Take: 50, ...parameters }));
    },
  },
  {
    name: "the version of the request is among the versions, and at most one is the latest",
    section: () => "2.5, 4 E7",
    operations: ["E7"],
    async run(trial) {
      const answer = await trial.send();
      const { items, pagination } = listIn(answer);
      const { versionGuid } = await trial.subjects.parametersOf("E7");
      const isWhole = pagination === null || pagination.total === items.length;
      if (isWhole && !items.some((item) => textOf(item, "versionGuid") === versionGuid))
        trial.deviates(answer, `The list has no version ${versionGuid}.`);
      const latest = items.filter((item) => objectOf(item)?.["isLatest"] === true);
      if (latest.length > 1) trial.deviates(answer, `${latest.length} versions are the latest.`);
      const concepts = new Set(items.flatMap((item) => textOf(item, "conceptGuid") ?? []));
      if (concepts.size > 1) trial.deviates(answer, `The versions are of ${concepts.size} concepts.`);
    },
  },
  {
    name: "a construction object is found by its name",
    section: ofOperation,
    operations: ["E3"],
    async run(trial) {
      const [first] = listIn(await trial.send()).items;
      const name = textOf(first, "defaultName");
      if (name === null) return trial.note("No construction object has a default name.");
      const answer = await trial.send({ SearchTerm: name });
      if (!listIn(answer).items.some((item) => textOf(item, "defaultName") === name))
        trial.deviates(answer, `'${name}' is not among the results.`);
    },
  },
];
