import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type SyntheticEvent,
  useCallback,
  useContext,
} from "react";
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  type Location,
  useLocation,
} from "react-router";
import { useLatestLocation } from "./latest-location.ts";
import { fileOf, withCulture, withFile } from "#addresses.ts";

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
 * A link within the app that keeps the culture and the catalogue file of the current address. Lists render thousands of links, so it has no
 * effects and calls the router directly: addresses are absolute and need no resolving.
 */
export function AppLink({ to, state, prefetch, onClick, children, ...others }: AppLinkProps) {
  const { basename, navigator } = useContext(NavigationContext);
  const location = useLocation();
  const latest = useLatestLocation();
  const addressFrom = ({ pathname, search }: Location): string => {
    // Another page may have been opened that is not rendered yet.
    const own = pathname === location.pathname ? search : location.search;
    return carryAlong(typeof to === "string" ? to : to(own), carriedBy(search));
  };
  const pathOf = (address: string): string => `${basename.replace(/\/$/, "")}${address}`;
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    const now = latest();
    const address = addressFrom(now);
    const path = pathOf(address);
    // As for any link, navigating to the current address adds no history entry.
    if (createPath(now) === address) navigator.replace(path, state);
    else navigator.push(path, state);
  };
  const begin = prefetch && ((event: SyntheticEvent) => awaitRest(event.currentTarget, prefetch));
  return (
    <a
      href={navigator.createHref(pathOf(addressFrom(location)))}
      onClick={go}
      onPointerEnter={begin}
      onPointerLeave={begin && goOn}
      onFocus={begin}
      onBlur={begin && goOn}
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

/** The prefetched address of each link; the target of a link may change. */
const fetched = new WeakMap<Element, string | null>();
/** The link that the pointer or the focus reached last. */
let latestRest: { readonly link: Element; readonly timer: ReturnType<typeof setTimeout> } | null = null;

function awaitRest(link: Element, prefetch: () => void): void {
  const address = link.getAttribute("href");
  if (fetched.get(link) === address) return;
  clearTimeout(latestRest?.timer);
  const timer = setTimeout(() => {
    if (!link.isConnected || link.getAttribute("href") !== address) return;
    fetched.set(link, address);
    prefetch();
  }, REST_MS);
  latestRest = { link, timer };
}

function goOn({ currentTarget }: SyntheticEvent): void {
  if (latestRest?.link === currentTarget) clearTimeout(latestRest.timer);
}

type Carried = { readonly search: string; readonly culture: string | null; readonly file: string | null };

/** Shared by all links of a page. */
let latestCarried: Carried = { search: "", culture: null, file: null };

/** The parts of the current query string that every link keeps. */
function carriedBy(search: string): Carried {
  if (latestCarried.search !== search)
    latestCarried = { search, culture: new URLSearchParams(search).get("culture"), file: fileOf(search) };
  return latestCarried;
}

function carryAlong(path: string, { culture, file }: Carried): string {
  return withCulture(withFile(path, file), culture);
}

/** Returns a function that adds the culture and the catalogue file of the current address to another one. */
export function useAddress(): (path: string) => string {
  const latest = useLatestLocation();
  return useCallback((path: string) => carryAlong(path, carriedBy(latest().search)), [latest]);
}
