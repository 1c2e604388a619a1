import { Button } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { clearOnEscape } from "#browser/ui/controls/clear-on-escape.ts";
import { MarkedText } from "#browser/ui/list/marked-text.tsx";
import { useVirtualRows } from "#browser/ui/list/use-virtual-rows.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { JsonLines } from "./json-lines.ts";
import { LineSearch } from "./line-search.ts";
import fieldClasses from "#browser/ui/controls/field.module.css";
import classes from "./json-view.module.css";

const LINE_HEIGHT = 20;
/** Browsers limit the height of an element to some 17 million px. */
const MAX_LINES = 800_000;
/** The time budget of one slice of work, so that no frame is dropped, in ms. */
const SLICE_MS = 8;

type JsonViewProps = {
  readonly json: string;
  /** Redacts a line; a stable function for the same text. */
  readonly toShown: (line: string) => string;
};

/** A virtual view of a long JSON text, with a search. */
export function JsonView({ json, toShown }: JsonViewProps) {
  const t = useTranslations("requests");
  const wording = useText();
  const [search, setSearch] = useState("");
  const [current, setCurrent] = useState(0);
  const lines = useMemo(() => new JsonLines(json, toShown), [json, toShown]);
  const found = useMemo(() => (search.trim() === "" ? null : new LineSearch(lines, search)), [lines, search]);
  const { lineCount, matchCount, isComplete } = useSlices(lines, found);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { rows, first, last, style } = useVirtualRows({
    pane: scroller,
    list,
    count: Math.min(lineCount, MAX_LINES),
    content: lines,
    expectedHeight: LINE_HEIGHT,
    isFixed: true,
  });
  const match = matchCount > current ? (found?.positionOf(current) ?? null) : null;
  const target = match?.line;
  useEffect(() => {
    if (target !== undefined) rows.scrollTo(target, "center");
  }, [target, rows]);

  const go = (step: number): void => {
    if (matchCount > 0) setCurrent((current + step + matchCount) % matchCount);
  };
  const rendered = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <div className={classes["view"]}>
      <div className={classes["tools"]}>
        <input
          type="search"
          className={`${fieldClasses["field"] ?? ""} ${classes["search"] ?? ""}`}
          aria-label={t("searchAnswer")}
          placeholder={t("searchAnswer")}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setCurrent(0);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") go(event.shiftKey ? -1 : 1);
            clearOnEscape(event, () => setSearch(""));
          }}
        />
        <Button size="compact-sm" variant="default" aria-label={t("previousMatch")} onClick={() => go(-1)}>
          {t("previous")}
        </Button>
        <Button size="compact-sm" variant="default" aria-label={t("nextMatch")} onClick={() => go(1)}>
          {t("next")}
        </Button>
        <bdi role="status" className={classes["count"]}>
          {found !== null && wording(matchesText(match === null ? null : current, matchCount, isComplete))}
        </bdi>
      </div>
      <section
        ref={setScroller}
        aria-label={t("answer")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard
        tabIndex={0}
        dir="ltr"
        className={classes["scroller"]}
      >
        <div ref={list} className={classes["lines"]} style={style}>
          {rendered.map((line) => (
            <div key={line} className={classes["line"]}>
              <MarkedText
                text={lines.lineAt(line)}
                search={search}
                current={match?.line === line ? match.nth : undefined}
              />
            </div>
          ))}
        </div>
      </section>
      {lineCount > MAX_LINES && <p>{t("firstLines", { count: MAX_LINES })}</p>}
    </div>
  );
}

/** Reads and searches lines in slices; returns the progress. */
function useSlices(lines: JsonLines, found: LineSearch | null) {
  const [, setSlice] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isDone = (): boolean => lines.isComplete && found?.isComplete !== false;
    const step = (): void => {
      if (lines.isComplete) found?.read(SLICE_MS);
      else lines.read(SLICE_MS);
      setSlice((slice) => slice + 1);
      if (!isDone()) timer = setTimeout(step);
    };
    if (!isDone()) timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [lines, found]);
  return {
    lineCount: lines.count,
    matchCount: found?.count ?? 0,
    isComplete: lines.isComplete && found?.isComplete === true,
  };
}

function matchesText(current: number | null, count: number, isComplete: boolean): Text {
  if (count === 0) return text(isComplete ? "requests.noMatches" : "controls.searching");
  if (current === null) return text(isComplete ? "requests.matches" : "requests.matchesSoFar", { count });
  const position = current + 1;
  return text(isComplete ? "requests.matchOf" : "requests.matchOfSoFar", { position, count });
}
