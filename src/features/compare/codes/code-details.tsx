import { useId } from "react";
import type { ClassificationCode } from "#api/resources/classifications.ts";
import { paths } from "#addresses.ts";
import { directionOf } from "#concepts/name/localized-name.tsx";
import { SecondCulture } from "#concepts/second-culture/second-culture.tsx";
import { cultureLabel, DEFAULT_LANGUAGE, languageTag } from "#lib/text/culture.ts";
import { givenText } from "#lib/text/choose-text.ts";
import { AppLink } from "#navigation/app-link.tsx";
import type { ComparedConcept } from "../compared-concept.ts";
import { States } from "./code-cells.tsx";
import type { ComparedCode } from "./compared-codes.ts";
import classes from "./classification-comparison.module.css";

type CodeDetailsProps = {
  readonly row: ComparedCode;
  readonly culture: string | null;
  readonly sides: readonly [ComparedConcept, ComparedConcept];
};

/** The texts of a code in both classifications. */
export function CodeDetails({ row, culture, sides }: CodeDetailsProps) {
  const id = useId();
  const codes = [row.first, row.second];
  const texts = TEXTS.map(({ label, textOf, isDefault }) => ({
    label,
    language: isDefault ? DEFAULT_LANGUAGE : (culture ?? DEFAULT_LANGUAGE),
    texts: codes.map((code) => (code === null ? null : givenText(textOf(code)))),
  })).filter(({ label, texts }) => label === "Class number" || texts.some((text) => text !== null));
  return (
    <section aria-labelledby={id} className={classes["details"]}>
      <h2 id={id} className={classes["detailsHeading"]}>
        Details
      </h2>
      <p className={classes["states"]}>
        <States row={row} />
      </p>
      <table className={classes["texts"]} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Text</th>
            {sides.map(({ versionGuid, label }) => (
              <th key={versionGuid} scope="col">
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map(({ label, language, texts }) => (
            <tr key={label} data-different={new Set(texts).size > 1 || undefined}>
              <th scope="row">{label}</th>
              {sides.map(({ versionGuid }, side) => (
                <td key={versionGuid}>
                  {label === "Class number" ? (
                    <CodeLink classification={versionGuid} code={codes[side] ?? null} />
                  ) : (
                    <bdi lang={languageTag(language)} dir={directionOf(language)}>
                      {texts[side]}
                    </bdi>
                  )}
                </td>
              ))}
            </tr>
          ))}
          <SecondCulture>
            {({ SecondDefinition, SecondText }, beside) => (
              <tr>
                <th scope="row">{cultureLabel(beside)}</th>
                {sides.map(({ versionGuid }, side) => {
                  const code = codes[side] ?? null;
                  return (
                    <td key={versionGuid}>
                      {code !== null && (
                        <>
                          <SecondText concept={code} beside={beside} first="" />
                          <SecondDefinition concept={code} beside={beside} />
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            )}
          </SecondCulture>
        </tbody>
      </table>
    </section>
  );
}

type Text = {
  readonly label: string;
  readonly textOf: (code: ClassificationCode) => string | null;
  readonly isDefault: boolean;
};

const TEXTS: readonly Text[] = [
  { label: "Class number", textOf: ({ classNumber }) => classNumber, isDefault: false },
  { label: "Name", textOf: ({ name }) => name, isDefault: false },
  { label: "Default name", textOf: ({ defaultName }) => defaultName, isDefault: true },
  { label: "Definition", textOf: ({ technicalDefinition }) => technicalDefinition, isDefault: false },
  {
    label: "Default definition",
    textOf: ({ defaultTechnicalDefinition }) => defaultTechnicalDefinition,
    isDefault: true,
  },
];

type CodeLinkProps = { readonly classification: string; readonly code: ClassificationCode | null };

/** The class number as a link to the code; a dash where the classification does not have it. */
function CodeLink({ classification, code }: CodeLinkProps) {
  if (code === null) return "–";
  const number = code.classNumber ?? "Open";
  if (code.versionGuid === null) return <bdi>{number}</bdi>;
  return (
    <AppLink to={paths.code(classification, code.versionGuid, { number: code.classNumber })}>
      <bdi>{number}</bdi>
    </AppLink>
  );
}
