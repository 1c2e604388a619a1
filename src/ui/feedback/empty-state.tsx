import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { ListCount, type ListCountProps } from "../list/list-count.tsx";
import classes from "./empty-state.module.css";

/** Why there is nothing, as the end of a sentence; or what was searched for, and among what. */
export type NothingFound =
  | { readonly reason?: string | undefined }
  | { readonly search: string; readonly among?: string };

/** The sentence of everything that is empty. */
export function nothingFound(nothing: NothingFound): string {
  if ("search" in nothing)
    return `Nothing found for “${nothing.search}”${nothing.among === undefined ? "" : ` among ${nothing.among}`}.`;
  return nothing.reason === undefined ? "Nothing found." : `Nothing found: ${nothing.reason}.`;
}

type EmptyStateProps = NothingFound & {
  /** Replaces the sentence. */
  readonly children?: ReactNode;
  /** One button or link: what the user can do next. */
  readonly action?: ReactNode;
};

/** The message of an empty list or result, and what the user can do about it. */
export function EmptyState({ children, action, ...nothing }: EmptyStateProps) {
  return (
    <div className={classes["empty"]}>
      <Text c="dimmed" size="sm">
        {children ?? nothingFound(nothing)}
      </Text>
      {action}
    </div>
  );
}

/** The message of a list that is empty although the service announced items. */
export function NothingSent(props: Pick<ListCountProps, "total" | "onRetry" | "isFetching">) {
  return <EmptyState action={<ListCount {...props} count={0} endsEarly />} />;
}
