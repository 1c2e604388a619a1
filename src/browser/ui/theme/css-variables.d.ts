export type CustomProperty = `--${string}`;

declare module "react" {
  /** Lets TypeScript set custom properties, so that a length is defined either in TypeScript or in the stylesheet, not in both. */
  interface CSSProperties {
    readonly [name: CustomProperty]: string | number | undefined;

    // As in the stylesheets (`stylelint.config.js`): layouts are mirrored in text from right to left, so sides are those of the text.
    readonly left?: never;
    readonly right?: never;
    readonly marginLeft?: never;
    readonly marginRight?: never;
    readonly paddingLeft?: never;
    readonly paddingRight?: never;
    readonly borderLeft?: never;
    readonly borderRight?: never;
  }
}
