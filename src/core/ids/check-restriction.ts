import { text, type Text } from "#core/text/messages/text.ts";
import { isValueOf, positionOf } from "./data-types.ts";
import type { Constraint, Restriction } from "./model.ts";
import { isXsdPattern } from "./xsd-pattern.ts";

/** The rules that a restriction of values breaks. */
export function* restrictionProblems({ base, constraints }: Restriction): Generator<Text> {
  if (constraints.length === 0) yield text("ids.ruleNoConstraints");
  for (const { name, value } of constraints) {
    if (name === "pattern" && base !== "string") yield text("ids.rulePattern", { base });
    if (name === "pattern" && !isXsdPattern(value)) yield text("ids.rulePatternForm", { pattern: value });
    if (base === "string" && (Object.hasOwn(LIMITS, name) || DIGITS.has(name)))
      yield text("ids.ruleNumberLimit", { limit: name });
    else if (Object.hasOwn(LIMITS, name) && !isValueOf(base, value.trim()))
      yield text("ids.ruleLimitValue", { limit: name, value, base });
  }
  const digits = (name: string): number[] =>
    constraints.flatMap((one) => (one.name === name ? Number(one.value) : []));
  const total = smallest(digits("totalDigits"));
  if (total === 0 || digits("fractionDigits").some((fraction) => fraction > total))
    yield text("ids.ruleDigits");
  const bounds = base === "string" ? [] : constraints.flatMap((one) => boundsOfValues(one, base));
  // Without a time zone, a date is neither before nor after one with a zone that begins less than a day away.
  for (const isZoned of [false, true]) yield* emptyProblem(bounds.filter((one) => one.isZoned === isZoned));
  yield* emptyProblem(constraints.flatMap(boundsOfLength));
}

/** One end of the values that a constraint allows. */
type Bound = {
  readonly constraint: Constraint;
  readonly isUpper: boolean;
  readonly at: number;
  /** Whether the value at the end is not allowed. */
  readonly isOpen: boolean;
  readonly isZoned: boolean;
};

const LIMITS: Readonly<Record<string, Pick<Bound, "isUpper" | "isOpen">>> = {
  minInclusive: { isUpper: false, isOpen: false },
  minExclusive: { isUpper: false, isOpen: true },
  maxInclusive: { isUpper: true, isOpen: false },
  maxExclusive: { isUpper: true, isOpen: true },
};
const DIGITS: ReadonlySet<string> = new Set<Constraint["name"]>(["totalDigits", "fractionDigits"]);

const smallest = (numbers: readonly number[]): number =>
  numbers.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);

function boundsOfValues(constraint: Constraint, base: string): Bound[] {
  const { name, value } = constraint;
  if (name === "totalDigits") {
    const at = 10 ** Number(value);
    const bound = { constraint, isOpen: true, isZoned: false };
    return [
      { ...bound, isUpper: true, at },
      { ...bound, isUpper: false, at: -at },
    ];
  }
  const limit = LIMITS[name];
  const position = limit === undefined ? null : positionOf(base, value.trim());
  if (limit === undefined || position === null) return [];
  const bound = { constraint, ...limit, ...position };
  return [base === "integer" ? onInteger(bound) : bound];
}

/** The same end at the integer that is allowed. */
function onInteger(bound: Bound): Bound {
  const { isUpper, isOpen, at } = bound;
  const step = isOpen ? 1 : 0;
  return { ...bound, isOpen: false, at: isUpper ? Math.ceil(at) - step : Math.floor(at) + step };
}

function boundsOfLength(constraint: Constraint): Bound[] {
  const { name, value } = constraint;
  const bound = { constraint, at: Number(value), isOpen: false, isZoned: false };
  return [
    ...(name === "length" || name === "minLength" ? [{ ...bound, isUpper: false }] : []),
    ...(name === "length" || name === "maxLength" ? [{ ...bound, isUpper: true }] : []),
  ];
}

/** A problem if no value is within all bounds. */
function* emptyProblem(bounds: readonly Bound[]): Generator<Text> {
  const tightest = (isUpper: boolean): Bound | null =>
    bounds
      .filter((one) => one.isUpper === isUpper)
      .reduce<Bound | null>(
        (before, one) => (before === null || isTighter(one, before) ? one : before),
        null,
      );
  const [lower, upper] = [tightest(false), tightest(true)];
  if (lower === null || upper === null || lower.at < upper.at) return;
  if (lower.at === upper.at && !lower.isOpen && !upper.isOpen) return;
  yield text("ids.ruleNoValueLeft", {
    lower: `${lower.constraint.name} ${lower.constraint.value}`,
    upper: `${upper.constraint.name} ${upper.constraint.value}`,
  });
}

function isTighter(one: Bound, other: Bound): boolean {
  if (one.at === other.at) return one.isOpen;
  return one.isUpper ? one.at < other.at : one.at > other.at;
}
