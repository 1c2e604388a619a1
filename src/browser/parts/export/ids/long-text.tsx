import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { isLong } from "#core/ids/value-words.ts";
import { quoted } from "#core/text/quoted.ts";
import classes from "./long-text.module.css";

type WholeButtonProps = { readonly isWhole: boolean; readonly onToggle: () => void };

/** Shows as a whole what is shown shortened, and the other way round. */
export function WholeButton({ isWhole, onToggle }: WholeButtonProps) {
  const t = useTranslations("ids");
  return (
    <Button size="compact-xs" variant="default" onClick={onToggle}>
      {isWhole ? t("showShortened") : t("showWhole")}
    </Button>
  );
}

/** The most characters that are shown without scroll bars of their own. */
const MOST_IN_FLOW = 10_000;

/** A text from a file as a whole. */
export function WholeText({ id, text }: LongTextProps) {
  if (text.length <= MOST_IN_FLOW) return <bdi id={id}>{text}</bdi>;
  return (
    // Focusable, because keyboard users have to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <bdi id={id} tabIndex={0} className={classes.box}>
      {piecesOf(text).map((piece, index) => (
        // They have their positions only.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={classes.piece}>
          {piece}
        </span>
      ))}
    </bdi>
  );
}

const PIECE = 5000;

/** The parts of a text; no character is divided. */
function piecesOf(text: string): readonly string[] {
  return text.match(new RegExp(`.{1,${PIECE}}`, "gsu")) ?? [];
}

type LongTextProps = { readonly id?: string | undefined; readonly text: string };

/** A text from a file, shortened if it is long until it is asked for as a whole. */
export function LongText({ id, text }: LongTextProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <WholeText id={id} text={isWhole ? text : quoted(text)} />
      {isLong(text) && (
        <>
          {" "}
          <WholeButton isWhole={isWhole} onToggle={() => setWhole(!isWhole)} />
        </>
      )}
    </>
  );
}
