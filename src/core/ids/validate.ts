import { ownValue } from "#core/lib/keys-of.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { type Child, type Element, type ElementRule, ROOT } from "./schema.ts";

/** Where a document departs from the schema, and how, as a sentence. */
export type SchemaProblem = { readonly element: Element; readonly sentence: Text };

/** The first departure of a document from the schema of IDS 1.0; null if there is none. */
export function schemaProblem(root: Element): SchemaProblem | null {
  if (root.name !== "ids") return { element: root, sentence: text("ids.schemaRoot", { name: root.name }) };
  return problemIn(root, ROOT);
}

function problemAt(element: Element, sentence: Text): SchemaProblem {
  return { element, sentence };
}

function problemIn(one: Element, rule: ElementRule): SchemaProblem | null {
  for (const [name, { isRequired }] of Object.entries(rule.attributes))
    if (isRequired && one.attributes[name] === undefined)
      return problemAt(one, text("ids.schemaNeedsAttribute", { element: one.name, attribute: name }));
  for (const [name, value] of Object.entries(one.attributes)) {
    const attributeRule = ownValue(rule.attributes, name);
    if (attributeRule === undefined)
      return problemAt(one, text("ids.schemaForeignAttribute", { element: one.name, attribute: name }));
    const { isValid, form } = attributeRule;
    if (!isValid(value))
      return problemAt(one, text("ids.schemaAttributeValue", { attribute: name, value, form }));
  }
  if (rule.children === null) {
    const [child] = one.children;
    if (child !== undefined) return problemAt(child, text("ids.schemaOnlyText", { element: one.name }));
    const { isValid, form } = rule.text;
    if (isValid(one.text)) return null;
    return problemAt(one, text("ids.schemaTextValue", { element: one.name, value: one.text.trim(), form }));
  }
  if (one.text.trim() !== "") return problemAt(one, text("ids.schemaNoText", { element: one.name }));
  return problemInChildren(one, rule, rule.children);
}

function problemInChildren(
  one: Element,
  { order }: ElementRule,
  children: Readonly<Record<string, Child>>,
): SchemaProblem | null {
  const names = Object.keys(children);
  let before = 0;
  const seen = new Set<string>();
  for (const child of one.children) {
    const rule = ownValue(children, child.name);
    if (rule === undefined)
      return problemAt(child, text("ids.schemaForeignChild", { element: one.name, child: child.name }));
    const at = names.indexOf(child.name);
    if (order === "sequence" && at < before)
      return problemAt(child, text("ids.schemaOrder", { child: child.name, next: names[before] ?? "" }));
    if (seen.has(child.name) && !rule.isRepeated)
      return problemAt(child, text("ids.schemaOnlyOne", { element: one.name, child: child.name }));
    before = at;
    seen.add(child.name);
    const problem = rule.rule === null ? null : problemIn(child, rule.rule());
    if (problem !== null) return problem;
  }
  if (order === "choice" && seen.size !== 1)
    return problemAt(one, text("ids.schemaOneOf", { element: one.name, names: names.join(", ") }));
  const missing = names.find((name) => children[name]?.isRequired === true && !seen.has(name));
  return missing === undefined
    ? null
    : problemAt(one, text("ids.schemaNeedsChild", { element: one.name, child: missing }));
}
