import { useTranslations } from "use-intl";
import { useGo } from "#browser/routing/use-go.ts";
import { MenuButton, type MenuEntry } from "#browser/ui/controls/menu-button.tsx";
import { type ComparableKind, comparisonOf } from "#core/addresses/addresses.ts";
import type { ConceptVersion } from "#core/api/resources/concepts.ts";
import { versionNumber } from "./version-number.ts";

type CompareWithProps = {
  readonly kind: ComparableKind;
  /** Version GUID of the shown version. */
  readonly shown: string;
  /** The loaded versions of the concept. */
  readonly versions: readonly ConceptVersion[];
  /** Loads more of them; null if there are no more. */
  readonly onLoadMore: (() => void) | null;
};

/** The menu 'Compare with …': opens the comparison of the shown version with another one, the older one first. */
export function CompareWith({ kind, shown, versions, onLoadMore }: CompareWithProps) {
  const t = useTranslations("conceptDetails");
  const go = useGo();
  const entries = versions.flatMap((version): MenuEntry[] => {
    const { versionGuid, isLatest } = version;
    if (versionGuid === null || versionGuid === shown) return [];
    return [
      {
        key: versionGuid,
        label: t(isLatest ? "versionLatest" : "version", { version: versionNumber(version) }),
        onSelect: () => go(comparisonOf(kind, olderFirst(versions, shown, version))),
      },
    ];
  });
  if (entries.length === 0) return null;
  const more = onLoadMore === null ? [] : [{ label: t("loadMore"), onSelect: onLoadMore }];
  return <MenuButton label={t("compareWith")} entries={[...entries, ...more]} />;
}

/** The version GUIDs of the shown and the other version: additions are then additions to the older one. */
function olderFirst(versions: readonly ConceptVersion[], shown: string, other: ConceptVersion): string[] {
  const own = versions.find(({ versionGuid }) => versionGuid === shown);
  const guids = [shown, other.versionGuid ?? ""];
  const isNewer =
    own !== undefined && (own.majorVersion - other.majorVersion || own.minorVersion - other.minorVersion) > 0;
  return isNewer ? guids.toReversed() : guids;
}
