/** The titles of the statuses that the sample uses. */
const TITLES = {
  400: "Bad Request",
  401: "Unauthorized",
  404: "Not Found",
  405: "Method Not Allowed",
  500: "Internal Server Error",
} as const;

type ErrorStatus = keyof typeof TITLES;

/** Thrown if a request is refused; sent as a Problem (2.10). */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: ErrorStatus;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ErrorStatus, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
  }
}

/** The response to a refused request: a Problem (2.10) with the requested path. */
export function problemResponse({ status, message, headers }: Refusal, instance: string): Response {
  const problem = {
    type: "about:blank",
    title: TITLES[status],
    status,
    detail: message,
    instance,
    extensions: {},
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { ...headers, "Content-Type": "application/problem+json", "Cache-Control": "no-store" },
  });
}
