import { Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import classes from "./page-heading.module.css";

type PageHeadingProps = {
  /** What the browser's tab and history say. */
  readonly documentTitle: string;
  /** The heading as shown; default: the document title. */
  readonly children?: ReactNode;
  /** What can be done with all that the page shows, at the end of the line. */
  readonly actions?: ReactNode;
};

/** Where the visit began. Somebody may go on to another page before the first one is there; that one gets the focus. */
const startedAt = window.location.pathname;
/** The heading of the first page; undefined until some page has come, null where it was another one. */
let first: HTMLElement | null | undefined;

/**
 * The heading of a page. A page that a link led to begins with the focus on it, so that a screen reader says where one is; the first page
 * of a visit leaves the focus to the browser, for which "Skip to content" is first.
 */
export function PageHeading({ documentTitle, children, actions }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${documentTitle} · Plinth`;
  }, [documentTitle]);
  useEffect(() => {
    first ??= first === undefined && window.location.pathname === startedAt ? heading.current : null;
    if (heading.current !== first) heading.current?.focus({ preventScroll: true });
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
