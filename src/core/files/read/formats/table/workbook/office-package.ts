import { text as sentence } from "#core/text/messages/text.ts";
import { percentDecoded } from "#core/text/percent-encoding.ts";
import type { ReadContext } from "../../../build/context.ts";
import { encodingOf } from "../../../decode/decode.ts";
import { LIMITS } from "../../../decode/limits.ts";
import { ZipArchive } from "../../../open/unzip.ts";
import type { ZipFile } from "../../../open/zip-directory.ts";
import { ReadError, refuseAbove } from "../../../report/read-error.ts";
import { XmlWalker } from "../../xml/xml-walker.ts";

/** Callbacks for the elements of a part; names are passed without prefixes. */
export type PartVisitor = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

/** A reference of one part to another; the part is empty if the target is outside the file. */
export type Relationship = { readonly type: string; readonly part: string };

/** The share of the whole work that reading the parts takes. */
const SHARE = 0.95;

/** The parts of an Office file and their relationships (ECMA-376, part 2: Open Packaging Conventions). */
export class OfficePackage {
  readonly #archive: ZipArchive;
  readonly #parts: ReadonlyMap<string, ZipFile>;
  readonly #context: ReadContext;

  constructor(bytes: Uint8Array, context: ReadContext) {
    this.#archive = new ZipArchive(bytes);
    this.#context = context;
    this.#parts = new Map(this.#archive.files.map((file) => [decoded(file.name), file]));
    for (const { name, size } of this.#archive.files) refuseLargePart(size, name);
  }

  /** Whether the file has a part. */
  has(part: string): boolean {
    return this.#parts.has(decoded(part));
  }

  /** Passes the elements of a part to a visitor while it is decompressed; a part that is missing has none. */
  async read(part: string, visitor: PartVisitor): Promise<void> {
    const file = this.#parts.get(decoded(part));
    if (file === undefined) return;
    const walker = new XmlWalker(
      {
        open: ({ name, attributes }) => visitor.open(localName(name), attributes),
        close: (name) => visitor.close?.(localName(name)),
        text: (text) => visitor.text?.(text),
      },
      file.name,
    );
    let decoder: TextDecoder | undefined;
    let size = 0;
    for await (const chunk of this.#archive.contentOf(file, this.#context, SHARE)) {
      size += chunk.length;
      refuseLargePart(size, file.name);
      decoder ??= new TextDecoder(encodingOf(chunk));
      walker.write(decoder.decode(chunk, { stream: true }));
    }
    walker.write(decoder?.decode() ?? "");
    walker.end();
  }

  /** The relationships of a part by their IDs; with an empty name those of the file. */
  async relationshipsOf(part: string): Promise<Map<string, Relationship>> {
    const folder = part.slice(0, part.lastIndexOf("/") + 1);
    const found = new Map<string, Relationship>();
    await this.read(`${folder}_rels/${part.slice(folder.length)}.rels`, {
      open(name, { Id, Type = "", Target = "", TargetMode }) {
        if (name !== "Relationship" || Id === undefined) return;
        const isInside = TargetMode !== "External";
        // The strict variant of the format has other addresses for the same types.
        const type = Type.slice(Type.lastIndexOf("/") + 1);
        found.set(Id, { type, part: isInside ? resolvePart(Target, folder) : "" });
        refuseAbove(LIMITS.archiveFiles, found.size, "relationships");
      },
    });
    return found;
  }
}

function refuseLargePart(size: number, name: string): void {
  if (size > LIMITS.workbookPartBytes)
    throw new ReadError(
      sentence("tableReader.largePart", { megabytes: LIMITS.workbookPartBytes / 1_000_000 }),
      name,
    );
}

/** The name of the part that a relationship refers to, relative to a folder or absolute; empty if the target is invalid. */
function resolvePart(target: string, folder: string): string {
  const base = `http://package/${encodeURI(folder.toWellFormed())}`;
  return URL.canParse(target, base) ? decoded(new URL(target, base).pathname).slice(1) : "";
}

/** The name of a part for comparison, which ignores case and percent-encoding. */
function decoded(part: string): string {
  return (percentDecoded(part) ?? part).toLowerCase();
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
