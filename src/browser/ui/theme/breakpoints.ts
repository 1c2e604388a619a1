/** The widths of the window at which layouts change, in em. Stylesheets cannot import them; breakpoints.test.ts compares. */
export const BREAKPOINTS = {
  /** Narrow phones. */
  field: 30,
  /** Phones, with one column. */
  phone: 48,
  /** Tablets, and windows of half a screen: no room for forms or details beside each other, or for many columns. */
  tablet: 62,
  /** Room for a third pane. */
  panes: 100,
  twoColumns: 108,
  threeColumns: 150,
} as const;

/** Media queries for `useMediaQuery`. */
export const MEDIA = {
  phone: `(max-width: ${BREAKPOINTS.phone}em)`,
  tablet: `(max-width: ${BREAKPOINTS.tablet}em)`,
  /** The details of a property are below their list. */
  stacked: `(max-width: ${BREAKPOINTS.tablet}em), (max-height: 29.999em)`,
  panes: `(min-width: ${BREAKPOINTS.panes}em)`,
  twoColumns: `(min-width: ${BREAKPOINTS.twoColumns}em)`,
  threeColumns: `(min-width: ${BREAKPOINTS.threeColumns}em)`,
} as const;
