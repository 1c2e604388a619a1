import { OPERATION_DETAILS } from "#core/api/interface/operation-details.ts";
import { OPERATIONS } from "#core/api/operations.ts";
import { checkError, checkRefusal } from "../check-answer.ts";
import type { Check, Trial } from "../check.ts";
import { NotTried } from "../not-tried.ts";
import type { Call } from "../probe.ts";
import { inSection, operationsWith } from "./sections.ts";

const IN_PATH = operationsWith(({ path }) => path.includes("{versionGuid}"));
const WITH_TAKE = operationsWith(({ query }) => "Take" in query);
const WITH_TOKEN = operationsWith((_, id) => OPERATION_DETAILS[id].isOpen !== true);
const WITH_BODY = operationsWith(({ mediaTypes }) => mediaTypes !== undefined);

export const UNKNOWN_GUIDS = ["00000000-0000-4000-8000-000000000000", "no GUID: ø?#%", "x".repeat(500)];

async function checkUnauthorized(trial: Trial, token: NonNullable<Call["token"]>): Promise<void> {
  if (!trial.probe.hasToken) throw new NotTried("No credentials were given.");
  const answer = await trial.send({}, { token });
  if (answer.status === 401) checkError(trial, answer);
  else trial.deviates(answer, `The status is ${answer.status} instead of 401.`);
}

/** Wrong and missing input, and the errors that it causes. */
export const ERROR_CHECKS: readonly Check[] = [
  {
    name: "a request without a token is refused with 401",
    section: inSection("5, 7"),
    operations: WITH_TOKEN,
    run: async (trial) => checkUnauthorized(trial, "none"),
  },
  {
    name: "a wrong token is refused with 401",
    section: inSection("5, 7"),
    operations: WITH_TOKEN,
    run: async (trial) => checkUnauthorized(trial, "wrong"),
  },
  {
    name: "an unknown version GUID is an error as described",
    section: inSection("2.10, 7"),
    operations: IN_PATH,
    async run(trial) {
      const mayConform = OPERATIONS[trial.operation].response !== "single";
      for (const versionGuid of UNKNOWN_GUIDS)
        checkRefusal(trial, await trial.send({ versionGuid }), { mayConform });
    },
  },
  {
    name: "an unknown project is an error as described",
    section: inSection("2.10, 7"),
    operations: ["E10"],
    async run(trial) {
      for (const id of [2_147_483_647, -1, "none", 2 ** 40]) checkRefusal(trial, await trial.send({ id }));
    },
  },
  {
    name: "unknown GUIDs in the query are an error as described, or find nothing",
    section: inSection("2.10, 7"),
    operations: ["E8", "E9", "E13"],
    async run(trial) {
      const names = Object.keys(OPERATIONS[trial.operation].query).filter((name) =>
        /VersionGuid$/i.test(name),
      );
      for (const name of names) checkRefusal(trial, await trial.send({ [name]: UNKNOWN_GUIDS[0] ?? "" }));
    },
  },
  {
    name: "a wrong Skip or Take is an error as described, or ignored",
    section: inSection("2.10, 7"),
    operations: WITH_TAKE,
    async run(trial) {
      for (const parameters of [
        { Take: -1 },
        { Skip: -1 },
        { Take: "many" },
        { Skip: 2 ** 31 },
        { Take: 0 },
        { Take: "" },
      ])
        checkRefusal(trial, await trial.send(parameters));
    },
  },
  {
    name: "a parameter that the operation does not have is an error as described, or ignored",
    section: inSection("4, 7"),
    operations: WITH_TOKEN,
    run: async (trial) => checkRefusal(trial, await trial.send({ unknown: "1" })),
  },
  {
    name: "all parameters of the query may be missing",
    section: inSection("4"),
    operations: ["E13"],
    async run(trial) {
      checkRefusal(trial, await trial.probe.send("E13"));
    },
  },
  {
    name: "a body that is no JSON object is an error as described",
    section: inSection("2.10, 7"),
    operations: WITH_BODY,
    async run(trial) {
      for (const body of ["{", "[]", ""]) checkError(trial, await trial.send({}, { body }));
    },
  },
  {
    name: "fields of a wrong type are an error as described",
    section: inSection("2.1, 2.8, 7"),
    operations: WITH_BODY,
    async run(trial) {
      const body = trial.operation === "E1" ? { clientId: 1 } : { stageIds: "one", roleIds: [1.5] };
      checkError(trial, await trial.send({}, { body: JSON.stringify(body) }));
    },
  },
  {
    name: "wrong client details are refused as described",
    section: inSection("4 E1, 7"),
    operations: ["E1"],
    async run(trial) {
      const wrong = { clientId: "not-a-client-of-this-service", clientSecret: "wrong" };
      for (const body of [wrong, {}]) {
        const answer = await trial.send({}, { body: JSON.stringify(body) });
        if (answer.status === 200 && !trial.probe.hasToken) trial.note("Any client gets a token.");
        else if (answer.status === 200) trial.deviates(answer, "They get a token.");
        else checkError(trial, answer);
      }
    },
  },
];
