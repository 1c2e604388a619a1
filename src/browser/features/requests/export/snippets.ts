import type { RequestView } from "../request-view.ts";
import { quotePowerShell, quotePowerShellJson, quoteShell, quoteShellJson } from "./quote.ts";

type Request = Pick<RequestView, "method" | "url" | "headers" | "body">;

/** Writes a request as code. */
export type Snippet = { readonly language: string; readonly write: (request: Request) => string };

/** In display order. */
export const SNIPPETS: readonly Snippet[] = [
  { language: "curl", write: toCurl },
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
