/** The operations of the interface. */
export const operations = {
  E1: "Access token",
  E2: "Classification codes",
  E3: "Construction objects",
  E4: "Classifications of a template",
  E5: "Classifications",
  E6: "Mapped properties",
  E7: "Versions of a concept",
  E8: "Properties of a property tag",
  E9: "Templates",
  E10: "Project requirements",
  E11: "Referenced document",
  E12: "Templates of a document",
  E13: "Property values",
  E14: "Documents of a template",
  E15: "Unit",
} as const;
