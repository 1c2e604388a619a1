import { xmlAttribute, xmlText } from "#core/files/text.ts";
import type { CheckResult, OperationResult, Report } from "../conformance.ts";
import { counterOf } from "./text.ts";

/** The report as JUnit XML, for pipelines: a suite for each operation, a case for each check. */
export function junitReport({ service, operations }: Report): string {
  const suites = operations.map(suite).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xmlAttribute(service)}">\n${suites}</testsuites>\n`;
}

function suite({ operation, title, results }: OperationResult): string {
  const count = counterOf(results);
  const name = xmlAttribute(`${operation} ${title}`);
  const counts = `tests="${results.length}" failures="${count("deviates")}" errors="${count("no-answer")}" skipped="${count("not-tried")}"`;
  return `  <testsuite name="${name}" ${counts}>\n${results.map((result) => testCase(name, result)).join("")}  </testsuite>\n`;
}

function testCase(suiteName: string, { check, section, outcome, deviations, reason }: CheckResult): string {
  const open = `    <testcase classname="${suiteName}" name="${xmlAttribute(check)}"`;
  if (reason !== null) {
    const element = outcome === "no-answer" ? "error" : "skipped";
    return `${open}><${element} message="${xmlAttribute(reason)}"/></testcase>\n`;
  }
  const [first] = deviations;
  if (first === undefined) return `${open}/>\n`;
  const details = deviations.map(({ what, where }) => `${what} ${where}`).join("\n");
  const message = xmlAttribute(`${first.what} (section ${section})`);
  return `${open}><failure message="${message}">${xmlText(details)}</failure></testcase>\n`;
}
