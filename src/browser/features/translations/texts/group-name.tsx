import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { KIND_NAMES } from "#browser/parts/name/kind-names.ts";
import { LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { useCulture } from "#browser/session/culture-context.tsx";
import type { TextGroup } from "./translatable-texts.ts";

/** The name of a group of texts: the code of a branch, or the kind of the concepts and what they belong to. */
export function GroupName({
  group,
  isCatalogue,
}: {
  readonly group: TextGroup;
  readonly isCatalogue: boolean;
}) {
  const { culture } = useCulture();
  const t = useTranslations("translations");
  const wording = useText();
  const { head } = group;
  const kind = wording(KIND_NAMES[group.kind].many);
  if (head === null) return isCatalogue ? kind : t("firstLevel");
  const [texts] = head.texts;
  const name = (
    <LocalizedName concept={{ ...head.concept, name: texts?.name ?? null }} culture={culture} noteId="" />
  );
  if (isCatalogue) return t.rich("kindIn", { kind, name: () => name });
  return (
    <>
      <bdi>{head.concept.classNumber}</bdi> {name}
    </>
  );
}
