import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import type { Dimensions } from "#core/api/resources/units.ts";
import { BASE_QUANTITIES, exponentOf } from "./dimensions.ts";
import { QUANTITY_TEXTS } from "./quantity-texts.ts";
import classes from "./exponent-chart.module.css";

const NONE: readonly Dimensions[] = [];

const COLUMN = 38;
const BAR = 18;
const LABEL = 18;
const HEIGHT = 110;
/** More grid lines would form a grey area. */
const MOST_LINES = 10;

type ExponentChartProps = {
  readonly dimensions: Dimensions;
  /** The dimensions in the charts next to this one, so that all have the same scale. */
  readonly beside?: readonly Dimensions[];
};

/** The seven exponents as a bar chart. The table next to it contains the same numbers. */
export function ExponentChart({ dimensions, beside = NONE }: ExponentChartProps) {
  const t = useTranslations("units");
  const wording = useText();
  const { inSentence, list } = useFormats();
  const bars = BASE_QUANTITIES.map((base) => ({ base, exponent: exponentOf(dimensions[base.power]) }));
  const values = [dimensions, ...beside].flatMap((one) =>
    BASE_QUANTITIES.map(({ power }) => exponentOf(one[power]).value),
  );
  const top = Math.max(1, Math.ceil(Math.max(...values)));
  const bottom = Math.min(-1, Math.floor(Math.min(...values)));
  const scale = HEIGHT / (top - bottom);
  const y = (value: number): number => LABEL + (top - value) * scale;
  const width = COLUMN * bars.length;
  // The quantities follow each other as the texts do.
  const isMirrored = document.dir === "rtl";
  const lines =
    top - bottom > MOST_LINES ? [] : Array.from({ length: top - bottom + 1 }, (_, step) => bottom + step);
  const texts = bars
    .filter(({ exponent }) => exponent.value !== 0)
    .map(({ base, exponent }) => `${inSentence(wording(QUANTITY_TEXTS[base.key].name))} ${exponent.text}`);
  return (
    <svg
      role="img"
      aria-label={t("exponentsAsBars", {
        exponents: texts.length === 0 ? t("allExponentsZero") : list(texts, "unit"),
      })}
      className={classes.chart}
      viewBox={`0 0 ${width} ${HEIGHT + 3 * LABEL}`}
      width={width}
      height={HEIGHT + 3 * LABEL}
    >
      {lines.map((line) => (
        <line key={line} x1={0} x2={width} y1={y(line)} y2={y(line)} className={classes.line} />
      ))}
      {bars.map(({ base, exponent }, index) => {
        const middle = (isMirrored ? bars.length - index - 0.5 : index + 0.5) * COLUMN;
        const isUp = exponent.value >= 0;
        return (
          <g key={base.power}>
            <rect
              x={middle - BAR / 2}
              width={BAR}
              y={y(Math.max(0, exponent.value))}
              height={Math.abs(exponent.value) * scale}
              className={classes.bar}
            />
            {exponent.value !== 0 && (
              <text x={middle} y={y(exponent.value) + (isUp ? -5 : 14)} className={classes.value}>
                {exponent.text}
              </text>
            )}
            <text x={middle} y={HEIGHT + 2.6 * LABEL} className={classes.symbol}>
              {base.symbol}
            </text>
          </g>
        );
      })}
      <line x1={0} x2={width} y1={y(0)} y2={y(0)} className={classes.axis} />
    </svg>
  );
}
