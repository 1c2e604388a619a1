import type { ICUArgs, MessageKeys, Messages, NestedKeyOf, NestedValueOf } from "use-intl/core";

/** The key of a message, with its namespace: `shell.more`. */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

type ArgumentsOf<Key extends MessageKey> = ICUArgs<
  NestedValueOf<Messages, Key>,
  { ICUArgument: string | Text; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/**
 * A sentence that is put into words where it is shown, in the language of that moment: for modules without React, for errors, and for what
 * a worker sends. `useText` and `englishText` format it.
 */
export type Text = {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, string | number | Date | Text>>;
};

/** A sentence from the catalogue of messages, with its arguments; a sentence may be the argument of another. */
export function text<const Key extends MessageKey>(
  key: Key,
  ...values: keyof ArgumentsOf<Key> extends never ? [] : [values: ArgumentsOf<Key>]
): Text;
export function text(key: MessageKey, values: Text["values"] = {}): Text {
  return { key, values };
}

type Translate = (key: never, values: never) => string;

/** Formats a sentence by a translator without namespace; strings, such as a message of the service, stay as they are. */
export function formatText(translate: Translate, sentence: Text | string): string {
  if (typeof sentence === "string") return sentence;
  const values = Object.entries(sentence.values).map(([name, value]) => [
    name,
    typeof value === "object" && !(value instanceof Date) ? formatText(translate, value) : value,
  ]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `text` has checked the arguments against the key
  return translate(sentence.key as never, Object.fromEntries(values) as never);
}
