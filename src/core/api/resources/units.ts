import * as v from "valibot";
import { QUANTITIES } from "#core/lib/quantities.ts";
import { fetcher } from "../http/client.ts";
import { int32, optionalString, record } from "../schema.ts";

export const translationSchema = record({
  text: optionalString,
  languageCode: optionalString,
  guid: optionalString,
  language: optionalString,
});

/** A text in one language (2.7). */
export type Translation = v.InferOutput<typeof translationSchema>;

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** A decimal number, which some serialisers write as a string. */
const decimal = v.union(
  [
    v.pipe(v.number(), v.finite()),
    v.pipe(
      v.string(),
      v.check((text) => DECIMAL.test(text.trim())),
      v.transform(Number),
      v.finite(),
    ),
  ],
  "decimal",
);

/** The members of {@link Dimensions}. */
export const POWERS = QUANTITIES.map(({ power }) => power);

export const dimensionsSchema = record(v.entriesFromList(POWERS, decimal));

/** The powers of the base quantities in a unit (2.7). */
export type Dimensions = v.InferOutput<typeof dimensionsSchema>;

const translations = v.nullish(v.array(translationSchema), null);

/** The response of E15 (2.7). */
export const unitSchema = record({
  guid: optionalString,
  versionGuid: optionalString,
  createdOn: optionalString,
  createdBy: optionalString,
  changedOn: optionalString,
  fullNames: translations,
  shortNames: translations,
  technicalDefinitions: translations,
  userDefinitions: translations,
  examples: translations,
  majorVersion: int32,
  minorVersion: int32,
  dimensions: v.nullish(dimensionsSchema, null),
});

/** A unit in all its languages (2.7); dates are unparsed texts. */
export type Unit = v.InferOutput<typeof unitSchema>;

/** The details of a unit (E15). */
export const getUnit = fetcher("E15", unitSchema);
