import { Button } from "@mantine/core";
import { useState } from "react";
import { Announcer } from "#ui/announcer.tsx";
import { writeToClipboard } from "#ui/clipboard.ts";
import { ErrorPanel } from "#ui/error-panel.tsx";
import type { RequestView } from "./request-view.ts";
import { SNIPPETS } from "./snippets.ts";
import classes from "./request-details.module.css";

/** Copies the request as code. */
export function CopyButtons({ view }: { readonly view: RequestView }) {
  const [said, setSaid] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const copy = (what: string, text: string): void => {
    const isCopied = writeToClipboard({ "text/plain": text });
    setFailed(!isCopied);
    setSaid(isCopied ? `${what} copied` : "");
  };
  return (
    <div className={classes["copy"]}>
      {SNIPPETS.map(({ language, write }) => (
        <Button
          key={language}
          size="compact-sm"
          variant="default"
          onClick={() => copy(language, write(view))}
        >
          Copy as {language}
        </Button>
      ))}
      <span aria-hidden="true" className={classes["said"]}>
        {said}
      </span>
      <Announcer>{said}</Announcer>
      {hasFailed && <ErrorPanel compact title="The browser does not allow copying here." />}
    </div>
  );
}
