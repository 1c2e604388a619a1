/** The height of a row of a list or table with one line of text, in px; `--row-height` of the stylesheets. */
export const ROW_HEIGHT = 31;
