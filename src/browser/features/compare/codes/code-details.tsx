import { type ReactNode, useId, useMemo } from "react";
import { useTranslations } from "use-intl";
import { type Formats, useFormats } from "#browser/lib/use-formats.ts";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { directionOf } from "#browser/parts/name/localized-name.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { useCulture } from "#browser/session/culture-context.tsx";
import { Table, type TableColumn } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { givenText } from "#core/text/choose-text.ts";
import { DEFAULT_LANGUAGE, languageTag } from "#core/text/culture.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { ComparedConcept } from "../compared-concept.ts";
import { ConceptLabel } from "../concept-label.tsx";
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
  readonly label: Text | string;
  readonly isDifferent: boolean;
  /** For each classification. */
  readonly cells: readonly ReactNode[];
};

/** The texts of a code in both classifications. */
export function CodeDetails({ row, culture, sides }: CodeDetailsProps) {
  const t = useTranslations("compare");
  const id = useId();
  const { beside } = useCulture();
  const formats = useFormats();
  const wording = useText();
  const rows = useMemo(
    () => textRows(row, culture, sides, beside, formats),
    [row, culture, sides, beside, formats],
  );
  const columns = useMemo(() => columnsOf(sides, wording), [sides, wording]);
  return (
    <section aria-labelledby={id} className={classes.details}>
      <h2 id={id} className={classes.detailsHeading}>
        {t("details")}
      </h2>
      <p className={classes.states}>
        <States row={row} />
      </p>
      <Table
        label={t("details")}
        columns={columns}
        view={useTableRows({ rows })}
        keyOf={keyOf}
        dataOf={dataOf}
        hasCards
        className={classes.texts}
      />
    </section>
  );
}

function keyOf({ label }: TextRow): string {
  return typeof label === "string" ? label : label.key;
}

function dataOf({ isDifferent }: TextRow) {
  return { "data-different": isDifferent || undefined };
}

function columnsOf(sides: CodeDetailsProps["sides"], wording: Wording): TableColumn<TextRow>[] {
  return [
    {
      key: "text",
      header: "Text",
      label: text("compare.columnText"),
      width: "11rem",
      isRowHeader: true,
      cell: ({ label }) => wording(label),
    },
    ...sides.map((concept, side) => ({
      key: concept.versionGuid,
      header: concept.label,
      head: <ConceptLabel of={concept} />,
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
  const own = TEXTS.flatMap(({ label, textOf, isDefault, isNumber = false }): TextRow[] => {
    const texts = codes.map((code) => (code === null ? null : givenText(textOf(code))));
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

type CodeText = {
  readonly label: Text;
  readonly textOf: (code: ClassificationCode) => string | null;
  readonly isDefault: boolean;
  readonly isNumber?: boolean;
};

const TEXTS: readonly CodeText[] = [
  {
    label: text("compare.codeNumber"),
    textOf: ({ classNumber }) => classNumber,
    isDefault: false,
    isNumber: true,
  },
  { label: text("compare.codeName"), textOf: ({ name }) => name, isDefault: false },
  { label: text("compare.codeDefaultName"), textOf: ({ defaultName }) => defaultName, isDefault: true },
  {
    label: text("compare.codeDefinition"),
    textOf: ({ technicalDefinition }) => technicalDefinition,
    isDefault: false,
  },
  {
    label: text("compare.codeDefaultDefinition"),
    textOf: ({ defaultTechnicalDefinition }) => defaultTechnicalDefinition,
    isDefault: true,
  },
];

type CodeLinkProps = { readonly classification: string; readonly code: ClassificationCode | null };

/** The class number as a link to the code; a dash where the classification does not have it. */
function CodeLink({ classification, code }: CodeLinkProps) {
  const t = useTranslations("conceptDetails");
  if (code === null) return "–";
  const number = code.classNumber ?? t("open");
  if (code.versionGuid === null) return <bdi>{number}</bdi>;
  return (
    <AppLink to={paths.code(classification, code.versionGuid, { number: code.classNumber })}>
      <bdi>{number}</bdi>
    </AppLink>
  );
}
