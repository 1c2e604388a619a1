import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { conceptKey } from "#api/paging/paging.ts";
import { cultureLabel, DEFAULT_LANGUAGE, direction, languageTag } from "#lib/text/culture.ts";
import { givenText } from "#lib/text/choose-text.ts";
import { useScope } from "#queries/scope.ts";
import { secondNamesOf, type SecondTexts } from "#queries/second-names.ts";
import { chooseName, directionOf, type NamedConcept } from "../name/localized-name.tsx";
import nameClasses from "../name/localized-name.module.css";
import classes from "./second-text.module.css";

/** The texts of a concept in the second culture; undefined until they have loaded. */
function useSecondTexts(
  { versionGuid = null, guid = null }: Pick<NamedConcept, "versionGuid" | "guid">,
  beside: string,
): SecondTexts | undefined {
  const names = secondNamesOf(useQueryClient(), useScope(), beside);
  const key = conceptKey({ versionGuid, guid });
  return useSyncExternalStore(names.subscribe, () => names.get(key));
}

type SecondTextProps = {
  readonly concept: NamedConcept;
  readonly beside: string;
  /** The name as it is shown in the first culture. */
  readonly first: string;
  readonly id?: string | undefined;
  /** The id of the note 'Not translated', if it describes the named element. */
  readonly noteId?: string | undefined;
  /** Renders the technical definition below the name. */
  readonly withDefinition?: boolean;
};

/** The name of a concept in the second culture, beside the first one. A missing one is marked; the default name is not shown twice. */
export function SecondText({ concept, beside, first, id, noteId, withDefinition = false }: SecondTextProps) {
  const texts = useSecondTexts(concept, beside);
  if (texts === undefined) return <span id={id} className={classes["second"]} data-second />;
  const { text, culture, isFallback } = chooseName(texts, beside);
  const definition = withDefinition ? (texts.technicalDefinition ?? texts.defaultTechnicalDefinition) : null;
  return (
    <span className={classes["second"]} data-second>
      <span className={classes["name"]}>
        <bdi id={id} lang={languageTag(culture)} dir={directionOf(culture)}>
          {isFallback && text === first ? null : text}
        </bdi>
        {isFallback && <NotTranslated id={noteId} beside={beside} />}
      </span>
      {definition !== null && (
        <bdi className={classes["definition"]} dir="auto">
          {definition}
        </bdi>
      )}
    </span>
  );
}

function NotTranslated({ id, beside }: { readonly id?: string | undefined; readonly beside: string }) {
  return (
    <span
      id={id}
      aria-hidden={id === undefined ? undefined : true}
      className={`${nameClasses["badge"] ?? ""} ${classes["badge"] ?? ""}`}
    >
      Not translated · <span title={cultureLabel(beside)}>{beside}</span>
    </span>
  );
}

type SecondDefinitionProps = Pick<SecondTextProps, "concept" | "beside">;

/** The definition of a code in the second culture, or the mark that only the default one exists; nothing for a code without definitions. */
export function SecondDefinition({ concept, beside }: SecondDefinitionProps) {
  const texts = useSecondTexts(concept, beside);
  if (texts === undefined) return null;
  const own = givenText(texts.technicalDefinition);
  if (own === null && givenText(texts.defaultTechnicalDefinition) === null) return null;
  return (
    <p
      lang={own === null ? DEFAULT_LANGUAGE : languageTag(beside)}
      dir={own === null ? "ltr" : direction(beside)}
      className={classes["paragraph"]}
    >
      {own ?? <NotTranslated beside={beside} />}
    </p>
  );
}
