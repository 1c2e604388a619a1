import type { OperationId } from "#core/api/operations.ts";
import type { Answer, Call, Probe } from "./probe.ts";
import type { Subjects } from "./subjects.ts";

/** Where a service does not do what the interface says. */
export type Deviation = {
  /** A sentence. */
  readonly what: string;
  /** The request, and the path in the response if only a part of it is wrong: `GET /…, results[3].hasCodes`. */
  readonly where: string;
};

/** What a check tries the service with. */
export type Trial = {
  readonly operation: OperationId;
  readonly probe: Probe;
  readonly subjects: Subjects;
  /** The cultures to try. */
  readonly cultures: readonly string[];
  /** Sends a request of the operation; `parameters` are added to those that name an existing subject. */
  readonly send: (parameters?: Call["parameters"], call?: Call) => Promise<Answer>;
  /** Reports that the answer deviates, `path` being the part of its body. */
  readonly deviates: (answer: Answer, what: string, path?: string) => void;
  /** Adds to the report what was found although it is no deviation. */
  readonly note: (text: string) => void;
};

/** A rule of the interface. It applies to each of its operations on its own. */
export type Check = {
  readonly name: string;
  /** The section of the interface that says so; with the operation's number: `4 E2`. */
  readonly section: (operation: OperationId) => string;
  readonly operations: readonly OperationId[];
  /** Reports deviations; throws NotTried if the rule cannot be tried. */
  readonly run: (trial: Trial) => Promise<void>;
};
