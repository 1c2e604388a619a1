import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { parseInt32 } from "#core/lib/int32.ts";
import { bareGuid, looksLikeGuid } from "#core/text/guid-forms.ts";
import { fold } from "#core/text/match-text.ts";
import type { Labels } from "../table/use-labels.ts";
import type { FindProductType } from "../table/use-product-types.ts";
import { CriterionField, type Token } from "./criterion-field.tsx";
import { parseIds, splitValues } from "./parse-values.ts";
import { ProjectField } from "./project-field.tsx";
import type { ReadView } from "./requirements-address.ts";
import { type FilterField, type FilterFormActions, useFilterForm } from "./use-filter-form.ts";
import { suggestIds, useProductTypeSuggestions } from "./use-suggestions.ts";
import classes from "./filter-form.module.css";

type FilterFormProps = FilterFormActions & {
  /** The project in the address. */
  readonly project: string;
  readonly isProjectUnknown: boolean;
  readonly view: ReadView;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
  /** The GUID of the product type with this name; null if there is none, or several. */
  readonly guidNamed: (name: string) => string | null;
  /** Whether several product types have this name. */
  readonly areSeveral: (name: string) => boolean;
  /** Whether further names of product types are on their way. */
  readonly areNamesLoading: boolean;
  /** The suggested stages and roles. */
  readonly stages: readonly number[];
  readonly roles: readonly number[];
};

/** The filter form of a requirements search, collapsed on small screens. The filter is kept in the address only. */
export function FilterForm(props: FilterFormProps) {
  const { project, isProjectUnknown, view, labels, findProductType, guidNamed, areSeveral } = props;
  const t = useTranslations("requirements");
  const wording = useText();
  const isAmbiguous = (text: string): boolean => findProductType(text) === null && areSeveral(text);
  const form = useFilterForm(project, view, props, {
    isAmbiguous,
    productTypes: (text) => (findProductType(text) === null ? guidNamed(text) : null),
    stages: (text) => idNamed(text, props.stages, labels.stageName),
    roles: (text) => idNamed(text, props.roles, labels.roleName),
  });
  const { drafts, problems } = form;
  const hasName = (text: string): boolean =>
    findProductType(text) !== null || guidNamed(text) !== null || areSeveral(text);
  const addProductTypes = useLateList({
    draft: drafts.productTypes,
    onDraft: (draft) => form.setDraft("productTypes", draft),
    onAdd: (text) => form.add("productTypes", text),
    isComplete: (text) =>
      !props.areNamesLoading || splitValues(text).every((value) => isGuid(value) || hasName(value)),
  });
  const [isUnfolded, setUnfolded] = useState(false);
  const [isSuggesting, setSuggesting] = useState(false);
  const productTypes = useProductTypeSuggestions(drafts.productTypes, view.productTypes, isSuggesting);
  const isOpen =
    isUnfolded || isProjectUnknown || Object.values(problems).some((problem) => problem !== null);
  const fieldOf = (field: FilterField) => ({
    draft: drafts[field],
    onDraft: (draft: string) => form.setDraft(field, draft),
    onAdd: (text: string) => form.add(field, text),
    onRemove: (value: string) => form.remove(field, value),
    onRemoveLast: () => form.removeLast(field),
    problem: problems[field] && wording(problems[field]),
  });
  const idFieldOf = (field: "stages" | "roles", labelOf: (id: number) => string) => ({
    ...fieldOf(field),
    isNumeric: true,
    isValue: isIdList,
    tokens: view[field].map((id) => idToken(id, labelOf)),
    suggestions: suggestIds(props[field], view[field], labelOf, drafts[field]),
  });
  return (
    <div className={classes.filter} data-screen-only>
      <Button
        size="xs"
        variant="default"
        className={classes.fold ?? ""}
        aria-expanded={isOpen}
        onClick={() => setUnfolded(!isOpen)}
      >
        {t("changeFilter")}
      </Button>
      <form
        aria-label={t("filter")}
        className={classes.form}
        data-open={isOpen || undefined}
        onSubmit={form.submit}
      >
        <ProjectField
          value={drafts.project}
          onChange={(value) => form.setDraft("project", value)}
          problem={problems.project && wording(problems.project)}
          isInvalid={isProjectUnknown}
        />
        <CriterionField
          label={t("productTypeGuids")}
          removeLabel={(name) => t("removeProductType", { name })}
          tokens={view.productTypes.map((guid) => productTypeToken(guid, findProductType))}
          isValue={(text) => isGuid(text) || findProductType(text.trim()) !== null || areSeveral(text.trim())}
          onOpen={setSuggesting}
          {...productTypes}
          {...fieldOf("productTypes")}
          onAddList={addProductTypes}
        />
        <CriterionField
          label={t("stageIds")}
          removeLabel={(name) => t("removeStage", { name })}
          {...idFieldOf("stages", labels.stage)}
        />
        <CriterionField
          label={t("roleIds")}
          removeLabel={(name) => t("removeRole", { name })}
          hangsFrom="end"
          {...idFieldOf("roles", labels.role)}
        />
        <div className={classes.buttons}>
          <Button type="submit" size="xs">
            {t("search")}
          </Button>
          <Button size="xs" variant="default" onClick={form.clear}>
            {t("clear")}
          </Button>
        </div>
      </form>
    </div>
  );
}

type LateList = {
  /** The text of the field. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onAdd: (text: string) => void;
  /** Whether no value of the list may be a name that is not loaded yet. */
  readonly isComplete: (list: string) => boolean;
};

/** Returns a function that adds the values of a list. The list stays in the field until their names are loaded, unless it is changed by then. */
function useLateList({ draft, onDraft, onAdd, isComplete }: LateList): (list: string) => void {
  const [kept, setKept] = useState<string | null>(null);
  const isDue = kept !== null && (kept !== draft || isComplete(kept));
  useEffect(() => {
    if (!isDue) return;
    setKept(null);
    if (kept !== draft) return;
    onDraft("");
    onAdd(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the list is no longer kept then
  }, [isDue]);
  return (list) => {
    if (isComplete(list)) return onAdd(list);
    const line = splitValues(list).join(", ");
    onDraft(line);
    setKept(line);
  };
}

/** The id with a name or a label, ignoring case and accents. */
function idNamed(text: string, ids: readonly number[], nameOf: (id: number) => string | null): string | null {
  const folded = fold(text);
  const found = ids.find((id) => {
    const name = nameOf(id);
    return name !== null && (fold(name) === folded || fold(`${id} · ${name}`) === folded);
  });
  return found === undefined || parseInt32(text) !== null ? null : String(found);
}

function isIdList(text: string): boolean {
  return parseIds(text).rejected.length === 0;
}

/** Whether a text looks like a GUID, and not like the start of a name. */
function isGuid(text: string): boolean {
  return looksLikeGuid(bareGuid(text));
}

function idToken(id: number, labelOf: (id: number) => string): Token {
  return { value: String(id), name: labelOf(id), shown: <bdi>{labelOf(id)}</bdi> };
}

function productTypeToken(guid: string, find: FindProductType): Token {
  const productType = find(guid);
  return productType === null
    ? { value: guid, name: guid, shown: <code>{guid}</code> }
    : { value: guid, name: productType.name, shown: <LocalizedName {...productType.shown} /> };
}
