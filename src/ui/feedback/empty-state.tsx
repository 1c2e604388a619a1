import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { ListCount, type ListCountProps } from "../list/list-count.tsx";
import classes from "./empty-state.module.css";

type EmptyStateProps = {
  readonly children?: ReactNode;
  /** One button or link: what the user can do next. */
  readonly action?: ReactNode;
};

/** The message of an empty list or result, and what the user can do about it. */
export function EmptyState({ children = "Nothing found.", action }: EmptyStateProps) {
  return (
    <div className={classes["empty"]}>
      <Text c="dimmed" size="sm">
        {children}
      </Text>
      {action}
    </div>
  );
}

/** The message of a list that is empty although the service announced items. */
export function NothingSent(props: Pick<ListCountProps, "total" | "onRetry" | "isFetching">) {
  return <EmptyState action={<ListCount {...props} count={0} endsEarly />} />;
}
