import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { secondNamesOf, type SecondTexts } from "#browser/queries/names/second-names.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import { givenText } from "#core/text/choose-text.ts";
import { direction, languageTag } from "#core/text/culture.ts";
import { chooseName, type NamedConcept, PlainName, TextIn } from "../name/localized-name.tsx";
import nameClasses from "../name/localized-name.module.css";
import classes from "./second-text.module.css";

/** The texts of a concept in the second culture; until they have loaded, whether nothing more is requested for them. */
function useSecondTexts(
  { versionGuid = null, guid = null }: Pick<NamedConcept, "versionGuid" | "guid">,
  beside: string,
) {
  const names = secondNamesOf(useQueryClient(), useScope(), beside);
  const key = conceptKey({ versionGuid, guid });
  // Without a GUID, nothing tells which text is that of the concept.
  return useSyncExternalStore(
    names.subscribe,
    (): SecondTexts | boolean => names.get(key) ?? (key === null || names.isUnlisted(key)),
  );
}

type SecondTextProps = {
  readonly concept: Pick<NamedConcept, "versionGuid" | "guid">;
  readonly beside: string;
  /** The name as it is shown in the first culture. */
  readonly first: string;
  readonly id?: string | undefined;
  /** The id of the note 'Not translated' or 'Unknown', if it describes the named element. */
  readonly noteId?: string | undefined;
  /** False if nothing on the page requests the name, so that one that no list has loaded is unknown. */
  readonly isRequested?: boolean | undefined;
  /** Renders the technical definition below the name. */
  readonly withDefinition?: boolean;
};

/** The name of a concept in the second culture, beside the first one. A missing one is marked; the default name is not shown twice. */
export function SecondText(props: SecondTextProps) {
  const t = useTranslations("conceptDetails");
  const { concept, beside, first, id, noteId, isRequested = true, withDefinition = false } = props;
  const texts = useSecondTexts(concept, beside);
  if (typeof texts === "boolean")
    return (
      <span id={id} className={classes.second} data-second={beside}>
        {(texts || !isRequested) && <Note id={noteId} note={t("unknown")} beside={beside} />}
      </span>
    );
  const { text, culture, isFallback } = chooseName(texts, beside);
  const { technicalDefinition, defaultTechnicalDefinition } = texts;
  const definition = givenText(technicalDefinition) ?? givenText(defaultTechnicalDefinition);
  return (
    <span className={classes.second} data-second={beside}>
      <span className={classes.name}>
        <TextIn id={id} culture={culture}>
          {isFallback && text === first ? null : text}
        </TextIn>
        {isFallback && <Note id={noteId} note={t("notTranslated")} beside={beside} />}
      </span>
      {withDefinition && definition !== null && (
        <PlainName
          className={classes.definition}
          concept={{ name: technicalDefinition, defaultName: defaultTechnicalDefinition }}
          culture={beside}
        />
      )}
    </span>
  );
}

type NoteProps = {
  readonly id?: string | undefined;
  readonly note: string;
  readonly beside: string;
};

/** What is missing, and in which culture. */
function Note({ id, note, beside }: NoteProps) {
  const t = useTranslations("conceptDetails");
  const formats = useFormats();
  const culture = <span title={formats.culture(beside)}>{beside}</span>;
  return (
    <span
      id={id}
      aria-hidden={id === undefined ? undefined : true}
      className={`${nameClasses.badge ?? ""} ${classes.badge ?? ""}`}
    >
      {t.rich("noteInCulture", { note, culture: () => culture })}
    </span>
  );
}

type SecondDefinitionProps = Pick<SecondTextProps, "concept" | "beside">;

/** The definition of a code in the second culture, or the mark that only the default one exists; nothing for a code without definitions. */
export function SecondDefinition({ concept, beside }: SecondDefinitionProps) {
  const t = useTranslations("conceptDetails");
  const texts = useSecondTexts(concept, beside);
  if (typeof texts === "boolean") return null;
  const own = givenText(texts.technicalDefinition);
  if (own === null && givenText(texts.defaultTechnicalDefinition) === null) return null;
  const isMissing = own === null;
  return (
    // The note is in the language of the app.
    <p
      lang={isMissing ? undefined : languageTag(beside)}
      dir={isMissing ? undefined : direction(beside)}
      className={classes.paragraph}
    >
      {own ?? <Note note={t("notTranslated")} beside={beside} />}
    </p>
  );
}

type SecondNameListProps = { readonly concepts: readonly NamedConcept[]; readonly beside: string };

/** The names of several concepts in the second culture, one after the other, and how many of them are missing. */
export function SecondNameList({ concepts, beside }: SecondNameListProps) {
  const t = useTranslations("conceptDetails");
  const names = secondNamesOf(useQueryClient(), useScope(), beside);
  useSyncExternalStore(names.subscribe, names.revision);
  const keys = concepts.map(({ versionGuid = null, guid = null }) => conceptKey({ versionGuid, guid }));
  const chosen = keys.flatMap((key) => {
    const texts = names.get(key);
    return texts === undefined ? [] : chooseName(texts, beside);
  });
  const own = chosen.filter(({ isFallback }) => !isFallback);
  const missing = chosen.length - own.length;
  // Without a GUID, nothing tells which text is that of a concept.
  const unknown = keys.filter((key) => key === null).length;
  return (
    <span className={classes.list} data-second={beside}>
      <bdi lang={languageTag(beside)} dir={direction(beside)}>
        {own.map(({ text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may be equal
          <span key={index}>
            {index > 0 && t("separator")}
            <bdi>{text}</bdi>
          </span>
        ))}
      </bdi>
      {missing > 0 && (
        <Note
          note={own.length === 0 ? t("notTranslated") : t("someNotTranslated", { count: missing })}
          beside={beside}
        />
      )}
      {unknown > 0 && (
        <Note note={own.length === 0 ? t("unknown") : t("someUnknown", { count: unknown })} beside={beside} />
      )}
    </span>
  );
}
