import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./empty-state.module.css";

/** The message of an empty list or result, and what the user can do about it. */
export function EmptyState({ children = "Nothing found." }: { readonly children?: ReactNode }) {
  return (
    <Text className={classes["empty"]} c="dimmed" size="sm">
      {children}
    </Text>
  );
}
