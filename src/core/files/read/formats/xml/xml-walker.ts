import { SaxesParser, type SaxesTagPlain } from "@rubensworks/saxes";
import { text as sentence, type Text } from "#core/text/messages/text.ts";
import { LIMITS } from "../../decode/limits.ts";
import { ReadError, refuseAbove } from "../../report/read-error.ts";
import { entitiesOf } from "./entities.ts";
import { xmlProblem } from "./xml-problem.ts";

/** Callbacks for the parts of a document; `line` is the parser's position. */
export type XmlVisitor = {
  readonly open?: (tag: SaxesTagPlain, line: number) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

const CHUNK_CHARACTERS = 1 << 18;

/**
 * Parses a document that is written to it chunk by chunk. Throws a `ReadError` with the line if it is not well-formed, or exceeds the limits
 * of depth, entities or characters.
 */
export class XmlWalker {
  readonly #parser = new SaxesParser();
  readonly #visitor: XmlVisitor;
  readonly #part: string | undefined;
  #depth = 0;
  #characters = 0;
  /** The position after the last tag. */
  #tagEnd = 0;
  #hasEntities = false;

  /** @param part the name of the document within the file */
  constructor(visitor: XmlVisitor, part?: string) {
    this.#visitor = visitor;
    this.#part = part;
    const parser = this.#parser;
    parser.on("error", ({ message }) => {
      throw new ReadError(
        sentence("xmlReader.notWellFormed", { problem: xmlProblem(message) }),
        this.#locate(
          sentence("places.lineAndColumn", {
            line: String(parser.line),
            column: String(parser.columnIndex + 1),
          }),
        ),
      );
    });
    parser.on("doctype", (doctype) => {
      for (const [name, value] of entitiesOf(doctype)) {
        parser.ENTITIES[name] = value;
        this.#hasEntities = true;
      }
    });
    parser.on("opentag", (tag) => this.#open(tag));
    parser.on("closetag", ({ name }) => {
      this.#tagEnd = parser.position;
      this.#depth -= 1;
      visitor.close?.(name);
    });
    const onText = (text: string): void => {
      this.#count(text.length);
      visitor.text?.(text);
    };
    parser.on("text", onText);
    parser.on("cdata", onText);
  }

  /** Parses the next part of the document. */
  write(text: string): void {
    for (let start = 0; start < text.length; start += CHUNK_CHARACTERS) {
      const chunk = text.slice(start, start + CHUNK_CHARACTERS);
      this.#parser.write(chunk);
      if (this.#parser.position - this.#tagEnd > LIMITS.charactersBetweenTags)
        throw new ReadError(
          sentence("xmlReader.charactersInTag", { millions: LIMITS.charactersBetweenTags / 1_000_000 }),
          this.#locate(sentence("places.line", { line: String(this.#parser.line) })),
        );
    }
  }

  /** Call it after the last part. */
  end(): void {
    this.#parser.close();
  }

  #open(tag: SaxesTagPlain): void {
    this.#tagEnd = this.#parser.position;
    this.#depth += 1;
    if (this.#depth > LIMITS.xmlDepth)
      throw new ReadError(
        sentence("xmlReader.tooDeep", { levels: LIMITS.xmlDepth }),
        this.#locate(sentence("places.line", { line: String(this.#parser.line) })),
      );
    // Without entities, attributes are no longer than their tag.
    if (this.#hasEntities) for (const value of Object.values(tag.attributes)) this.#count(value.length);
    this.#visitor.open?.(tag, this.#parser.line);
  }

  #count(characters: number): void {
    this.#characters += characters;
    refuseAbove(LIMITS.characters, this.#characters, "characters");
  }

  /** A location in the document, with the name of the part if there is one. */
  #locate(place: Text): Text {
    return this.#part === undefined ? place : sentence("places.inPart", { part: this.#part, place });
  }
}
