import { Title, type TitleOrder } from "@mantine/core";
import { useId, useState } from "react";
import { DisclosureButton } from "#ui/disclosure-button.tsx";
import { NotLatest } from "./not-latest.tsx";
import { VersionList } from "./version-list.tsx";
import classes from "./versions-disclosure.module.css";

/** Those that were opened, by place, so that Back finds them open. */
const opened = new Set<string>();

type VersionsDisclosureProps = {
  /** The version that is shown. */
  readonly versionGuid: string;
  /** The address of another version of the same concept; null where it has none. */
  readonly hrefOf: (versionGuid: string) => string | null;
  /** Under which to remember that it was opened, and where its list was. */
  readonly memoryKey: string;
  /** The level of its heading. */
  readonly order: TitleOrder;
  /** Whether it also says that a version is not the latest, where the page itself does not ask. */
  readonly withNotLatest?: boolean;
};

/** The versions of a concept (E7), which are asked for when the user opens them. */
export function VersionsDisclosure(props: VersionsDisclosureProps) {
  const { versionGuid, hrefOf, memoryKey, order, withNotLatest = false } = props;
  const [isOpen, setOpen] = useState(() => opened.has(memoryKey));
  const id = useId();
  const toggle = (): void => {
    if (isOpen) opened.delete(memoryKey);
    else opened.add(memoryKey);
    setOpen(!isOpen);
  };
  return (
    <section aria-label="Versions" className={classes["versions"]}>
      <Title order={order} size="h5">
        <DisclosureButton isOpen={isOpen} controls={id} onToggle={toggle}>
          Versions
        </DisclosureButton>
      </Title>
      {isOpen && (
        <div id={id}>
          {withNotLatest && <NotLatest versionGuid={versionGuid} hrefOf={hrefOf} />}
          <VersionList versionGuid={versionGuid} hrefOf={hrefOf} memoryKey={`${memoryKey} versions`} />
        </div>
      )}
    </section>
  );
}
