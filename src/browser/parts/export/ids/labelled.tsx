import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

/** A name from the data and what is said of it, separated as the language of the app does: `Wall: Fire rating, Width`. */
export function Labelled({ label, what }: { readonly label: ReactNode; readonly what: ReactNode }) {
  const t = useTranslations("ids");
  const name = (
    <strong>
      <bdi>{label}</bdi>
    </strong>
  );
  const text = <bdi>{what}</bdi>;
  return t.rich("labelled", { label: () => name, what: () => text });
}
