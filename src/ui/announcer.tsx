import classes from "./announcer.module.css";

/** Says a change to screen readers, politely, whenever `children` become another text. Shown to nobody else. */
export function Announcer({ children }: { readonly children: string }) {
  return (
    <div className={classes["announcer"]} role="log" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}
