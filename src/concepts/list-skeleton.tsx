import { Skeleton } from "@mantine/core";
import classes from "./list-skeleton.module.css";

const SKELETON_LINES = 8;

/** A placeholder as high as the first lines of the list. */
export function ListSkeleton({
  label,
  lines = SKELETON_LINES,
}: {
  readonly label: string;
  readonly lines?: number | undefined;
}) {
  return (
    <div role="status" aria-label={`Loading ${label.toLowerCase()}`}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={classes["line"]}>
          <Skeleton height={14} width={`${35 + ((index * 17) % 40)}%`} />
        </div>
      ))}
    </div>
  );
}
