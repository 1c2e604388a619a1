import { OPERATIONS } from "#core/api/operations.ts";
import { listIn, objectOf, textOf } from "../answers.ts";
import { checkSuccess } from "../check-answer.ts";
import type { Check } from "../check.ts";
import { NotTried } from "../not-tried.ts";
import { ofOperation } from "./sections.ts";

/** The members of the lists `lois` of a result. */
function loisOf(item: unknown): readonly unknown[] {
  const lois = objectOf(item)?.["lois"];
  return Array.isArray(lois) ? lois : [];
}

/** Media types and bodies of E1 and E10. */
export const BODY_CHECKS: readonly Check[] = [
  {
    name: "one of the two media types is accepted",
    section: ofOperation,
    operations: ["E1", "E10"],
    async run(trial) {
      const { operation } = trial;
      const mediaTypes = operation === "E1" ? OPERATIONS.E1.mediaTypes : OPERATIONS.E10.mediaTypes;
      const answers = await Promise.all(
        mediaTypes.map(async (mediaType) => ({ mediaType, answer: await trial.send({}, { mediaType }) })),
      );
      const accepted = answers.filter(({ answer }) => answer.status === 200);
      const [first] = answers;
      if (accepted.length > 0)
        trial.note(`Accepted: ${accepted.map(({ mediaType }) => mediaType).join(", ")}.`);
      else if (first) checkSuccess(trial, first.answer);
    },
  },
  {
    name: "the header Content-Type is optional",
    section: ofOperation,
    operations: ["E1", "E10"],
    async run(trial) {
      checkSuccess(trial, await trial.send({}, { mediaType: null }));
    },
  },
  {
    name: "a filter leaves only the requirements that match it",
    section: () => "2.8, 4 E10",
    operations: ["E10"],
    async run(trial) {
      const [first] = listIn(await trial.send()).items;
      const productType = textOf(first, "productTypeGuid");
      const { stageId, roleId } = objectOf(loisOf(first)[0]) ?? {};
      if (productType === null || typeof stageId !== "number")
        throw new NotTried("The project has no requirements.");
      const filter = { productTypeGuids: [productType], stageIds: [stageId] };
      const answer = await trial.send({}, { body: JSON.stringify(filter) });
      const { items } = listIn(answer);
      if (items.length === 0)
        trial.deviates(answer, `Nothing is found by the filter ${JSON.stringify(filter)}.`);
      if (items.some((item) => textOf(item, "productTypeGuid") !== productType))
        trial.deviates(answer, "There are results for other product types.", "results");
      if (items.flatMap(loisOf).some((loi) => objectOf(loi)?.["stageId"] !== stageId))
        trial.deviates(answer, "There are results for other stages.", "results");
      if (typeof roleId !== "number") return;
      const ofRole = await trial.send({}, { body: JSON.stringify({ roleIds: [roleId] }) });
      // Whether requirements without a role are those of every role is left open.
      const roles = listIn(ofRole)
        .items.flatMap(loisOf)
        .map((loi) => objectOf(loi)?.["roleId"] ?? roleId);
      if (roles.some((role) => role !== roleId))
        trial.deviates(ofRole, "There are results for other roles.", "results");
    },
  },
];
