import "#browser/ui/controls/input.css";
import { Button, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useGo } from "#browser/routing/use-go.ts";
import { paths } from "#core/addresses/addresses.ts";
import { trimTyped } from "#core/text/trim-typed.ts";
import { AppLink } from "../link/app-link.tsx";
import classes from "./guid-lookup.module.css";

type GuidLookupProps = {
  /** The name of the field. */
  readonly label: string;
  /** The address for a version GUID. */
  readonly hrefOf: (versionGuid: string) => string;
};

/**
 * A field for a version GUID with a button that opens the concept; whether it exists is checked by its page. Next to it is a link to the
 * lookup of many GUIDs.
 */
export function GuidLookup({ label, hrefOf }: GuidLookupProps) {
  const t = useTranslations("conceptDetails");
  const go = useGo();
  const [typed, setTyped] = useState("");
  const guid = trimTyped(typed);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (guid !== "") go(hrefOf(guid));
  };
  return (
    <form className={classes.lookup} onSubmit={submit}>
      <TextInput
        className={classes.field ?? ""}
        size="xs"
        label={label}
        aria-label={t("versionGuidOf", { label })}
        placeholder={t("versionGuid")}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" variant="default" disabled={guid === ""}>
        {t("open")}
      </Button>
      <AppLink to={paths.lookup()} className={classes.several}>
        {t("lookUpSeveral")}
      </AppLink>
    </form>
  );
}
