import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runHere } from "../command.fixture.ts";

function file(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "plinth-check-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const PREFIX = "@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n";
const ELEMENTS = `${PREFIX}<urn:e> a skos:ConceptScheme ; skos:prefLabel "Elements"@en .
  <urn:e1> a skos:Concept ; skos:inScheme <urn:e> ; skos:notation "1" ; skos:prefLabel "Walls"@en ; skos:note "A note" .`;

test("what a file contains is said, as text and as JSON", async () => {
  const path = file("elements.ttl", ELEMENTS);
  const text = await runHere(["check", path]);
  expect(text).toMatchObject({ code: 0, err: "" });
  expect(text.out).toContain("Codes: 1 (en 1)");
  const { code, out } = await runHere(["check", path, "--json"]);
  expect([code, JSON.parse(out)]).toMatchObject([0, [{ name: "Elements", files: ["elements.ttl"] }]]);
});

test("with --strict, what is left out is a failure", async () => {
  const path = file("elements.ttl", ELEMENTS);
  const { code, out, err } = await runHere(["check", path, "--strict"]);
  expect(code).toBe(1);
  expect(out).toContain("Left out");
  expect(err).toContain("Something is left out");
});

test("a file that cannot be read is a failure, with the place", async () => {
  const path = file("broken.ttl", `${PREFIX}<urn:a> skos:prefLabel ;;; .`);
  const { code, out, err } = await runHere(["check", path]);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/broken\.ttl cannot be read: .+line 2/);
});

test("a file that cannot be read hides nothing of the others", async () => {
  const paths = [file("elements.ttl", ELEMENTS), file("broken.ttl", "<urn:a> ;;; .")];
  const { code, out, err } = await runHere(["check", ...paths]);
  expect(code).toBe(1);
  expect(out).toContain("Codes: 1 (en 1)");
  expect(err).toContain("broken.ttl cannot be read");
});
