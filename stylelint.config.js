/** A value of a shorthand: a word, or a function with spaces in it. */
const VALUE = String.raw`(?:[^\s()]+|[^\s()]*\((?:[^()]|\([^()]*\))*\))`;
/** Four sides, of which the second and the fourth (right and left) differ. */
const DIFFERENT_SIDES = String.raw`/^${VALUE}\s+(${VALUE})\s+${VALUE}\s+(?!\1$)${VALUE}$/`;

/**
 * The layout is mirrored in languages that are written from right to left, so stylesheets name sides by the direction of the text (inline
 * start and end), never left and right. Tops and bottoms are the same in both directions, so both spellings are allowed there. Inline
 * styles: `src/browser/ui/theme/css-variables.d.ts`.
 * @type {import("stylelint").Config}
 */
export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    "property-disallowed-list": [
      [
        "left",
        "right",
        "/^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-|$)/",
        "/^border-(?:top|bottom)-(?:left|right)-radius$/",
      ],
      {
        message: (property) =>
          `Use the logical property instead of '${property}': inline-start or inline-end.`,
      },
    ],
    "declaration-property-value-disallowed-list": [
      {
        "/^(?:text-align|text-align-last|float|clear)$/": ["left", "right"],
        "/^(?:margin|padding|inset|scroll-margin|scroll-padding|border-radius)$/": [DIFFERENT_SIDES],
        "/^(?:transform-origin|background-position|object-position)$/": [String.raw`/\b(?:left|right)\b/`],
        transform: [String.raw`/translate(?:X|3d)?\(/`],
        translate: ["/./"],
      },
      { message: (property, value) => `'${property}: ${value}' is not mirrored in text from right to left.` },
    ],
  },
};
