import { Text } from "@mantine/core";
import type { ClassificationCode } from "#api/classifications.ts";
import { direction, languageTag } from "#lib/culture.ts";
import { MissingTranslation } from "#concepts/localized-name.tsx";
import classes from "./code-details.module.css";

type DefinitionsProps = { readonly code: ClassificationCode; readonly culture: string | null };

/** The technical definition in the culture, and the default one below if it differs. */
export function Definitions({ code, culture }: DefinitionsProps) {
  const own = code.technicalDefinition?.trim() ?? "";
  const usual = code.defaultTechnicalDefinition?.trim() ?? "";
  if (own === "" && usual === "") {
    return (
      <Text size="sm" c="dimmed">
        No definition.
      </Text>
    );
  }
  return (
    <div className={classes["definitions"]}>
      {own !== "" && (
        <p lang={languageTag(culture) ?? "en"} dir={direction(culture)}>
          {own}
        </p>
      )}
      {usual !== "" && usual !== own && (
        <p lang="en" dir="ltr" className={own === "" ? undefined : classes["second"]}>
          {usual}
          {own === "" && culture !== null && <MissingTranslation />}
        </p>
      )}
    </div>
  );
}
