export type CustomProperty = `--${string}`;

declare module "react" {
  /** Custom properties may be set from TypeScript, so that a length stands there or in the stylesheet, and not in both. */
  interface CSSProperties {
    readonly [name: CustomProperty]: string | number | undefined;
  }
}
