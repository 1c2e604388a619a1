import { Title } from "@mantine/core";
import { paths } from "#addresses.ts";
import { AppLink } from "#concepts/app-link.tsx";
import { knownName } from "#concepts/concept-name.ts";
import { LocalizedName } from "#concepts/localized-name.tsx";
import { usePrefetch } from "#concepts/use-prefetch.ts";
import { useKnownConcepts } from "#memory/concept-names.ts";
import { useScope } from "#queries/scope.ts";
import classes from "./overview-page.module.css";

/** About one screen; the list of classifications has them all. */
const MAX_CARDS = 12;
const LABEL = "Code trees";

/** The classifications that are already loaded, as links to their first level; sends no request. */
export function KnownClassifications() {
  const { service, culture } = useScope();
  const known = useKnownConcepts(service, "classification");
  const prefetch = usePrefetch();
  if (known.length === 0) return null;
  return (
    <section className={classes["section"]}>
      <Title order={2} size="h5">
        {LABEL}
      </Title>
      <ul className={classes["cards"]} aria-label={LABEL}>
        {known.slice(0, MAX_CARDS).map((one) => (
          <li key={one.versionGuid}>
            <AppLink
              to={paths.classification(one.versionGuid)}
              className={classes["card"]}
              prefetch={() => prefetch("classification", one.versionGuid)}
            >
              <LocalizedName {...knownName(one, culture)} />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
