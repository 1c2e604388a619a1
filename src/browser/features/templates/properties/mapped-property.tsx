import { Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useTranslations } from "use-intl";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { AppLink, opensElsewhere } from "#browser/parts/link/app-link.tsx";
import { Guids } from "#browser/parts/name/guids.tsx";
import { chooseName, LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { useNamedConcept } from "#browser/parts/name/use-named-concept.ts";
import { PropertyDetails } from "#browser/parts/property-details.tsx";
import { searchIn, useAddressSearch } from "#browser/parts/search-field/search-param-field.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { NotLatest } from "#browser/parts/versions/not-latest.tsx";
import { mappedPropertiesQuery } from "#browser/queries/resources/templates.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { ScrollPane } from "#browser/ui/layout/scroll-pane.tsx";
import { MEDIA } from "#browser/ui/theme/breakpoints.ts";
import { paths } from "#core/addresses/addresses.ts";
import { focusLine } from "./use-line-keys.ts";
import classes from "./template-properties-page.module.css";

type MappedPropertyProps = { readonly template: string; readonly versionGuid: string };

/** A property in its template, next to the list (below it on small screens). */
export function MappedProperty({ template, versionGuid }: MappedPropertyProps) {
  const t = useTranslations("templates");
  const named = useNamedConcept("property", versionGuid);
  const scrollKey = useScrollKey();
  const isStacked = useMediaQuery(MEDIA.stacked, undefined, { getInitialValueInEffect: false });
  const name = chooseName(named.concept, named.culture).text;
  const search = useAddressSearch();
  const hrefOf = (version: string): string => paths.templateProperty(template, version, { search });
  // Below the list, newly opened details may be out of view. Back and reload restore the scroll position instead.
  const isOpened = useNavigationType() === NavigationType.Push;
  // Decided once, so that rotating the device scrolls nothing.
  const [isScrolledTo] = useState(isStacked && isOpened);
  const content = (
    // Takes the focus on a click, so that Escape closes it.
    <article
      ref={isScrolledTo ? scrollIntoView : undefined}
      tabIndex={-1}
      aria-labelledby="mapped-property"
      className={classes.article}
    >
      <Title id="mapped-property" order={2} size="h4" className={classes.title}>
        <LocalizedName concept={named.concept} culture={named.culture} withDefault withSecond />
      </Title>
      <SecondCulture>
        {({ SecondHeading }, beside) => (
          <SecondHeading
            query={(scope) => mappedPropertiesQuery(scope, template)}
            versionGuid={versionGuid}
            beside={beside}
          />
        )}
      </SecondCulture>
      <NotLatest kind="property" versionGuid={versionGuid} hrefOf={hrefOf} />
      <div className={classes.actions}>
        <ExportButton subject={{ kind: "property", what: name, versionGuid, template }} />
        <AppLink to={paths.property(versionGuid)}>{t("openProperty")}</AppLink>
        <AppLink
          to={(query) => paths.template(template, { search: searchIn(query) })}
          state={{ scrollKey }}
          onClick={(event) => {
            if (!opensElsewhere(event)) focusLine(versionGuid);
          }}
        >
          {t("closeProperty")}
        </AppLink>
      </div>
      <Guids versionGuid={versionGuid} guid={named.concept.guid} />
      <PropertyDetails versionGuid={versionGuid} template={template} hrefOf={hrefOf} order={3} />
    </article>
  );
  // Below the list, the details scroll with the page.
  if (isStacked) return <div className={classes.property}>{content}</div>;
  return (
    <ScrollPane className={classes.property ?? ""} memoryKey={`${scrollKey} property ${versionGuid}`}>
      {content}
    </ScrollPane>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
