import type { ComponentPropsWithoutRef, MouseEvent, SyntheticEvent } from "react";
// oxlint-disable-next-line eslint/no-restricted-imports -- everyone else uses AppLink
import { createPath, Link, type Path, useLocation, useNavigate } from "react-router";
import { keepCultureAndFile, latestLocation } from "./latest-location.ts";

/** An address from `paths`, or a function that derives it from the query string of the page. */
export type LinkTarget = string | ((search: string) => string);

type AppLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href" | "target"> & {
  /** A function is called again when the link is followed, since the query string may have changed without being rendered yet. */
  readonly to: LinkTarget;
  /** The history state of the navigation. */
  readonly state?: unknown;
  /** Prefetches the target page; called once, when the pointer or the focus rests on the link. */
  readonly prefetch?: (() => void) | undefined;
};

/** A link within the app that keeps the culture and the catalogue file of the current address. */
export function AppLink({ to, state, prefetch, onClick, ...others }: AppLinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const addressFrom = ({ pathname, search }: Path): string => {
    // Another page may have been opened that is not rendered yet.
    const own = pathname === location.pathname ? search : location.search;
    return keepCultureAndFile(typeof to === "string" ? to : to(own), search);
  };
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const now = latestLocation();
    const current = createPath(now);
    // Where the rendered address is the latest, React Router follows the link.
    if (current === createPath(location) || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    const address = addressFrom(now);
    void navigate(address, { state, replace: address === current });
  };
  const begin = prefetch && ((event: SyntheticEvent) => awaitRest(event.currentTarget, prefetch));
  return (
    <Link
      to={addressFrom(location)}
      state={state}
      discover="none"
      onClick={go}
      onPointerEnter={begin}
      onPointerLeave={begin && endRest}
      onFocus={begin}
      onBlur={begin && endRest}
      {...others}
    />
  );
}

/** Whether a click opens another tab or window, or a context menu. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** The pointer or the focus must rest this long before anything is prefetched, in ms. */
const REST_MS = 80;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
/** The prefetched address of each link; the target of a link may change. */
const prefetched = new WeakMap<Element, string | null>();

function awaitRest(link: Element, prefetch: () => void): void {
  const address = link.getAttribute("href");
  if (prefetched.get(link) === address) return;
  clearTimeout(timers.get(link));
  const timer = setTimeout(() => {
    if (!link.isConnected || link.getAttribute("href") !== address) return;
    prefetched.set(link, address);
    prefetch();
  }, REST_MS);
  timers.set(link, timer);
}

function endRest({ currentTarget }: SyntheticEvent): void {
  clearTimeout(timers.get(currentTarget));
}
