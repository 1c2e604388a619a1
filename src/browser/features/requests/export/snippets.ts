import type { RequestView } from "../request-view.ts";
import {
  jsonInJavaScript,
  jsonInPython,
  quoteJavaScript,
  quotePowerShell,
  quotePowerShellJson,
  quotePython,
  quoteShell,
  quoteShellJson,
} from "./quote.ts";

type Request = Pick<RequestView, "method" | "url" | "headers" | "body">;

/** Writes a request as code. */
export type Snippet = { readonly language: string; readonly write: (request: Request) => string };

/** In display order. */
export const SNIPPETS: readonly Snippet[] = [
  { language: "curl", write: toCurl },
  { language: "fetch", write: toFetch },
  { language: "Python", write: toPython },
  { language: "PowerShell", write: toPowerShell },
];

function toCurl({ method, url, headers, body }: Request): string {
  const options = [
    // Otherwise curl expands brackets in the URL.
    ...(/[[\]{}]/.test(url) ? ["--globoff"] : []),
    ...(method === "GET" ? [] : [`-X ${method}`]),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoteShell(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-raw ${quoteShellJson(body)}`]),
  ];
  return [`curl ${quoteShell(url)}`, ...options].join(" \\\n  ");
}

function toFetch({ method, url, headers, body }: Request): string {
  const lines = [
    ...(method === "GET" ? [] : [`method: "${method}",`]),
    "headers: {",
    ...Object.entries(headers).map(([name, value]) => `  "${name}": ${quoteJavaScript(value)},`),
    "},",
    ...(body === null ? [] : [`body: ${jsonOrText(jsonInJavaScript(body), body)},`]),
  ];
  return `const response = await fetch(${quoteJavaScript(url)}, {
${indented(lines)}
});
console.log(response.status, await response.text());
`;
}

function jsonOrText(literal: string | null, body: string): string {
  return literal === null ? quoteJavaScript(body) : `JSON.stringify(${literal})`;
}

function toPython({ method, url, headers, body }: Request): string {
  const json = body === null ? null : jsonInPython(body);
  const lines = [
    `"${method}",`,
    `${quotePython(url)},`,
    "headers={",
    ...Object.entries(headers).map(([name, value]) => `    "${name}": ${quotePython(value)},`),
    "},",
    ...(body === null ? [] : [json === null ? `data=(${quotePython(body)}).encode(),` : `json=${json},`]),
    "timeout=30,",
  ];
  const code = `import requests

response = requests.request(
${indented(lines, 4)}
)
print(response.status_code, response.text)
`;
  return code.includes("os.environ[") ? `import os\n\n${code}` : code;
}

function toPowerShell({ method, url, headers, body }: Request): string {
  const { "Content-Type": mediaType, ...others } = headers;
  const options = [
    `-Method ${method}`,
    `-Uri ${quotePowerShell(url)}`,
    `-Headers @{ ${Object.entries(others)
      .map(([name, value]) => `'${name}' = ${quotePowerShell(value)}`)
      .join("; ")} }`,
    ...(mediaType === undefined ? [] : [`-ContentType ${quotePowerShell(mediaType)}`]),
    // As bytes, since older versions send strings in Latin-1.
    ...(body === null ? [] : [`-Body ([System.Text.Encoding]::UTF8.GetBytes(${quotePowerShellJson(body)}))`]),
  ];
  return `${["$response = Invoke-WebRequest -UseBasicParsing", ...options].join(" `\n  ")}
$response.StatusCode
$response.Content
`;
}

function indented(lines: readonly string[], by = 2): string {
  return lines
    .join("\n")
    .split("\n")
    .map((line) => " ".repeat(by) + line)
    .join("\n");
}
