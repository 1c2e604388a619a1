import { Button, type ButtonVariant } from "@mantine/core";
import { openFiles } from "./files-to-open.ts";
import classes from "./file-button.module.css";

type FileButtonProps = {
  readonly variant?: ButtonVariant;
  readonly "aria-describedby"?: string;
};

/** 'Open a catalogue file': a file field that looks like a button, since browsers do not let its own button be styled or named. */
export function FileButton({ variant = "default", ...field }: FileButtonProps) {
  return (
    <Button component="label" variant={variant} className={classes["button"] ?? ""}>
      Open a catalogue file
      <input
        type="file"
        multiple
        className={classes["field"]}
        {...field}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Lets the user choose the same file again after changing it.
          currentTarget.value = "";
          openFiles(files);
        }}
      />
    </Button>
  );
}
