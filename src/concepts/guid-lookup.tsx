import "#ui/input.css";
import { Button, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#addresses.ts";
import { AppLink, useAddress } from "./app-link.tsx";
import classes from "./guid-lookup.module.css";

type GuidLookupProps = {
  /** The field's name. */
  readonly label: string;
  /** What the button says. */
  readonly action?: string;
  /** Where a version GUID leads. */
  readonly hrefOf: (versionGuid: string) => string;
};

/** A field for a version GUID, and a button that goes to the concept. Whether there is one, its page finds out. Beside it a way to ask for many. */
export function GuidLookup({ label, action = "Open", hrefOf }: GuidLookupProps) {
  const navigate = useNavigate();
  const address = useAddress();
  const [typed, setTyped] = useState("");
  const guid = typed.trim();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (guid !== "") void navigate(address(hrefOf(guid)));
  };
  return (
    <form className={classes["lookup"]} onSubmit={submit}>
      <TextInput
        className={classes["field"] ?? ""}
        size="xs"
        label={label}
        aria-label={`${label}: version GUID`}
        placeholder="Version GUID"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" variant="default" disabled={guid === ""}>
        {action}
      </Button>
      <AppLink to={paths.lookup()} className={classes["several"]}>
        Look up several
      </AppLink>
    </form>
  );
}
