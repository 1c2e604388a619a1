import { type ComponentPropsWithoutRef, type MouseEvent, type SyntheticEvent, useMemo } from "react";
import { useLocation } from "react-router";
import { latestLocation, toHref } from "#browser/routing/latest-location.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { sharedParametersOf, withSharedParameters } from "#core/addresses/addresses.ts";

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

/**
 * A link within the app that keeps the culture and the catalogue file of the current address. It is an `a` instead of React Router's `Link`,
 * which resolves its address twice and so took a fifth of the script of a long list: all addresses of the app are absolute.
 */
export function AppLink({ to, state, prefetch, onClick, children, ...others }: AppLinkProps) {
  const location = useLocation();
  const go = useGo();
  const shared = useMemo(() => sharedParametersOf(location.search), [location.search]);
  const addressAt = (search: string): string => (typeof to === "string" ? to : to(search));
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    // Another page may have been opened that is not rendered yet.
    const now = latestLocation();
    const own = now.pathname === location.pathname ? now.search : location.search;
    go(addressAt(own), { state });
  };
  const begin = prefetch && ((event: SyntheticEvent) => awaitRest(event.currentTarget, prefetch));
  return (
    <a
      href={toHref(withSharedParameters(addressAt(location.search), shared))}
      onClick={follow}
      onPointerEnter={begin}
      onPointerLeave={begin && endRest}
      onFocus={begin}
      onBlur={begin && endRest}
      {...others}
    >
      {children}
    </a>
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
