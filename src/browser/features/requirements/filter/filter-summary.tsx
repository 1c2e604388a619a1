import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import { PrintHead } from "#browser/parts/print/print-head.tsx";
import { text } from "#core/text/messages/text.ts";
import type { Labels } from "../table/use-labels.ts";
import type { FindProductType } from "../table/use-product-types.ts";
import type { RequirementsView } from "./requirements-address.ts";
import classes from "./filter-form.module.css";

type FilterSummaryProps = {
  readonly view: RequirementsView;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
};

/** The active filter in a sentence; in print, also the time and address. */
export function FilterSummary(props: FilterSummaryProps) {
  const t = useTranslations("requirements");
  const wording = useText();
  const { list } = useFormats();
  const { view, findProductType } = props;
  const names = view.productTypes.map((guid) => findProductType(guid)?.name ?? guid);
  return (
    <div className={classes.summary}>
      <p>{filterSentence(props, wording, (texts) => list(texts, "disjunction"))}</p>
      {names.length > 1 && (
        <p className={classes.print}>{t("productTypesInPrint", { names: list(names, "unit") })}</p>
      )}
      <PrintHead />
    </div>
  );
}

/** 'Stage 3 or 4, role Architect, 2 product types'. */
export function filterSentence(
  { view, labels, findProductType }: FilterSummaryProps,
  wording: Wording,
  anyOf: (texts: readonly string[]) => string,
): string {
  const { productTypes, stages, roles } = view;
  const [only] = productTypes;
  const roleNames = roles.map((id) => labels.roleName(id) ?? String(id));
  const [first, second, third] = [
    stages.length > 0 && text("requirements.filterStage", { stages: anyOf(stages.map(String)) }),
    roles.length > 0 && text("requirements.filterRole", { roles: anyOf(roleNames) }),
    productTypes.length > 1
      ? text("requirements.productTypes", { count: productTypes.length })
      : only !== undefined &&
        text("requirements.filterProductType", { name: findProductType(only)?.name ?? only }),
  ].filter((part) => part !== false);
  if (first === undefined) return wording(text("requirements.filterAll"));
  const sentence = wording(
    second === undefined
      ? text("requirements.filterOne", { first })
      : third === undefined
        ? text("requirements.filterTwo", { first, second })
        : text("requirements.filterThree", { first, second, third }),
  );
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
