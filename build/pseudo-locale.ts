const LETTERS = "aceinouyACEINOUY";
const ACCENTED = "áçéíñóúýÁÇÉÍÑÓÚÝ";
/** Languages with long words take about a third more room than English. */
const GROWTH = 0.3;

/** A message that icu-minify has compiled, in the pseudo-locale: longer, accented and in brackets, `[Öffñé~~]`. */
export function pseudoMessage(message: unknown): unknown[] {
  return ["[", ...(Array.isArray(message) ? message.map(pseudoNode) : [pseudoNode(message)]), "]"];
}

/** A text; `[argument]`; `[argument, type, format]`; `[argument, type, choices]` of plural and select; `[tag, ...nodes]`. */
function pseudoNode(node: unknown): unknown {
  if (typeof node === "string") return pseudoText(node);
  if (!Array.isArray(node) || node.length === 1) return node;
  const parts: readonly unknown[] = node;
  const [name, second, third] = parts;
  if (typeof second !== "number" || second === 0) return [name, ...parts.slice(1).map(pseudoNode)];
  if (typeof third !== "object" || third === null || second > 3) return node;
  const choices = Object.entries(third).map(([key, nodes]) => [
    key,
    Array.isArray(nodes) ? nodes.map(pseudoNode) : pseudoNode(nodes),
  ]);
  return [name, second, Object.fromEntries(choices)];
}

function pseudoText(text: string): string {
  const accented = Array.from(text, (letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter).join("");
  return accented + "~".repeat(Math.ceil(text.trim().length * GROWTH));
}
