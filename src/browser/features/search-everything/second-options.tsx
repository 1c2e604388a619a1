import { useEffect, useMemo, useState } from "react";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { parseAddress } from "#core/addresses/addresses.ts";
import type { Group, Hit } from "./hits/hits.ts";
import { optionId } from "./option-list.tsx";
import type { useOptions } from "./use-options.ts";

type SecondOptionsProps = {
  readonly listId: string;
  readonly groups: readonly Group[];
  readonly options: Pick<ReturnType<typeof useOptions>, "term" | "isEmpty" | "isPending" | "templatesQuery">;
};

const NO_GROUPS: readonly never[] = [];

/** Loads the names of the codes and templates among the options in view in the second culture. */
export function SecondOptions(props: SecondOptionsProps) {
  return <SecondCulture>{(_, beside) => <OptionsInView {...props} beside={beside} />}</SecondCulture>;
}

function OptionsInView(props: SecondOptionsProps & { readonly beside: string }) {
  const { listId, groups, options, beside } = props;
  const { term, isEmpty, isPending, templatesQuery } = options;
  // While the search is pending, the options change with every letter.
  const inView = useInView(listId, isEmpty || isPending ? NO_GROUPS : groups);
  return (
    <SecondCulture>
      {({ SecondFoundCodes, SecondListOf }) => (
        <>
          <SecondFoundCodes codes={inView.flatMap(codeOf)} search={term} beside={beside} />
          <SecondListOf
            query={templatesQuery}
            concepts={inView.flatMap((hit) => (isTemplate(hit) ? identify(hit) : []))}
            beside={beside}
          />
        </>
      )}
    </SecondCulture>
  );
}

/** The options of which any part is in view. */
function useInView(listId: string, groups: readonly Group[]): readonly Hit[] {
  const hits = groups.flatMap((group) => group.hits);
  const ids = hits.map((hit) => optionId(listId, hit)).join("\n");
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const root = document.getElementById(listId);
    const observer = new IntersectionObserver(
      (entries) =>
        setShown((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) after.add(target.id);
            else after.delete(target.id);
          return after;
        }),
      { root },
    );
    for (const id of ids.split("\n")) {
      const option = document.getElementById(id);
      if (option !== null) observer.observe(option);
    }
    return () => observer.disconnect();
  }, [listId, ids]);
  return useMemo(
    () => groups.flatMap((group) => group.hits.filter((hit) => shown.has(optionId(listId, hit)))),
    [groups, shown, listId],
  );
}

function isTemplate({ action }: Hit): boolean {
  return "to" in action && parseAddress(action.to)?.page === "template";
}

function identify({ shown: { concept } }: Hit) {
  return { versionGuid: concept.versionGuid ?? null, guid: concept.guid ?? null };
}

/** The code that an option opens, with its classification; none for other options. */
function codeOf(hit: Hit) {
  const { action, number, shown } = hit;
  const address = "to" in action ? parseAddress(action.to) : null;
  if (address?.page !== "code") return [];
  const { name, defaultName } = shown.concept;
  const code = {
    ...identify(hit),
    name,
    defaultName,
    classNumber: number,
    technicalDefinition: null,
    defaultTechnicalDefinition: null,
    hasCodes: false,
  };
  return { classification: address.params.classification, code };
}
