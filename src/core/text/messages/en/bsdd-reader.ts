/** What the reader of bSDD dictionaries reports. */
export const bsddReader = {
  documentOfClass:
    "Only a class with properties has documents; ''{document}'' is in the list of documents alone.",
  inNoSet: "in no set",
  inSet: "in the set ''{set}''",
  inactive: "''{name}'' is marked as inactive.",
  languageNeeded:
    "The file does not specify its language; the default texts are those of {file}, and its own texts were left out.",
  languageNotKnown: "The file does not specify its language; its texts are read as default texts.",
  noCode: "It has no code; its name is used instead.",
  noCodeOrName: "It has neither a code nor a name.",
  noCodeOrUri: "The property has neither a code nor a URI.",
  noCodeOrValue: "It has neither a code nor a value.",
  notInMainFile: "It is not in {file}; its texts were left out.",
  otherDimensions:
    "The dimensions of ''{unit}'' in the file differ from those of this unit; the latter are used.",
  repeatedProperty:
    "''{class}'' has ''{property}'' {first} and again {place}. A template has a property only once: the second one is read as a separate property, and that both are the same was left out.",
  sameCode: "bSDD treats ''{code}'' and ''{first}'' as the same code.",
  sameLanguage: "{file} is in this language, too; what both files have was read only there.",
  translationOnly:
    "The file only translates version {version} of the dictionary; without the file of that version that has everything, all codes are at the first level.",
  unknownDimensions: "The dimensions of the unit ''{unit}'' are not known.",
  unknownProperty: "The property ''{code}'' is not in the file; ''{name}'' is used as its name.",
  unknownPropertyIri: "The property {iri} is not in the file; ''{name}'' is used as its name.",
  valuesOfGroup: "The values that a group gives to its properties are not supported.",
  wrongVersion: "The file has version {version} of the bSDD import model. Only version 2 is supported.",
} as const;
