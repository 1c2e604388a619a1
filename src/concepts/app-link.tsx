import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type SyntheticEvent,
  useCallback,
  useContext,
} from "react";
import { createPath, UNSAFE_NavigationContext as NavigationContext, useLocation } from "react-router";
import { fileOf, withCulture, withFile } from "#addresses.ts";

type AppLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href" | "target"> & {
  /** An address from `paths`. */
  readonly to: string;
  /** History state that goes with the step. */
  readonly state?: unknown;
  /** Fetches ahead what the page behind the link needs; called once, when the pointer or the focus comes to rest on it. */
  readonly prefetch?: (() => void) | undefined;
};

/**
 * A link within the app; it carries the culture and the catalogue file of the address along. Lists draw thousands of them, so it has no
 * effects, and goes to the router by the shortest way: addresses are absolute, and need no resolving.
 */
export function AppLink({ to, state, prefetch, onClick, children, ...others }: AppLinkProps) {
  const { basename, navigator } = useContext(NavigationContext);
  const location = useLocation();
  const address = carryAlong(to, carriedBy(location.search));
  const path = `${basename.replace(/\/$/, "")}${address}`;
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    // As with any link: going where one is makes no step in the history.
    if (createPath(location) === address) navigator.replace(path, state);
    else navigator.push(path, state);
  };
  const begin = prefetch && ((event: SyntheticEvent) => awaitRest(event.currentTarget, prefetch));
  return (
    <a
      href={navigator.createHref(path)}
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

/** Whether a click is meant for another tab or window, or for a menu. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** A pointer that only crosses a list, or a focus that only passes through it, asks for nothing. */
const REST_MS = 80;

/** The address whose page was fetched ahead; a link may come to lead elsewhere. */
const fetched = new WeakMap<Element, string | null>();
/** The link to which the pointer or the focus came last. */
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

/** All links of a page ask for the same. */
let latest: Carried = { search: "", culture: null, file: null };

/** What every link carries along from the query of the present address. */
function carriedBy(search: string): Carried {
  if (latest.search !== search)
    latest = { search, culture: new URLSearchParams(search).get("culture"), file: fileOf(search) };
  return latest;
}

function carryAlong(path: string, { culture, file }: Carried): string {
  return withCulture(withFile(path, file), culture);
}

/** Puts the culture and the catalogue file of the present address into another one. */
export function useAddress(): (path: string) => string {
  const carried = carriedBy(useLocation().search);
  return useCallback((path: string) => carryAlong(path, carried), [carried]);
}
