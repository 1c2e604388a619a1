import { languageTag } from "#lib/text/culture.ts";
import { chooseName, directionOf, type NamedConcept } from "./localized-name.tsx";

type PlainNameProps = {
  readonly concept: NamedConcept;
  /** The culture in which the concept was requested. */
  readonly culture: string | null;
};

/** The name of a concept with the language and direction of the text, but without any note, as where several stand in a line. */
export function PlainName({ concept, culture }: PlainNameProps) {
  const chosen = chooseName(concept, culture);
  return (
    <bdi lang={languageTag(chosen.culture)} dir={directionOf(chosen.culture)}>
      {chosen.text}
    </bdi>
  );
}
