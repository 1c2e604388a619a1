import { type ComponentPropsWithoutRef, useCallback, useEffect, useRef } from "react";
import { Link, useLocation, type To } from "react-router";
import { withCulture } from "#addresses.ts";

type AppLinkProps = Omit<ComponentPropsWithoutRef<typeof Link>, "to" | "prefetch"> & {
  /** An address from `paths`. */
  readonly to: string;
  /** Fetches ahead what the page behind the link needs; called once, when the pointer or the focus comes to rest on it. */
  readonly prefetch?: (() => void) | undefined;
};

/** A link within the app; it carries the culture of the address along. */
export function AppLink({ to, prefetch, ...others }: AppLinkProps) {
  const { pointerenter, pointerleave, focus, blur } = useIntent(prefetch);
  return (
    <Link
      to={useAddress()(to)}
      onPointerEnter={pointerenter}
      onPointerLeave={pointerleave}
      onFocus={focus}
      onBlur={blur}
      {...others}
    />
  );
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

/** Puts the culture of the present address into another one. */
export function useAddress(): (path: string) => string & To {
  const { search } = useLocation();
  const culture = new URLSearchParams(search).get("culture");
  return useCallback((path: string) => withCulture(path, culture), [culture]);
}
