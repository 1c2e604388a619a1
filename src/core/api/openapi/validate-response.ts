import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { isInt32 } from "#core/lib/int32.ts";
import { type Operation, type OperationId, OPERATIONS } from "../operations.ts";
import { OPENAPI_DOCUMENT } from "./document.ts";

/** A part of a body that does not match its description. */
export type Mismatch = {
  /** Such as `results[3].hasCodes`; empty for the whole body. */
  readonly path: string;
  readonly message: string;
};

const DATE_TIME = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;

const ajv = new Ajv2020({
  allErrors: true,
  // The description has members of OpenAPI besides the keywords of JSON Schema.
  strict: false,
  formats: {
    int32: { type: "number", validate: isInt32 },
    decimal: true,
    "date-time": (text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
  },
});
ajv.addSchema({ $id: "interface", ...OPENAPI_DOCUMENT }, undefined, undefined, false);

/**
 * The mismatches of a response's body with the OpenAPI description of its operation and status.
 * @returns null if the description has no body for this status
 */
export function mismatchesOf(id: OperationId, status: number, body: unknown): readonly Mismatch[] | null {
  const validate = validatorOf(id, String(status)) ?? validatorOf(id, "default");
  if (validate === undefined) return null;
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = "does not match" }) => ({
    path: pathText(instancePath),
    message,
  }));
}

function validatorOf(id: OperationId, status: string): ValidateFunction | undefined {
  const { method, path }: Operation = OPERATIONS[id];
  const parts = [
    "paths",
    path,
    method.toLowerCase(),
    "responses",
    status,
    "content",
    "application/json",
    "schema",
  ];
  const pointer = parts
    .map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"))
    .map(encodeURIComponent);
  return ajv.getSchema(`interface#/${pointer.join("/")}`);
}

/** A JSON Pointer as a path: `/results/3/hasCodes` as `results[3].hasCodes`. */
function pathText(pointer: string): string {
  return pointer
    .replaceAll(/\/(\d+)/g, "[$1]")
    .replaceAll("/", ".")
    .replace(/^\./, "");
}
