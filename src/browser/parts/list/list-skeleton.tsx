import { Skeleton } from "@mantine/core";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useListColumns } from "#browser/ui/list/use-list-columns.ts";
import classes from "./list-skeleton.module.css";

const ROWS = 8;

type ListSkeletonProps = {
  readonly label: string;
  /** The number of items; default: as many as fill the first rows. */
  readonly items?: number | undefined;
  /** Whether the items of the list stand side by side where the window is wide. */
  readonly inColumns?: boolean;
};

/** A placeholder as high as the first rows of the list, with as many columns. */
export function ListSkeleton({ label, items, inColumns = false }: ListSkeletonProps) {
  const t = useTranslations("concepts");
  const { inSentence } = useFormats();
  const columns = useListColumns(inColumns);
  return (
    <div
      role="status"
      aria-label={t("loading", { what: inSentence(label) })}
      className={classes.rows}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: items ?? ROWS * columns }, (_, index) => (
        <div key={index} className={classes.line}>
          <Skeleton height={14} width={`${35 + ((index * 17) % 40)}%`} />
        </div>
      ))}
    </div>
  );
}
