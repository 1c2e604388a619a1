export type CustomProperty = `--${string}`;

declare module "react" {
  /** Lets TypeScript set custom properties, so that a length is defined either in TypeScript or in the stylesheet, not in both. */
  interface CSSProperties {
    readonly [name: CustomProperty]: string | number | undefined;
  }
}
