import { useSplitter } from "@mantine/hooks";
import { useTranslations } from "use-intl";
import classes from "./divider.module.css";

type DividerProps = {
  /** The width of the first pane, in percent. */
  readonly at: number;
  /** The position after a double click. */
  readonly usually: number;
  readonly onMove: (at: number) => void;
};

/** The divider between two panes, whose parent is the element around both; moved with the pointer or the arrow keys. */
export function Divider({ at, usually, onMove }: DividerProps) {
  const t = useTranslations("classificationDetails");
  const { ref, getHandleProps } = useSplitter({
    panels: [
      { defaultSize: usually, min: MIN, max: 100 - MIN },
      { defaultSize: 100 - usually, min: MIN },
    ],
    sizes: [at, 100 - at],
    onSizeChange: ([first]) => onMove(Number(first)),
    dir: document.dir === "rtl" ? "rtl" : "ltr",
  });
  return (
    <div {...getHandleProps({ index: 0 })} aria-label={t("widthOfTheTree")} className={classes.divider}>
      <svg
        // The library needs the element around the panes; the divider's own ref is taken.
        ref={(grip) => ref(grip?.parentElement?.parentElement ?? null)}
        viewBox="0 0 8 24"
        aria-hidden="true"
        className={classes.grip}
      >
        {[6, 12, 18].flatMap((y) => [2, 6].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1} />))}
      </svg>
    </div>
  );
}

/** The minimum width of each pane, in percent. */
const MIN = 20;
