/** What `status` is called, for the statuses that the sample answers with. */
const TITLES = {
  400: "Bad Request",
  401: "Unauthorized",
  404: "Not Found",
  405: "Method Not Allowed",
  500: "Internal Server Error",
} as const;

type ErrorStatus = keyof typeof TITLES;

/** Thrown by whatever finds that a request cannot be answered; becomes a Problem (2.10). */
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

/** The answer to a request that is refused: a Problem body (2.10) about the path that was asked for. */
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
