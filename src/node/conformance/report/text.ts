import { plainText } from "#core/files/text.ts";
import type { CheckResult, OperationResult, Report } from "../conformance.ts";

const MARKS = { conforms: "✓", deviates: "✗", "not-tried": "–", "no-answer": "✗" } as const;

/** Counts the results with an outcome. */
export function counterOf(results: readonly CheckResult[]) {
  return (outcome: CheckResult["outcome"]): number =>
    results.filter((result) => result.outcome === outcome).length;
}

/** The numbers of a report by outcome, in words: `12 conform, 1 deviates, 3 not tried`. */
export function countsText(results: readonly CheckResult[]): string {
  const count = counterOf(results);
  const parts = [`${count("conforms")} conform`];
  if (count("deviates") > 0) parts.push(`${count("deviates")} deviate`);
  if (count("no-answer") > 0) parts.push(`${count("no-answer")} without an answer`);
  if (count("not-tried") > 0) parts.push(`${count("not-tried")} not tried`);
  return parts.join(", ");
}

/** The result of a report as a sentence. */
export function conclusionOf({ conforms, operations }: Report): string {
  const all = operations.flatMap(({ results }) => results);
  if (conforms) return "No deviation from the interface was found.";
  if (all.every(isNotTried)) return "Nothing could be tried.";
  return all.some(({ outcome }) => outcome === "deviates")
    ? "The service deviates from the interface."
    : "The service did not answer some operations, so that they could not be tried.";
}

/** The report for people: what conforms in one line for each operation, the rest with its reasons. */
export function textReport(report: Report): string {
  const { service, requests, operations } = report;
  const all = operations.flatMap(({ results }) => results);
  const lines = [
    `Conformance of ${service}`,
    "",
    ...operations.flatMap(operationLines),
    "",
    `${conclusionOf(report)} Checks: ${countsText(all)}; ${countedRequests(requests)}.`,
    "",
  ];
  // What a service sends must not control a terminal.
  return plainText(lines.join("\n"));
}

function operationLines({ operation, title, requests, results }: OperationResult): string[] {
  const deviating = results.filter(({ outcome }) => outcome === "deviates");
  const outcomes = new Set(results.map(({ outcome }) => outcome));
  const worst = (["deviates", "no-answer", "conforms"] as const).find((one) => outcomes.has(one));
  return [
    `${MARKS[worst ?? "not-tried"]} ${operation.padEnd(3)} ${title}: ${countsText(results)}; ${countedRequests(requests)}`,
    ...new Set(results.flatMap(({ notes }) => notes.map((note) => `      ${note}`))),
    ...deviating.flatMap(deviationLines),
    ...notTriedLines(results.filter(isNotTried)),
  ];
}

function isNotTried({ outcome }: CheckResult): boolean {
  return outcome === "not-tried" || outcome === "no-answer";
}

function deviationLines({ check, section, deviations }: CheckResult): string[] {
  return [
    `    ${MARKS.deviates} ${check} (section ${section})`,
    ...deviations.flatMap(({ what, where }) => [`      ${what}`, `        ${where}`]),
  ];
}

/** Each reason once: mostly all checks of an operation have the same. */
function notTriedLines(results: readonly CheckResult[]): string[] {
  return [...Map.groupBy(results, ({ reason }) => reason)].flatMap(([reason, those]) => [
    `    ${MARKS[those[0]?.outcome ?? "not-tried"]} ${those.length === 1 ? `${those[0]?.check}` : `${those.length} checks`}: ${reason}`,
  ]);
}

/** `1 request`, `1,200 requests`. */
function countedRequests(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "request" : "requests"}`;
}
