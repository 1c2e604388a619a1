import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { DEFAULT_LANGUAGE, direction, languageTag } from "#core/text/culture.ts";
import { GroupName } from "../texts/group-name.tsx";
import { WORK_TEXTS, type WorkHeading as Heading } from "../texts/worklist.ts";
import classes from "./worklist.module.css";

type WorkHeadingProps = { readonly heading: Heading; readonly isCatalogue: boolean };

/** The headings above the first item of a group: its state, if it is the first, and the branch, the kind, or the default text. */
export function WorkHeading({ heading, isCatalogue }: WorkHeadingProps) {
  const wording = useText();
  const { number } = useFormats();
  const { state, isFirst, text, count } = heading;
  return (
    <>
      {isFirst && (
        <div role="heading" aria-level={3} className={classes.state}>
          {wording(WORK_TEXTS[state])}
        </div>
      )}
      <div role="heading" aria-level={4} className={classes.group}>
        {state === "differs" ? (
          <bdi lang={languageTag(DEFAULT_LANGUAGE)} dir={direction(DEFAULT_LANGUAGE)} className={classes.cut}>
            {text.source}
          </bdi>
        ) : (
          <span>
            <GroupName group={text.group} isCatalogue={isCatalogue} />
          </span>
        )}{" "}
        <span className={classes.count}>{number(count)}</span>
      </div>
    </>
  );
}
