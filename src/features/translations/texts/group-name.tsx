import { useTranslations } from "use-intl";
import { KIND_NAMES } from "#concepts/name/kind-names.ts";
import { LocalizedName } from "#concepts/name/localized-name.tsx";
import { useText } from "#messages/use-text.ts";
import { useCulture } from "#session/culture-context.tsx";
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
