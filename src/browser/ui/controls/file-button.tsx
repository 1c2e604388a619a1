import { Button, type ButtonProps } from "@mantine/core";
import classes from "./file-button.module.css";

type FileButtonProps = Pick<ButtonProps, "variant" | "size"> & {
  /** The id of the field. */
  readonly id?: string;
  readonly label: string;
  /** The endings of the files that are offered; default: all files. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  readonly "aria-describedby"?: string;
  readonly onFiles: (files: File[]) => void;
};

/** A file field that looks like a button, since browsers do not let its own button be styled or named. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, isMultiple = false, onFiles, variant = "default", size = "sm", ...field } = props;
  return (
    <Button component="label" variant={variant} size={size} className={classes.button ?? ""}>
      {label}
      <input
        type="file"
        multiple={isMultiple}
        accept={accept}
        className={classes.field}
        {...field}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Lets the user choose the same file again after changing it.
          currentTarget.value = "";
          onFiles(files);
        }}
      />
    </Button>
  );
}
