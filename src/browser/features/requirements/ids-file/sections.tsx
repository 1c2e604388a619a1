import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { Labelled } from "#browser/parts/export/ids/labelled.tsx";
import type { IdsProblem } from "#core/ids/check-ids.ts";
import { quoted } from "#core/text/quoted.ts";
import classes from "./ids-file.module.css";

export type NamedType = { readonly guid: string; readonly name: string };

type SectionProps = {
  readonly title: string;
  /** The accessible name of the list. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A part of what is said of a file. */
export function Section({ title, label, className, children }: SectionProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul aria-label={label} className={className}>
        {children}
      </ul>
    </>
  );
}

type NamesProps = Pick<SectionProps, "title" | "label"> & { readonly types: readonly NamedType[] };

/** A list of product types; nothing without any. */
export function Names({ title, label, types }: NamesProps) {
  return (
    types.length > 0 && (
      <Section title={title} label={label} className={classes.names}>
        {types.map(({ guid, name }) => (
          <li key={guid}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </Section>
    )
  );
}

/** A file may break a rule in each of its specifications. */
const MOST_PROBLEMS = 50;

/** The rules that a file breaks; nothing if it breaks none. */
export function Problems({ problems }: { readonly problems: readonly IdsProblem[] }) {
  const t = useTranslations("ids");
  const more = useTranslations("exporting");
  const wording = useText();
  return (
    problems.length > 0 && (
      <Section title={t("brokenRulesTitle")} label={t("brokenRules")}>
        {problems.slice(0, MOST_PROBLEMS).map(({ name, sentence }, index) => (
          // A specification may break a rule several times.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Labelled label={quoted(name) || t("unnamedSpecification")} what={wording(sentence)} />
          </li>
        ))}
        {problems.length > MOST_PROBLEMS && (
          <li>{more("andMore", { count: problems.length - MOST_PROBLEMS })}</li>
        )}
      </Section>
    )
  );
}
