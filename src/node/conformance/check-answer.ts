import { OPERATION_DETAILS } from "#core/api/interface/operation-details.ts";
import { mismatchesOf } from "#core/api/openapi/validate-response.ts";
import { checkAccess, checkLoad } from "./answers.ts";
import type { Trial } from "./check.ts";
import type { Answer } from "./probe.ts";

const JSON_TYPES: ReadonlySet<string> = new Set(["application/json", "application/problem+json"]);
/** Mismatches of one answer that are listed; more of them are mostly the same in every item. */
const MAX_MISMATCHES = 5;

/** Checks the response to a right request. Returns whether it is as described. */
export function checkSuccess(trial: Trial, answer: Answer): boolean {
  checkAccess(answer);
  if (answer.status === 200) return checkBody(trial, answer);
  trial.deviates(answer, `The status is ${answer.status} instead of 200.`);
  return false;
}

/** Checks the response to a wrong request: an error as described, or, where the interface leaves that open, status 200. */
export function checkRefusal(
  trial: Trial,
  answer: Answer,
  { mayConform = true }: { readonly mayConform?: boolean } = {},
): void {
  checkAccess(answer, [401]);
  if (answer.status !== 200) checkError(trial, answer);
  else if (mayConform) checkBody(trial, answer);
  else trial.deviates(answer, "The status is 200 instead of that of an error.");
}

/** Checks an error: its status and its Problem. */
export function checkError(trial: Trial, answer: Answer): void {
  checkLoad(answer);
  const listed: readonly number[] = OPERATION_DETAILS[trial.operation].errors;
  // A table in section 7 lists 400 for some operations only, although requests of all can be wrong.
  const expected = listed.includes(400) ? listed : [400, ...listed];
  if (!expected.includes(answer.status))
    trial.deviates(answer, `The status is ${answer.status} instead of one of ${expected.join(", ")}.`);
  // The interface defines no body for it.
  if (answer.status !== 500) checkBody(trial, answer);
}

function checkBody(trial: Trial, answer: Answer): boolean {
  const { status, mediaType, json } = answer;
  if (json === undefined) {
    trial.deviates(answer, `The body is no JSON${mediaType === "" ? "" : ` (${mediaType})`}.`);
    return false;
  }
  if (!JSON_TYPES.has(mediaType))
    trial.deviates(
      answer,
      `The media type is ${mediaType === "" ? "missing" : `'${mediaType}'`} instead of application/json.`,
    );
  const mismatches = mismatchesOf(trial.operation, status, json) ?? [];
  for (const { path, message } of mismatches.slice(0, MAX_MISMATCHES))
    trial.deviates(answer, `It ${message}.`, path === "" ? "body" : path);
  return mismatches.length === 0;
}
