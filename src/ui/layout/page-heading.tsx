import { Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
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

/** The address of the first page of the visit. If the user navigates on before it has loaded, the next page gets the focus. */
const startedAt = window.location.pathname;
/** The heading of the first page; undefined until a page has loaded, null if that was another page. */
let first: HTMLElement | null | undefined;

/**
 * The heading of a page. After navigation it gets the focus, so that a screen reader announces the page; on the first page of a visit the
 * focus stays at the start, before "Skip to content".
 */
export function PageHeading({ documentTitle, children, actions }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setDocumentTitle(documentTitle);
  }, [documentTitle]);
  useEffect(() => {
    first ??= first === undefined && window.location.pathname === startedAt ? heading.current : null;
    if (heading.current !== first) focusAfterNavigation(heading.current);
  }, []);
  const title = (
    <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes["heading"]}>
      {children ?? documentTitle}
    </Title>
  );
  return actions === undefined ? (
    title
  ) : (
    <div className={classes["line"]}>
      {title}
      <div className={classes["actions"]} data-screen-only>
        {actions}
      </div>
    </div>
  );
}
