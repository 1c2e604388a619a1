import { type ComponentPropsWithoutRef, type MouseEvent, useCallback, useEffect, useRef } from "react";
import { createPath, useHref, useLocation, useNavigate } from "react-router";
import { fileOf, withCulture, withFile } from "#addresses.ts";

type AppLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href" | "target"> & {
  /** An address from `paths`. */
  readonly to: string;
  /** History state that goes with the step. */
  readonly state?: unknown;
  /** Fetches ahead what the page behind the link needs; called once, when the pointer or the focus comes to rest on it. */
  readonly prefetch?: (() => void) | undefined;
};

/** A link within the app; it carries the culture and the catalogue file of the address along. */
export function AppLink({ to, state, prefetch, onClick, children, ...others }: AppLinkProps) {
  const { pointerenter, pointerleave, focus, blur } = useIntent(prefetch);
  const navigate = useNavigate();
  const location = useLocation();
  const address = useAddress()(to);
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    // As with any link: going where one is makes no step in the history.
    void navigate(address, { state, replace: createPath(location) === address });
  };
  return (
    <a
      href={useHref(address)}
      onClick={go}
      onPointerEnter={pointerenter}
      onPointerLeave={pointerleave}
      onFocus={focus}
      onBlur={blur}
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

function useIntent(prefetch: (() => void) | undefined) {
  const isDone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const begin = (): void => {
    if (prefetch === undefined || isDone.current || timer.current !== null) return;
    timer.current = setTimeout(() => {
      timer.current = null;
      isDone.current = true;
      prefetch();
    }, REST_MS);
  };
  useEffect(() => stop, []);
  return { pointerenter: begin, focus: begin, pointerleave: stop, blur: stop };
}

/** Puts the culture and the catalogue file of the present address into another one. */
export function useAddress(): (path: string) => string {
  const { search } = useLocation();
  const culture = new URLSearchParams(search).get("culture");
  const file = fileOf(search);
  return useCallback((path: string) => withCulture(withFile(path, file), culture), [culture, file]);
}
