import { Text as Paragraph } from "@mantine/core";
import type { ReactNode } from "react";
import { useText } from "#browser/lib/use-text.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { ListCount, type ListCountProps } from "../list/list-count.tsx";
import classes from "./empty-state.module.css";

/** Why there is nothing, as the end of a sentence; or what was searched for, and among what. */
export type NothingFound =
  | { readonly reason?: Text | string | undefined }
  | { readonly search: string; readonly among?: Text | string };

/** The sentence of everything that is empty. */
export function nothingFound(nothing: NothingFound): Text {
  if ("search" in nothing) {
    const { search, among } = nothing;
    if (among === undefined) return text("feedback.nothingFoundFor", { search });
    return text("feedback.nothingFoundAmong", { search, among });
  }
  const { reason } = nothing;
  if (reason === undefined) return text("feedback.nothingFound");
  return text("feedback.nothingFoundBecause", { reason });
}

type EmptyStateProps = NothingFound & {
  /** Replaces the sentence. */
  readonly children?: ReactNode;
  /** One button or link: what the user can do next. */
  readonly action?: ReactNode;
};

/** The message of an empty list or result, and what the user can do about it. */
export function EmptyState({ children, action, ...nothing }: EmptyStateProps) {
  const wording = useText();
  return (
    <div className={classes.empty} data-long-buttons>
      <Paragraph c="dimmed" size="sm">
        {children ?? wording(nothingFound(nothing))}
      </Paragraph>
      {action}
    </div>
  );
}

/** The message of a list that is empty although the service announced items. */
export function NothingSent(props: Pick<ListCountProps, "total" | "onRetry" | "isFetching">) {
  return <EmptyState action={<ListCount {...props} count={0} endsEarly />} />;
}
