import { type Fields, valueAt } from "../../content/editing/panel/form-values";

/** The text that is edited in the page. */
export type EditedText = {
  field: string;
  /** What the form had when the text was opened. */
  before: unknown;
  /** What the page has made of it. */
  now: unknown;
  /** All texts that the form has had of it since: a save shows for a moment the one that was sent. */
  known: readonly string[];
  /** The ids of the parts that the field is in, such as its section. */
  ids: unknown[];
};

/** The text of a field, which has null or nothing for an empty one. */
export const textOf = (value: unknown) => String(value ?? "");

const idsAlong = (values: Fields, [field = "", ...keys]: readonly string[]) =>
  keys.map((_, at) => valueAt(values, [field, ...keys.slice(0, at), "id"]));

/** A part that is not saved has no id, and gets one by a save. */
const areSameParts = (one: readonly unknown[], other: readonly unknown[]) =>
  one.every((id, at) => id === undefined || other[at] === undefined || id === other[at]);

/** A text of the form that is opened in the page. */
export const openText = (field: string, values: Fields): EditedText => {
  const keys = field.split(".");
  const before = valueAt(values, keys);

  return { field, before, now: before, known: [textOf(before)], ids: idsAlong(values, keys) };
};

/** What the form has for a text of the page: null for none, as Strapi's own inputs, or what it had for none. */
const valueOf = (text: string, before: unknown) =>
  text === textOf(before) ? before : text || null;

/**
 * Takes what is typed in the page.
 *
 * @param edited the text that is open there.
 * @param values of the form, which may have another version meanwhile, or another section in this place.
 * @returns the text with it; undefined if it belongs to what the form no longer has.
 */
export const takeTyped = (
  edited: EditedText | undefined,
  { field, value }: { field: string; value: string },
  values: Fields,
): EditedText | undefined => {
  if (edited?.field !== field) return undefined;
  const keys = field.split(".");
  const isKnown = edited.known.includes(textOf(valueAt(values, keys)));

  return isKnown && areSameParts(edited.ids, idsAlong(values, keys))
    ? { ...edited, now: valueOf(value, edited.before), known: [...edited.known, value] }
    : undefined;
};

/** Tells that what was typed in the page is not in the form, with the words. */
export const refusalMessage = (label: string, words: string) =>
  `“${label}” has changed meanwhile, or its section has moved, so your words are not in it: “${words}”. To use them, copy them from here and double-click the text again.`;
