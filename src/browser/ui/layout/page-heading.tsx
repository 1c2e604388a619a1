import { Title } from "@mantine/core";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { focusAfterNavigation } from "../focus/late-focus.ts";
import { setDocumentTitle } from "./document-title.ts";
import classes from "./page-heading.module.css";

type PageHeadingProps = {
  /** The title of the browser tab and history entry. */
  readonly documentTitle: string;
  /** The heading as displayed; default: the document title. */
  readonly children?: ReactNode;
  /** Actions for the whole page, at the end of the line. */
  readonly actions?: ReactNode;
};

/** Whether the page is the first one of the visit. */
export const IsFirstPage = createContext(false);

/**
 * The heading of a page. After navigation it gets the focus, so that a screen reader announces the page; on the first page of a visit the
 * focus stays at the start, before "Skip to content".
 */
export function PageHeading({ documentTitle, children, actions }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useContext(IsFirstPage);
  useEffect(() => {
    setDocumentTitle(documentTitle);
  }, [documentTitle]);
  useEffect(() => {
    if (!isFirstPage) focusAfterNavigation(heading.current);
    // Only on mount: the heading of the first page does not get the focus when the user leaves it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const title = (
    <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.heading}>
      {children ?? documentTitle}
    </Title>
  );
  return actions === undefined ? (
    title
  ) : (
    <div className={classes.line}>
      {title}
      <div className={classes.actions} data-screen-only>
        {actions}
      </div>
    </div>
  );
}
