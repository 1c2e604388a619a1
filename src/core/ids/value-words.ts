import { type MessageKey, text, type Text } from "#core/text/messages/text.ts";
import { quoted } from "#core/text/quoted.ts";
import { type Constraint, type IdsValue, type Specification, valuesIn, valuesOf } from "./model.ts";

/** Finds how the standard spells the name of an entity, like `IfcCableSegment`; null for unknown names. */
export type EntityName = (entity: string) => string | null;

/** What sentences are made with. */
export type Speech = {
  readonly entityName: EntityName;
  /** Whether names of entities are put into English words: `IfcWall` as 'walls'. Other languages keep the names. */
  readonly isEnglish: boolean;
  readonly wording: (sentence: Text | string) => string;
  /** Whether long texts and lists are put into words as a whole. */
  readonly isWhole: boolean;
};

/** The most values of a list that a sentence names if it is not asked for as a whole. */
const MOST_LISTED = 50;

/** Whether a text is too long to be quoted as a whole. */
export function isLong(text: string): boolean {
  return quoted(text) !== text;
}

/** Whether sentences leave out something of a specification unless they are asked for as a whole. */
export function isShortened({ applicability, requirements }: Specification): boolean {
  return (
    applicability.length > MOST_LISTED ||
    [...applicability, ...requirements.map(({ facet }) => facet)].some((facet) =>
      valuesIn(facet).some((value) =>
        typeof value === "string"
          ? isLong(value)
          : value.constraints.length > MOST_LISTED || value.constraints.some((one) => isLong(one.value)),
      ),
    )
  );
}

/** Texts joined by a word, or by commas; of many, the first and how many more there are. */
export function joined(
  texts: readonly (Text | string)[],
  by: "ids.and" | "ids.or" | "ids.listed",
  { wording, isWhole }: Speech,
): string {
  const shown = isWhole ? texts : texts.slice(0, MOST_LISTED);
  const between = wording(text(by, { before: "", next: "" }));
  const list = shown.map((one) => wording(one)).join(between);
  const count = texts.length - shown.length;
  return count === 0 ? list : wording(text("ids.listAndMore", { list, count }));
}

/** A text as a sentence contains it. */
export function inLength(text: string, { isWhole }: Speech): string {
  return isWhole ? text : quoted(text);
}

/** Arabic, Hebrew and other letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A text for a sentence of the other direction, where several such texts would stand in the reverse order. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Values for a sentence: where one of them needs it, each is isolated, so that they stand in the order of the sentence. */
export function inOrder(values: readonly string[], speech: Speech): readonly string[] {
  const texts = values.map((value) => inLength(value, speech));
  return texts.some((value) => RIGHT_TO_LEFT.test(value))
    ? texts.map((value) => `\u2068${value}\u2069`)
    : texts;
}

const LIMITS = {
  minInclusive: "ids.atLeast",
  minExclusive: "ids.moreThan",
  maxInclusive: "ids.atMost",
  maxExclusive: "ids.lessThan",
  pattern: "ids.like",
  length: "ids.ofLength",
  minLength: "ids.ofLengthAtLeast",
  maxLength: "ids.ofLengthAtMost",
} as const satisfies Partial<Record<Constraint["name"], MessageKey>>;

function isLimit(name: string): name is keyof typeof LIMITS {
  return Object.hasOwn(LIMITS, name);
}

/** Constraints that a value meets if it meets one of several with this name; it meets all others. */
const ALTERNATIVES: ReadonlySet<string> = new Set<Constraint["name"]>(["enumeration", "pattern"]);

function limitText({ name, value }: Constraint, speech: Speech): Text | string {
  const shown = inLength(value, speech);
  return isLimit(name) ? text(LIMITS[name], { value: shown }) : `${name} ${shown}`;
}

/** A value in words: the value itself, alternatives, or limits. */
export function named(value: IdsValue, speech: Speech): string {
  if (typeof value === "string") return isolated(inLength(value, speech));
  const values = valuesOf(value);
  if (values !== null) return joined(inOrder(values, speech), "ids.or", speech);
  const limits = Map.groupBy(value.constraints, (one) => (ALTERNATIVES.has(one.name) ? one.name : one));
  return joined(
    [...limits.values()].map((same) =>
      joined(
        same.map((one) => limitText(one, speech)),
        "ids.or",
        speech,
      ),
    ),
    "ids.and",
    speech,
  );
}
