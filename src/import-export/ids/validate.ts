import { type Child, type Element, type ElementRule, ROOT } from "./schema.ts";

/** Where a document departs from the schema, and how, as a sentence. */
export type SchemaProblem = { readonly element: Element; readonly sentence: string };

/** The first departure of a document from the schema of IDS 1.0; null if there is none. */
export function schemaProblem(root: Element): SchemaProblem | null {
  if (root.name !== "ids")
    return { element: root, sentence: `The root element is '${root.name}', not 'ids' of IDS 1.0.` };
  return problemIn(root, ROOT);
}

function problemIn(one: Element, rule: ElementRule): SchemaProblem | null {
  const problem = (sentence: string): SchemaProblem => ({ element: one, sentence });
  for (const [name, { isRequired }] of Object.entries(rule.attributes))
    if (isRequired && one.attributes[name] === undefined)
      return problem(`The element '${one.name}' has no attribute '${name}'.`);
  for (const [name, text] of Object.entries(one.attributes)) {
    const attributeRule = rule.attributes[name];
    if (attributeRule === undefined)
      return problem(`The element '${one.name}' must not have an attribute '${name}'.`);
    if (!attributeRule.isValid(text.trim()))
      return problem(`The attribute '${name}' is '${text}', but must be ${attributeRule.form}.`);
  }
  if (rule.children === null) {
    const [child] = one.children;
    if (child !== undefined)
      return { element: child, sentence: `The element '${one.name}' must contain only text.` };
    return rule.text.isValid(one.text.trim())
      ? null
      : problem(`The text of '${one.name}' is '${one.text.trim()}', but must be ${rule.text.form}.`);
  }
  if (one.text.trim() !== "") return problem(`The element '${one.name}' must not contain text.`);
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
    const rule = children[child.name];
    if (rule === undefined)
      return { element: child, sentence: `'${one.name}' must not contain the element '${child.name}'.` };
    const at = names.indexOf(child.name);
    if (order === "sequence" && at < before)
      return {
        element: child,
        sentence: `The element '${child.name}' must come before '${names[before] ?? ""}'.`,
      };
    if (seen.has(child.name) && !rule.isRepeated)
      return { element: child, sentence: `'${one.name}' must contain only one '${child.name}'.` };
    before = at;
    seen.add(child.name);
    const problem = problemIn(child, rule.rule());
    if (problem !== null) return problem;
  }
  if (order === "choice" && seen.size !== 1)
    return { element: one, sentence: `'${one.name}' must contain one of ${names.join(", ")}.` };
  const missing = names.find((name) => children[name]?.isRequired === true && !seen.has(name));
  return missing === undefined
    ? null
    : { element: one, sentence: `'${one.name}' must contain an element '${missing}'.` };
}
