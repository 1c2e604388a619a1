import { Button } from "@mantine/core";
import { useId, useMemo, useState } from "react";
import { failureOf } from "#import-export/import/report/read-error.ts";
import { coverageOf } from "#import-export/ids/coverage.ts";
import type { IdsFile } from "#import-export/ids/model.ts";
import { readIds } from "#import-export/ids/read-ids.ts";
import { describeSpecification } from "#import-export/ids/words.ts";
import { counted } from "#lib/text/counted.ts";
import classes from "./ids-file.module.css";

/** Reads an IDS file; the problem says why it cannot be read, and where. */
export async function readIdsFile(
  file: File,
  signal: AbortSignal,
): Promise<{ readonly ids: IdsFile } | { readonly problem: string }> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { ids: await readIds({ name: file.name, bytes }, signal) };
  } catch (error) {
    const { message, where } = failureOf([file.name], error);
    return { problem: `${file.name}${where === null ? "" : `, ${where}`}: ${message}` };
  }
}

/** The number of specifications that are shown at first. */
const SHOWN = 50;

type IdsContentsProps = {
  readonly name: string;
  readonly ids: IdsFile;
  readonly productTypes: readonly { readonly guid: string; readonly name: string }[] | null;
  readonly onClose: () => void;
};

/** The specifications of a file in words, and the product types that it does not cover. */
export function IdsContents({ name, ids, productTypes, onClose }: IdsContentsProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { specifications, notCovered } = useMemo(
    () => coverageOf(ids, productTypes ?? []),
    [ids, productTypes],
  );
  const shown = isWhole ? specifications : specifications.slice(0, SHOWN);
  return (
    <section aria-labelledby={id} className={classes["contents"]}>
      <div className={classes["head"]}>
        <h2 id={id}>
          <bdi>{ids.info.title}</bdi>
        </h2>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          Close the file
        </Button>
      </div>
      <p role="status">
        <bdi>{name}</bdi>: {counted(specifications.length, "specification")}
        {ids.info.milestone !== null && `, milestone ${ids.info.milestone}`}
        {productTypes !== null && `; ${counted(notCovered.length, "product type")} not covered`}.
      </p>
      <ul aria-label="Specifications" className={classes["specifications"]}>
        {shown.map((one, index) => {
          const { specification, productTypes: own } = one;
          return (
            <li
              key={`${specification.identifier ?? ""} ${specification.name} ${specifications.indexOf(one)}`}
            >
              <strong>
                <bdi>{specification.name || `Specification ${index + 1}`}</bdi>
              </strong>
              {productTypes !== null && (
                <span className={classes["note"]}>
                  {own.length > 0
                    ? ` covers ${own.map((each) => each.name).join(", ")}`
                    : " is for no product type of these requirements"}
                </span>
              )}
              <ul>
                {describeSpecification(specification).map((sentence) => (
                  <li key={sentence}>
                    <bdi>{sentence}</bdi>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {shown.length < specifications.length && (
        <Button size="compact-sm" variant="default" onClick={() => setWhole(true)}>
          Show all {specifications.length} specifications
        </Button>
      )}
      {notCovered.length > 0 && (
        <>
          <h3>Product types that it does not cover</h3>
          <ul aria-label="Not covered">
            {notCovered.map(({ guid, name }) => (
              <li key={guid}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
