import { columnLetters, columnNumber } from "../mapping/column-name.ts";

const UNPLACED = /<(?:\w{1,20}:)?(?:row|c)(?=[\s/>])(?![^<>]{0,1000}?\sr=")/;
const ROW_OR_CELL = /<(\w{1,20}:)?(row|c)(?=[\s/>])([^<>]{0,1000}?)(\/?)>/g;

/** The XML of a sheet with the positions of all rows and cells. They are optional, but the library needs them. */
export function withPositions(xml: string): string {
  if (!UNPLACED.test(xml)) return xml;
  let row = 0;
  let column = 0;
  return xml.replaceAll(
    ROW_OR_CELL,
    (tag: string, prefix: string | undefined, name: string, attributes: string, end: string) => {
      const place = /\sr="([A-Z]{0,3})(\d{1,12})"/.exec(attributes);
      if (name === "row") {
        row = place === null ? row + 1 : Number(place[2]);
        column = 0;
      } else column = place === null ? column + 1 : columnNumber(place[1] ?? "");
      if (place !== null) return tag;
      const position = name === "row" ? row : `${columnLetters(column - 1)}${row}`;
      return `<${prefix ?? ""}${name} r="${position}"${attributes}${end}>`;
    },
  );
}
