import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RequestRecord } from "#browser/session/request-log.ts";
import { createRedaction } from "#core/text/redact.ts";
import { type RequestView, viewOf } from "../request-view.ts";
import { echoService, NASTY, CLIENT_ID, SECRET, sendEverything, TOKEN } from "../requests.fixture.ts";
import { SNIPPETS } from "./snippets.ts";

const run = promisify(execFile);
const env = {
  ...process.env,
  PLINTH_TOKEN: TOKEN,
  CLIENT_SECRET: SECRET,
  CLIENT_ID,
  USER_INFO: `user:${SECRET}`,
};

let service: Awaited<ReturnType<typeof echoService>>;
let sent: readonly { view: RequestView; record: RequestRecord; answer: string }[];

beforeAll(async () => {
  service = await echoService();
  const log = await sendEverything({ baseUrl: service.baseUrl }, NASTY);
  const redact = createRedaction(log.secrets());
  sent = log.records.get().map((record) => ({
    record,
    view: viewOf(record, redact, "https://app.example"),
    answer: log.responseOf(record) ?? "",
  }));
});
afterAll(() => service.close());

function snippet(language: string, view: RequestView): string {
  return SNIPPETS.find((one) => one.language === language)?.write(view) ?? "";
}

test("a copied curl command gets the same response as the app", async () => {
  expect(sent).toHaveLength(15);
  await Promise.all(
    sent.map(async ({ view, answer }) => {
      const { stdout } = await run("sh", ["-c", `${snippet("curl", view)} --silent`], { env });
      expect(JSON.parse(stdout)).toEqual(JSON.parse(answer));
    }),
  );
});

test("secrets are environment variables in every language, and never literal", () => {
  const variables = {
    curl: ['"Authorization: Bearer $PLINTH_TOKEN"', "$CLIENT_SECRET"],
    PowerShell: ['"Bearer $env:PLINTH_TOKEN"', "$env:CLIENT_SECRET"],
  };
  for (const [language, [token = "", secret = ""]] of Object.entries(variables))
    for (const { view, record } of sent) {
      const code = snippet(language, view);
      expect(code).toContain(record.operation === "E1" ? secret : token);
      for (const hidden of [TOKEN, SECRET, encodeURIComponent(SECRET)]) expect(code).not.toContain(hidden);
    }
});

test("PowerShell sends the body with its media type", () => {
  const search = sent.find(({ record }) => record.operation === "E10")?.view;
  if (search === undefined) throw new Error("E10 was not sent.");
  expect(snippet("PowerShell", search)).toContain("-ContentType 'application/json-patch+json'");
});
