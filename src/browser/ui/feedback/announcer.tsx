import classes from "./announcer.module.css";

/** Announces changes of `children` to screen readers (politely); visually hidden. */
export function Announcer({ children }: { readonly children: string }) {
  return (
    <div className={classes.announcer} role="log" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}
