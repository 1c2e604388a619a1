import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createRedaction, mark, redactExchange, shown } from "./redact.ts";

const TOKEN = "tok-en.41/+=";
const SECRET = String.raw`s3"cr\et $ä&<'`;
const redact = createRedaction(
  new Map([
    [TOKEN, "PLINTH_TOKEN" as const],
    [SECRET, "CLIENT_SECRET" as const],
  ]),
);
const read = (text: string): string => shown(redact(text));

test.each([
  ["as it is", SECRET],
  ["in JSON", JSON.stringify(SECRET).slice(1, -1)],
  ["in JSON within JSON", JSON.stringify(JSON.stringify(SECRET)).slice(3, -3)],
  ["in JSON of ASCII", String.raw`s3\u0022cr\u005Cet \u0024\u00e4\u0026\u003C\u0027`],
  ["percent-encoded", encodeURIComponent(SECRET)],
  ["percent-encoded twice", encodeURIComponent(encodeURIComponent(SECRET))],
  ["percent-encoded in small letters", encodeURIComponent(SECRET).toLowerCase()],
  ["in a form", String(new URLSearchParams({ a: SECRET })).slice(2)],
  ["in other letter cases", SECRET.toUpperCase()],
  ["in HTML", "s3&quot;cr\\et $ä&amp;&lt;&#39;"],
])("a secret is redacted %s", (_how, text) => {
  expect(read(`before ${text} after`)).toBe("before $CLIENT_SECRET after");
});

test.each(["me", "her", "them"])("a secret is redacted in the Base64 of the user %s and it", (user) => {
  const encoded = Buffer.from(`${user}:a-s3cret-/?>>`).toString("base64");
  const hide = createRedaction(new Map([["a-s3cret-/?>>", "CLIENT_SECRET"]]));
  for (const text of [encoded, encoded.replaceAll("+", "-").replaceAll("/", "_")])
    expect(shown(hide(`Basic ${text}`))).toMatch(/^Basic \w{1,7}\$CLIENT_SECRET\w?=*$/);
});

test.each([
  ['{"CLIENT_ID":"me","ClientSecret":"x"}', '{"CLIENT_ID":"$CLIENT_ID","ClientSecret":"$CLIENT_SECRET"}'],
  ["/x?Client-Id=me&ACCESS_TOKEN=x", "/x?Client-Id=$CLIENT_ID&ACCESS_TOKEN=$PLINTH_TOKEN"],
])("names of secrets are known in any letter case: %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(["secret%", "secret&"])("the last sign of %s is removed with its encoding", (secret) => {
  const hide = createRedaction(new Map([[secret, "CLIENT_SECRET"]]));
  for (const encoded of [secret, encodeURIComponent(secret), secret.replace("&", "&amp;")])
    expect(hide(encoded)).toBe(mark("CLIENT_SECRET"));
});

test("known secrets are removed everywhere", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", minLength: 4, maxLength: 12 }),
      fc.string({ unit: "binary" }),
      fc.string({ unit: "binary" }),
      (secret, before, after) => {
        const hide = createRedaction(new Map([[secret, "CLIENT_SECRET"]]));
        const body = JSON.stringify({ a: before + secret + after });
        const parts = hide(body).split(mark("CLIENT_SECRET"));
        expect(parts.length).toBeGreaterThan(1);
        expect(hide(encodeURIComponent(secret))).toBe(mark("CLIENT_SECRET"));
      },
    ),
  );
});

test.each([String.raw`\"`, "\\\n", "%25", "&amp;", "\\u005c", " +"])(
  "a token of a hostile service with %j repeated many times is redacted, and mere prefixes of it are not",
  (piece) => {
    const token = piece.repeat(60);
    const hide = createRedaction(new Map([[token, "PLINTH_TOKEN"]]));
    expect(hide(JSON.stringify(JSON.stringify(token)))).toContain(mark("PLINTH_TOKEN"));
    // Many partial matches, none of which completes.
    const almost = `${JSON.stringify(JSON.stringify(piece.repeat(59))).slice(4, -4)}!`;
    expect(hide(almost.repeat(50))).toBe(almost.repeat(50));
  },
);

test("the longest response to E1 is redacted completely", () => {
  for (const token of [
    '"'.repeat(65_530),
    Array.from({ length: 9000 }, (_, at) => at).join("."),
    `${"abc-".repeat(125)}z`,
  ]) {
    const hide = createRedaction(new Map([[token, "PLINTH_TOKEN"]]));
    expect(hide(`az ${token} ${JSON.stringify(token).slice(1, -1)}`)).toBe(
      `az ${mark("PLINTH_TOKEN")} ${mark("PLINTH_TOKEN")}`,
    );
  }
});

test.each([
  ["https://user:pa@ss@service.example/x", "https://$USER_INFO@service.example/x"],
  ["/x?access_token=abc&take=5&api-key=k", "/x?access_token=$PLINTH_TOKEN&take=5&api-key=$PLINTH_TOKEN"],
  [
    "?a=https%3A%2F%2Fme%3Ap%40ss%40host%2Fb%40c%3Ftoken%3Dabc%26x",
    "?a=https%3A%2F%2F$USER_INFO%40host%2Fb%40c%3Ftoken%3D$PLINTH_TOKEN%26x",
  ],
  ["?token=a%26b&c", "?token=$PLINTH_TOKEN&c"],
  [String.raw`"{\"password\":\"x\\\"y\",\"b\":1}"`, String.raw`"{\"password\":\"$CLIENT_SECRET\",\"b\":1}"`],
  ["/x?client_secret=abc&b", "/x?client_secret=$CLIENT_SECRET&b"],
  ['{"clientSecret":"a\\"b","clientId":"c"}', '{"clientSecret":"$CLIENT_SECRET","clientId":"$CLIENT_ID"}'],
  [
    '{"password" : "x", "refreshToken":"y"}',
    '{"password" : "$CLIENT_SECRET", "refreshToken":"$PLINTH_TOKEN"}',
  ],
  ["got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln-_, sorry", "got $PLINTH_TOKEN, sorry"],
])("what looks like a secret is taken out: %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  "Load-bearer structure: token of 5 €",
  "a@b.example",
  '{"name":"Secretary\'s office"}',
  "?Take=5&culture=nb-NO",
])("what does not is left as it is: %s", (text) => expect(read(text)).toBe(text));

test("text that looks like a placeholder is not treated as one", () => {
  expect(redact("$PLINTH_TOKEN \uFDD0X\uFDD1")).toBe("$PLINTH_TOKEN X");
});

test.each([
  ['"abc"', '"$PLINTH_TOKEN"'],
  [
    '{"access_token":"abc","more":["def"],"expires_in":5}',
    '{"access_token":"$PLINTH_TOKEN","more":["$PLINTH_TOKEN"],"expires_in":5}',
  ],
  ["abc", "$PLINTH_TOKEN"],
])("an answer to E1 keeps its shape only: %s", (text, expected) => {
  expect(shown(redactExchange(text))).toBe(expected);
});
