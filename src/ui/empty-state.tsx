import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./empty-state.module.css";

/** What stands where nothing was found: a sentence that begins so, and what one may do about it. */
export function EmptyState({ children = "Nothing found." }: { readonly children?: ReactNode }) {
  return (
    <Text className={classes["empty"]} c="dimmed" size="sm">
      {children}
    </Text>
  );
}
