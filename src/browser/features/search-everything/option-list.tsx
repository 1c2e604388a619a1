import { useText } from "#browser/lib/use-text.ts";
import { opensElsewhere } from "#browser/parts/link/app-link.tsx";
import { LocalizedName, PlainName } from "#browser/parts/name/localized-name.tsx";
import { ComboboxItem, ComboboxList } from "#browser/ui/controls/combobox-parts.tsx";
import { countOf } from "#browser/ui/list/list-count.tsx";
import { MarkedText } from "#browser/ui/list/marked-text.tsx";
import { text, type Text } from "#core/text/messages/text.ts";
import { type Group, GROUP_LABELS, type Hit } from "./hits/hits.ts";
import classes from "./search-dialog.module.css";

type OptionListProps = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly Group[];
  readonly chosen: Hit | null;
  /** The search term to mark. */
  readonly search: string;
  readonly onGo: (hit: Hit, isElsewhere: boolean) => void;
};

/** The hits by group; the focus stays in the field. */
export function OptionList({ id, label, groups, chosen, search, onGo }: OptionListProps) {
  const wording = useText();
  return (
    <ComboboxList id={id} label={label} className={classes.list}>
      {groups.map(({ name, hits, count, isCut }) => (
        <div key={name} role="group" aria-label={wording(GROUP_LABELS[name])}>
          <div className={classes.group} aria-hidden="true">
            {wording(GROUP_LABELS[name])}
            <span className={classes.count}>{wording(countText(hits.length, count, isCut))}</span>
          </div>
          {hits.map((hit) => (
            <Option
              key={hit.key}
              id={optionId(id, hit)}
              hit={hit}
              isChosen={hit.key === chosen?.key}
              search={search}
              onGo={onGo}
            />
          ))}
        </div>
      ))}
    </ComboboxList>
  );
}

/** The id of an option's element; a GUID may contain characters that ids must not. */
export function optionId(listId: string, { key }: Hit): string {
  return `${listId} ${key}`.replaceAll(/\s/g, "_");
}

function countText(shown: number, count: number, isCut: boolean): Text {
  if (isCut) return text("search.firstFew", { count: shown });
  return count > shown ? countOf(shown, count) : countOf(count, null);
}

/** Nothing requests the names of concepts that no operation lists; those of pages of the app and of recent ones are not shown. */
function secondOf({ key, shown: { concept } }: Hit, search: string): boolean | "if-loaded" {
  if (search === "" || concept.versionGuid == null) return false;
  return key.startsWith("code ") || key.startsWith("template ") ? true : "if-loaded";
}

type OptionProps = {
  readonly id: string;
  readonly hit: Hit;
  readonly isChosen: boolean;
  readonly search: string;
  readonly onGo: (hit: Hit, isElsewhere: boolean) => void;
};

function Option({ id, hit, isChosen, search, onGo }: OptionProps) {
  const { shown, number, details } = hit;
  return (
    <ComboboxItem
      id={id}
      isActive={isChosen}
      isSelected={isChosen}
      className={classes.option}
      onPress={(event) => {
        event.preventDefault();
        onGo(hit, opensElsewhere(event));
      }}
    >
      {number !== null && number !== "" && (
        <>
          <span className={classes.number}>
            <MarkedText text={number} search={search} />
          </span>{" "}
        </>
      )}
      <span>
        <LocalizedName {...shown} search={search} withDefault withSecond={secondOf(hit, search)} />
      </span>
      {details !== null && <Details details={details} />}
    </ComboboxItem>
  );
}

function Details({ details }: { readonly details: NonNullable<Hit["details"]> }) {
  const wording = useText();
  if (typeof details === "string" || "key" in details)
    return <bdi className={classes.details}> {wording(details)}</bdi>;
  return (
    <span className={classes.details}>
      {" "}
      <PlainName {...details.inside} />
      {details.numbers.map((number) => ` › ${number}`).join("")}
    </span>
  );
}
