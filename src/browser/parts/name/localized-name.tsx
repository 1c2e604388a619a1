import type { ComponentProps, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { MarkedText } from "#browser/ui/list/marked-text.tsx";
import { secondNoteId } from "#browser/ui/list/note-ids.ts";
import { givenText } from "#core/text/choose-text.ts";
import { DEFAULT_LANGUAGE, direction, languageTag } from "#core/text/culture.ts";
import { SecondCulture } from "../second-culture/second-culture.tsx";
import classes from "./localized-name.module.css";

/** The names of a concept to choose from. */
export type NamedConcept = {
  readonly name: string | null;
  readonly defaultName: string | null;
  /** The culture of `defaultName` if it is not International English; null if unknown. */
  readonly defaultCulture?: string | null;
  readonly versionGuid?: string | null;
  readonly guid?: string | null;
  readonly isDeprecated?: boolean | undefined;
};

export type ChosenName = {
  readonly text: string;
  /** The actual culture of the text; null if unknown. */
  readonly culture: string | null;
  /** `missing`: a culture was requested in which the concept has no name. */
  readonly isFallback: boolean;
};

/** Stands for the name of a concept with neither a name nor a GUID. */
const NAMELESS = "–";

function defaultCultureOf({ defaultCulture }: NamedConcept): string | null {
  return defaultCulture === undefined ? DEFAULT_LANGUAGE : defaultCulture;
}

/** The name to display: the name in the culture, else the default name, else the GUID. */
export function chooseName(concept: NamedConcept, culture: string | null): ChosenName {
  const name = givenText(concept.name);
  if (name !== null) return { text: name, culture: culture ?? DEFAULT_LANGUAGE, isFallback: false };
  const defaultName = givenText(concept.defaultName);
  if (defaultName !== null)
    return { text: defaultName, culture: defaultCultureOf(concept), isFallback: culture !== null };
  const guid = givenText(concept.versionGuid) ?? givenText(concept.guid) ?? NAMELESS;
  return { text: guid, culture: null, isFallback: culture !== null };
}

type LocalizedNameProps = {
  readonly concept: NamedConcept;
  /** The culture in which the concept was requested. */
  readonly culture: string | null;
  /** The search term to mark. */
  readonly search?: string;
  /** Whether the default name is shown below if it differs. */
  readonly withDefault?: boolean;
  /** Whether the name in the second culture is shown beside it, if one is set; `if-loaded` where nothing on the page requests it. */
  readonly withSecond?: boolean | "if-loaded";
  readonly id?: string;
  /** The id of the note 'Not translated', if it describes the named element instead of being part of its name. */
  readonly noteId?: string;
};

/** Displays the name of a concept, with the language and direction of the text. All names are displayed by this component. */
export function LocalizedName({
  concept,
  culture,
  search = "",
  withDefault = false,
  withSecond = false,
  id,
  noteId,
}: LocalizedNameProps) {
  const chosen = chooseName(concept, culture);
  const isDeprecated = concept.isDeprecated === true;
  const name = (
    <TextIn id={isDeprecated ? undefined : id} culture={chosen.culture}>
      {chosen.text === NAMELESS ? <Nameless /> : <MarkedText text={chosen.text} search={search} />}
    </TextIn>
  );
  return (
    <>
      {isDeprecated ? <Deprecated id={id}>{name}</Deprecated> : name}
      {chosen.isFallback && <MissingTranslation noteId={noteId} />}
      {withDefault && <DefaultName concept={concept} culture={culture} search={search} />}
      {withSecond !== false && (
        <SecondName
          concept={concept}
          first={chosen.text}
          noteId={noteId}
          isRequested={withSecond !== "if-loaded"}
        />
      )}
    </>
  );
}

type SecondNameProps = {
  readonly concept: Pick<NamedConcept, "versionGuid" | "guid">;
  /** The name as it is shown in the first culture. */
  readonly first: string;
  readonly id?: string;
  /** The id of the note of the first culture, if it describes the named element. */
  readonly noteId?: string | undefined;
  /** False if nothing on the page requests it. */
  readonly isRequested?: boolean | undefined;
};

/** The name in the second culture, if one is set. */
export function SecondName({ noteId, ...props }: SecondNameProps) {
  return (
    <SecondCulture>
      {({ SecondText }, beside) => (
        <SecondText
          {...props}
          beside={beside}
          noteId={noteId === undefined ? undefined : secondNoteId(noteId)}
        />
      )}
    </SecondCulture>
  );
}

type DefaultNameProps = Pick<LocalizedNameProps, "concept" | "culture" | "search">;

/** The default name, if it differs from the displayed name; else null. */
export function otherDefaultName(concept: NamedConcept, displayed: string): string | null {
  const defaultName = givenText(concept.defaultName);
  return defaultName === displayed ? null : defaultName;
}

/** The default name, if it differs from the displayed name. */
export function DefaultName({ concept, culture, search = "" }: DefaultNameProps) {
  const defaultName = otherDefaultName(concept, chooseName(concept, culture).text);
  if (defaultName === null) return null;
  return (
    <TextIn className={classes.default} culture={defaultCultureOf(concept)}>
      <MarkedText text={defaultName} search={search} />
    </TextIn>
  );
}

type PlainNameProps = Pick<LocalizedNameProps, "concept" | "culture"> &
  Pick<ComponentProps<"bdi">, "id" | "className">;

/** The name of a concept with the language and direction of the text, but without any note, as where several stand in a line. */
export function PlainName({ concept, culture, id, className }: PlainNameProps) {
  const chosen = chooseName(concept, culture);
  return (
    <TextIn id={id} className={className} culture={chosen.culture}>
      {chosen.text}
    </TextIn>
  );
}

type TextInProps = Pick<ComponentProps<"bdi">, "id" | "className" | "children"> & {
  /** Null if unknown. */
  readonly culture: string | null;
};

/** A text of the data with its language and direction. */
export function TextIn({ culture, ...props }: TextInProps) {
  return <bdi {...props} lang={languageTag(culture)} dir={directionOf(culture)} />;
}

/** The direction of a text in a culture; `auto` if that is unknown. */
export function directionOf(culture: string | null): "ltr" | "rtl" | "auto" {
  return culture === null ? "auto" : direction(culture);
}

function Nameless() {
  const t = useTranslations("concepts");
  return t("nameless");
}

/** A name with the mark 'Deprecated', which is part of what the element with the id is called. */
function Deprecated({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) {
  const t = useTranslations("concepts");
  return (
    <span id={id} className={classes.deprecated}>
      {children} <span className={classes.badge}>{t("deprecated")}</span>
    </span>
  );
}

/** A subdued note that a text is missing in the culture. */
export function MissingTranslation({ noteId }: { readonly noteId?: string | undefined }) {
  const t = useTranslations("concepts");
  return (
    <span id={noteId} aria-hidden={noteId === undefined ? undefined : true} className={classes.badge}>
      {t("notTranslated")}
    </span>
  );
}
