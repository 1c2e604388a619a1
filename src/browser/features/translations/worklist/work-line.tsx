import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { directionOf } from "#browser/parts/name/localized-name.tsx";
import { MarkedText } from "#browser/ui/list/marked-text.tsx";
import { DEFAULT_LANGUAGE, direction, languageTag } from "#core/text/culture.ts";
import { textPath } from "../texts/text-path.ts";
import type { WorkItem } from "../texts/worklist.ts";
import classes from "./worklist.module.css";

type WorkLineProps = { readonly item: WorkItem; readonly culture: string; readonly search: string };

/** A text of the worklist: a link to its concept, with the translation where there is another one elsewhere. */
export function WorkLine({ item: { text, state, translation }, culture, search }: WorkLineProps) {
  const t = useTranslations("translations");
  const { concept, field, classNumber, source } = text;
  const path = textPath(text);
  const content = (
    <>
      <DefaultText text={concept.defaultName ?? source} search={search} className={classes.name} />
      {classNumber !== null && <span className={classes.number}>{classNumber}</span>}
      {field === "definition" && (
        <span className={classes.definition}>
          <span className={classes.field}>{t("definition")}</span>{" "}
          <DefaultText text={source} search={search} className={classes.cut} />
        </span>
      )}
      {state === "differs" && (
        <bdi lang={languageTag(culture)} dir={directionOf(culture)} className={classes.translation}>
          <MarkedText text={translation ?? ""} search={search} />
        </bdi>
      )}
    </>
  );
  if (path === null) return <div className={classes.line}>{content}</div>;
  return (
    <AppLink to={path} className={classes.line}>
      {content}
    </AppLink>
  );
}

type DefaultTextProps = {
  readonly text: string;
  readonly search: string;
  readonly className: string | undefined;
};

function DefaultText({ text, search, className }: DefaultTextProps) {
  return (
    <bdi lang={languageTag(DEFAULT_LANGUAGE)} dir={direction(DEFAULT_LANGUAGE)} className={className}>
      <MarkedText text={text} search={search} />
    </bdi>
  );
}
