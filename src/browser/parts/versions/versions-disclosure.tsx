import { Title, type TitleOrder } from "@mantine/core";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { createPageMemory, usePageMemory } from "#browser/routing/use-page-memory.ts";
import { DisclosureButton } from "#browser/ui/controls/disclosure-button.tsx";
import type { ComparableKind } from "#core/addresses/addresses.ts";
import { NotLatest } from "./not-latest.tsx";
import { VersionList } from "./version-list.tsx";
import classes from "./versions-disclosure.module.css";

/** Whether the versions of a concept are open. */
const OPEN = createPageMemory(false);

type VersionsDisclosureProps = {
  /** The shown version. */
  readonly versionGuid: string;
  /** The address of another version of the same concept; null if it has none. */
  readonly hrefOf: (versionGuid: string) => string | null;
  /** The key under which its open state and its scroll position are kept. */
  readonly memoryKey: string;
  /** The heading level. */
  readonly order: TitleOrder;
  /** Whether it also notes that a version is not the latest, if the page does not. */
  readonly withNotLatest?: boolean;
  /** The kind of the concept, if its versions can be compared. */
  readonly kind?: ComparableKind;
};

/** The versions of a concept (E7), requested when the user opens them. */
export function VersionsDisclosure(props: VersionsDisclosureProps) {
  const t = useTranslations("conceptDetails");
  const { versionGuid, hrefOf, memoryKey, order, withNotLatest = false, ...comparable } = props;
  const [isOpen, setOpen] = usePageMemory(OPEN, memoryKey);
  const id = useId();
  return (
    <section aria-label={t("versions")} className={classes.versions}>
      <Title order={order} size="h5">
        <DisclosureButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
          {t("versions")}
        </DisclosureButton>
      </Title>
      {isOpen && (
        <div id={id}>
          {withNotLatest && <NotLatest versionGuid={versionGuid} hrefOf={hrefOf} {...comparable} />}
          <VersionList
            versionGuid={versionGuid}
            hrefOf={hrefOf}
            memoryKey={`${memoryKey} versions`}
            {...comparable}
          />
        </div>
      )}
    </section>
  );
}
