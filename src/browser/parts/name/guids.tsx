import { Button } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { showsIdentifiers, useSetting } from "#browser/storage/settings.ts";
import { writeToClipboard } from "#browser/ui/controls/clipboard.ts";
import { DisclosureButton } from "#browser/ui/controls/disclosure-button.tsx";
import { CheckIcon, CopyIcon } from "#browser/ui/controls/icons.tsx";
import { Toolbar } from "#browser/ui/controls/toolbar.tsx";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import classes from "./guids.module.css";

/** How long a button says that it has copied. */
const SHOWN_MS = 2000;

type GuidsProps = { readonly versionGuid: string | null; readonly guid: string | null };

/** The GUIDs of a concept in the disclosure 'Identifiers', with buttons that copy them. */
export function Guids({ versionGuid, guid }: GuidsProps) {
  const t = useTranslations("conceptDetails");
  const [isOpen, setOpen] = useSetting(showsIdentifiers);
  const id = useId();
  const guids = [
    { term: t("versionGuid"), label: t("copyVersion"), value: versionGuid ?? "" },
    { term: t("conceptGuid"), label: t("copyConcept"), value: guid ?? "" },
  ].filter(({ value }) => value !== "");
  if (guids.length === 0) return null;
  return (
    <div className={classes.identifiers} data-tools-beside>
      <Toolbar label={t("identifiers")} className={classes.buttons}>
        {guids.map(({ term, label, value }) => (
          <CopyGuid key={term} term={term} label={label} value={value} />
        ))}
        <DisclosureButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
          {t("identifiers")}
        </DisclosureButton>
      </Toolbar>
      {isOpen && (
        <dl id={id} className={classes.guids}>
          {guids.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <code className={classes.code}>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type CopyGuidProps = { readonly term: string; readonly label: string; readonly value: string };

function CopyGuid({ term, label, value }: CopyGuidProps) {
  const t = useTranslations("conceptDetails");
  const [isCopied, setCopied] = useState(false);
  const { start: forgetLater } = useTimeout(() => setCopied(false), SHOWN_MS);
  const copy = (): void => {
    setCopied(writeToClipboard({ "text/plain": value }));
    forgetLater();
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        aria-label={label}
        title={label}
        leftSection={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={copy}
      >
        {term}
      </Button>
      <Announcer>{isCopied ? t("copied", { what: term }) : ""}</Announcer>
    </>
  );
}
