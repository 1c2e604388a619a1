import { isApiError } from "#core/api/http/errors.ts";
import { OPERATION_DETAILS, OPERATION_IDS } from "#core/api/interface/operation-details.ts";
import type { OperationId } from "#core/api/operations.ts";
import { type ClientDetails, obtainToken } from "#core/api/resources/authentication.ts";
import { addSecret, quoted } from "#node/connect/secrets.ts";
import type { Check, Deviation, Trial } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { NoAnswer, NotTried } from "./not-tried.ts";
import { Probe } from "./probe.ts";
import { type GivenSubjects, Subjects } from "./subjects.ts";

export type ConformanceOptions = {
  /** Base URL of the service. */
  readonly baseUrl: string;
  /** Default: the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** For E1; null if the service needs no sign-in, or the token was given. */
  readonly clientDetails: ClientDetails | null;
  /** The access token; default: one from E1, with the client details. */
  readonly token?: string | null;
  /** Subjects that no operation lists. */
  readonly subjects?: GivenSubjects;
  readonly cultures?: readonly string[] | undefined;
  /** The operations to try; default: all. */
  readonly operations?: readonly OperationId[];
  readonly timeoutMs?: number | undefined;
  readonly maxRequests?: number;
  readonly onProgress?: (done: number, all: number) => void;
};

const DEFAULTS = {
  cultures: ["en", "nb-NO", "de-DE", "fr-FR"],
  timeoutMs: 30_000,
  maxRequests: 1000,
} as const;

/** What a check found for an operation. */
export type CheckResult = {
  readonly check: string;
  /** Of the interface. */
  readonly section: string;
  /** `no-answer`: it was not tried, since the service answered no right request for the operation. */
  readonly outcome: "conforms" | "deviates" | "not-tried" | "no-answer";
  readonly deviations: readonly Deviation[];
  /** Why it was not tried; null otherwise. */
  readonly reason: string | null;
  /** What else was found. */
  readonly notes: readonly string[];
};

export type OperationResult = {
  readonly operation: OperationId;
  readonly title: string;
  readonly requests: number;
  readonly results: readonly CheckResult[];
};

export type Report = {
  readonly service: string;
  /** Whether something was tried, nothing deviates, and no operation was left without an answer. */
  readonly conforms: boolean;
  readonly requests: number;
  readonly operations: readonly OperationResult[];
};

/**
 * Tries a service against the interface, operation by operation. It only reads, sends at most two requests at a time and a limited number of
 * them. Rejects with the reason of the signal.
 */
export async function testConformance(options: ConformanceOptions, signal?: AbortSignal): Promise<Report> {
  const { baseUrl, cultures = DEFAULTS.cultures, operations = OPERATION_IDS, onProgress } = options;
  const probe = await startProbe(options, signal);
  const subjects = new Subjects(probe, options.subjects ?? {});
  const all = CHECKS.flatMap((check) =>
    check.operations
      .filter((operation) => operations.includes(operation))
      .map((operation) => ({ check, operation })),
  );
  let done = 0;
  const outcomes = await Promise.all(
    all.map(async ({ check, operation }) => {
      const trial = { operation, probe, subjects, cultures, details: options.clientDetails };
      const result = await tryCheck(check, trial);
      done += 1;
      onProgress?.(done, all.length);
      return { operation, result };
    }),
  );
  // The answers to others show that the operation is there.
  const results = outcomes.map(({ operation, result }) =>
    result.outcome === "no-answer" && probe.hasSucceeded(operation)
      ? { operation, result: { ...result, outcome: "not-tried" as const } }
      : { operation, result },
  );
  const tried = operations.map((operation) => ({
    operation,
    title: OPERATION_DETAILS[operation].title,
    requests: probe.requestsOf(operation),
    results: results.filter((one) => one.operation === operation).map(({ result }) => result),
  }));
  return {
    service: baseUrl,
    conforms:
      results.some(({ result }) => result.outcome === "conforms") &&
      results.every(({ result }) => result.outcome !== "deviates" && result.outcome !== "no-answer"),
    requests: probe.requests,
    operations: tried,
  };
}

async function startProbe(options: ConformanceOptions, signal: AbortSignal | undefined): Promise<Probe> {
  const { baseUrl, clientDetails, fetch } = options;
  const { timeoutMs = DEFAULTS.timeoutMs, maxRequests = DEFAULTS.maxRequests } = options;
  const probeWith = (token: string | null): Probe =>
    new Probe({ baseUrl, fetch, token, timeoutMs, maxRequests }, signal);
  if (options.token != null || clientDetails === null) return probeWith(options.token ?? null);
  const token = await obtainToken({ baseUrl, fetch, timeoutMs }, clientDetails, signal).catch(
    (error: unknown) => {
      // The checks of E1 say what is wrong, those of the other operations that there is no access.
      if (isApiError(error)) return null;
      throw error;
    },
  );
  addSecret(token, "PLINTH_TOKEN");
  return probeWith(token);
}

type Tools = Pick<Trial, "operation" | "probe" | "subjects" | "cultures"> & {
  readonly details: ClientDetails | null;
};

async function tryCheck(check: Check, { details, ...tools }: Tools): Promise<CheckResult> {
  const { operation, probe, subjects } = tools;
  const findings: { deviations: Deviation[]; notes: string[] } = { deviations: [], notes: [] };
  const trial: Trial = {
    ...tools,
    async send(parameters = {}, call = {}) {
      const body = call.body ?? bodyOf(operation, details);
      const isOwn = "versionGuid" in parameters || "id" in parameters;
      const own = isOwn ? {} : await subjects.parametersOf(operation);
      return probe.send(operation, {
        ...call,
        ...(body === null ? {} : { body }),
        parameters: { ...own, ...parameters },
      });
    },
    deviates({ request }, what, path) {
      const where = path === undefined ? request : `${request}, ${path}`;
      const found = { what: quoted(what), where: quoted(where) };
      // The same request with another body may deviate in the same way.
      if (!findings.deviations.some((one) => one.what === found.what && one.where === found.where))
        findings.deviations.push(found);
    },
    note: (text) => findings.notes.push(quoted(text)),
  };
  const result = (outcome: CheckResult["outcome"], reason: string | null): CheckResult => ({
    check: check.name,
    section: check.section(operation),
    outcome,
    reason: reason === null ? null : quoted(reason),
    ...findings,
  });
  try {
    await check.run(trial);
  } catch (error) {
    if (!(error instanceof NotTried)) throw error;
    const outcome = error instanceof NoAnswer ? "no-answer" : "not-tried";
    if (findings.deviations.length === 0) return result(outcome, error.message);
  }
  return result(findings.deviations.length === 0 ? "conforms" : "deviates", null);
}

/** The body of a right request; null if there is none. */
function bodyOf(operation: OperationId, details: ClientDetails | null): string | null {
  if (operation === "E10") return "{}";
  if (operation !== "E1") return null;
  if (details === null) throw new NotTried("No client id and client secret were given.");
  return JSON.stringify(details);
}
