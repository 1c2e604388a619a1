import { type ReactNode, useId, useMemo } from "react";
import type { ClassificationCode } from "#api/resources/classifications.ts";
import { paths } from "#addresses.ts";
import { directionOf } from "#concepts/name/localized-name.tsx";
import { SecondCulture } from "#concepts/second-culture/second-culture.tsx";
import { type Formats, useFormats } from "#messages/use-formats.ts";
import { DEFAULT_LANGUAGE, languageTag } from "#lib/text/culture.ts";
import { givenText } from "#lib/text/choose-text.ts";
import { AppLink } from "#navigation/app-link.tsx";
import { useCulture } from "#session/culture-context.tsx";
import { Table, type TableColumn } from "#ui/table/table.tsx";
import { useTableRows } from "#ui/table/use-table-rows.ts";
import type { ComparedConcept } from "../compared-concept.ts";
import { States } from "./code-cells.tsx";
import type { ComparedCode } from "./compared-codes.ts";
import classes from "./classification-comparison.module.css";

type CodeDetailsProps = {
  readonly row: ComparedCode;
  readonly culture: string | null;
  readonly sides: readonly [ComparedConcept, ComparedConcept];
};

/** A text of both codes. */
type TextRow = {
  readonly label: string;
  readonly isDifferent: boolean;
  /** For each classification. */
  readonly cells: readonly ReactNode[];
};

/** The texts of a code in both classifications. */
export function CodeDetails({ row, culture, sides }: CodeDetailsProps) {
  const id = useId();
  const { beside } = useCulture();
  const formats = useFormats();
  const rows = useMemo(
    () => textRows(row, culture, sides, beside, formats),
    [row, culture, sides, beside, formats],
  );
  const columns = useMemo(() => columnsOf(sides), [sides]);
  return (
    <section aria-labelledby={id} className={classes["details"]}>
      <h2 id={id} className={classes["detailsHeading"]}>
        {DETAILS}
      </h2>
      <p className={classes["states"]}>
        <States row={row} />
      </p>
      <Table
        label={DETAILS}
        columns={columns}
        view={useTableRows({ rows })}
        keyOf={keyOf}
        dataOf={dataOf}
        hasCards
        className={classes["texts"]}
      />
    </section>
  );
}

const DETAILS = "Details";

function keyOf({ label }: TextRow): string {
  return label;
}

function dataOf({ isDifferent }: TextRow) {
  return { "data-different": isDifferent || undefined };
}

function columnsOf(sides: CodeDetailsProps["sides"]): TableColumn<TextRow>[] {
  return [
    { key: "text", header: "Text", width: "9rem", isRowHeader: true, cell: ({ label }) => label },
    ...sides.map(({ versionGuid, label }, side) => ({
      key: versionGuid,
      header: label,
      cell: ({ cells }: TextRow) => cells[side],
    })),
  ];
}

function textRows(
  { first, second }: ComparedCode,
  culture: string | null,
  sides: CodeDetailsProps["sides"],
  beside: string | null,
  formats: Formats,
): TextRow[] {
  const codes = [first, second];
  const own = TEXTS.flatMap(({ label, textOf, isDefault }): TextRow[] => {
    const texts = codes.map((code) => (code === null ? null : givenText(textOf(code))));
    const isNumber = label === "Class number";
    if (!isNumber && texts.every((text) => text === null)) return [];
    const language = isDefault ? DEFAULT_LANGUAGE : (culture ?? DEFAULT_LANGUAGE);
    const cells = sides.map(({ versionGuid }, side) =>
      isNumber ? (
        <CodeLink key={versionGuid} classification={versionGuid} code={codes[side] ?? null} />
      ) : (
        <bdi key={versionGuid} lang={languageTag(language)} dir={directionOf(language)}>
          {texts[side]}
        </bdi>
      ),
    );
    return [{ label, isDifferent: new Set(texts).size > 1, cells }];
  });
  if (beside === null) return own;
  const cells = sides.map(({ versionGuid }, side) => {
    const code = codes[side] ?? null;
    return code && <SecondTexts key={versionGuid} code={code} />;
  });
  return [...own, { label: formats.culture(beside), isDifferent: false, cells }];
}

/** The name and the definition of a code in the second culture. */
function SecondTexts({ code }: { readonly code: ClassificationCode }) {
  return (
    <SecondCulture>
      {({ SecondDefinition, SecondText }, beside) => (
        <div>
          <SecondText concept={code} beside={beside} first="" />
          <SecondDefinition concept={code} beside={beside} />
        </div>
      )}
    </SecondCulture>
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
