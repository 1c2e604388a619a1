import { ActionIcon, CopyButton, Group, Text } from "@mantine/core";
import { CheckIcon, CopyIcon } from "#ui/icons.tsx";
import { Announcer } from "#ui/announcer.tsx";
import classes from "./guids.module.css";

type GuidsProps = { readonly versionGuid: string | null; readonly guid: string | null };

/** Version GUID and concept GUID, each with a button that copies it. */
export function Guids({ versionGuid, guid }: GuidsProps) {
  return (
    <dl className={classes["guids"]}>
      <Guid term="Version GUID" label="Copy version GUID" value={versionGuid} />
      <Guid term="Concept GUID" label="Copy concept GUID" value={guid} />
    </dl>
  );
}

function Guid({
  term,
  label,
  value,
}: {
  readonly term: string;
  readonly label: string;
  readonly value: string | null;
}) {
  if (value === null || value === "") return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>
        <Group gap={4} wrap="nowrap">
          <Text component="code" className={classes["code"]}>
            {value}
          </Text>
          <CopyButton value={value}>
            {({ copied, copy }) => (
              <>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={24}
                  aria-label={label}
                  title={label}
                  onClick={copy}
                >
                  {copied ? <CheckIcon /> : <CopyIcon />}
                </ActionIcon>
                <Announcer>{copied ? `${term} copied` : ""}</Announcer>
              </>
            )}
          </CopyButton>
        </Group>
      </dd>
    </>
  );
}
