import { DEFAULT_LANGUAGE, direction, languageTag } from "#lib/culture.ts";
import { MarkedText } from "#ui/marked-text.tsx";
import classes from "./localized-name.module.css";

/** What a name is chosen from. */
export type NamedConcept = {
  readonly name: string | null;
  readonly defaultName: string | null;
  /** The culture that `defaultName` is really in, where that is not International English; null where nobody knows. */
  readonly defaultCulture?: string | null;
  readonly versionGuid?: string | null;
  readonly guid?: string | null;
};

export type ChosenName = {
  readonly text: string;
  /** The culture in which the text really is; null where nobody knows. */
  readonly culture: string | null;
  /** `missing`: the culture was asked for, and the concept has no name in it. */
  readonly isFallback: boolean;
};

function defaultCultureOf({ defaultCulture }: NamedConcept): string | null {
  return defaultCulture === undefined ? DEFAULT_LANGUAGE : defaultCulture;
}

function given(text: string | null | undefined): string | null {
  return text == null || text.trim() === "" ? null : text;
}

/** What a concept is called: its name in the culture, else its default name, else its GUID. */
export function chooseName(concept: NamedConcept, culture: string | null): ChosenName {
  const name = given(concept.name);
  if (name !== null) return { text: name, culture: culture ?? DEFAULT_LANGUAGE, isFallback: false };
  const defaultName = given(concept.defaultName);
  if (defaultName !== null)
    return { text: defaultName, culture: defaultCultureOf(concept), isFallback: culture !== null };
  const guid = given(concept.versionGuid) ?? given(concept.guid) ?? "Without a name";
  return { text: guid, culture: null, isFallback: culture !== null };
}

type LocalizedNameProps = {
  readonly concept: NamedConcept;
  /** The culture in which the concept was asked for. */
  readonly culture: string | null;
  /** A searched text, to be marked. */
  readonly search?: string;
  /** Whether the default name is shown beneath where it differs. */
  readonly withDefault?: boolean;
  readonly id?: string;
  /** Given where 'Not translated' is no part of the name, but describes what has the name: the id to do so with. */
  readonly noteId?: string;
};

/** The one place that decides what is shown for a concept; the text carries the language and direction that it is in. */
export function LocalizedName({
  concept,
  culture,
  search = "",
  withDefault = false,
  id,
  noteId,
}: LocalizedNameProps) {
  const chosen = chooseName(concept, culture);
  return (
    <>
      <bdi id={id} lang={languageTag(chosen.culture)} dir={directionOf(chosen.culture)}>
        <MarkedText text={chosen.text} search={search} />
      </bdi>
      {chosen.isFallback && <MissingTranslation noteId={noteId} />}
      {withDefault && <DefaultName concept={concept} culture={culture} search={search} />}
    </>
  );
}

type DefaultNameProps = Pick<LocalizedNameProps, "concept" | "culture" | "search">;

/** The default name, where it differs from what the concept is called. */
export function DefaultName({ concept, culture, search = "" }: DefaultNameProps) {
  const defaultName = given(concept.defaultName);
  if (defaultName === null || defaultName === chooseName(concept, culture).text) return null;
  const defaultCulture = defaultCultureOf(concept);
  return (
    <bdi className={classes["default"]} lang={languageTag(defaultCulture)} dir={directionOf(defaultCulture)}>
      <MarkedText text={defaultName} search={search} />
    </bdi>
  );
}

function directionOf(culture: string | null): "ltr" | "rtl" | "auto" {
  return culture === null ? "auto" : direction(culture);
}

/** Says quietly that a text is not there in the culture. */
export function MissingTranslation({ noteId }: { readonly noteId?: string | undefined }) {
  return (
    <span id={noteId} aria-hidden={noteId === undefined ? undefined : true} className={classes["badge"]}>
      Not translated
    </span>
  );
}
