/** Printed pages. */
export const printing = {
  head: "<service></service> · <culture></culture> · {date}",
  headWithSecond: "<service></service> · <culture></culture> and <second></second> · {date}",
  incomplete: "Not everything could be loaded for printing",
  loading: "Loading the data to print",
  print: "Print",
} as const;
