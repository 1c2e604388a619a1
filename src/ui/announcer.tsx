import { VisuallyHidden } from "@mantine/core";

/** Says a change to screen readers, politely, whenever `children` become another text. Shown to nobody else. */
export function Announcer({ children }: { readonly children: string }) {
  return (
    <VisuallyHidden role="log" aria-live="polite" aria-atomic="true">
      {children}
    </VisuallyHidden>
  );
}
