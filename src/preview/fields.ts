import { isRecord } from "../lib/is-record";

import { requiredOnce } from "../../cms/src/content/rules/pages";
import type { Attribute, ModelSchema } from "../../cms/src/content/rules/model";

import { formatDate } from "./dates";
import type { Drafts } from "./drafts";
import { gapText, isEmpty, isShown, standIn } from "./gaps";
import { below, placeOf, setPlace, sourceOf, withMark, type Place } from "./place";
import { targetOf } from "./relations";

type Args = Record<string, unknown>;
/** A field of a record or of a component in one. */
type Field = { name: string; attribute: Attribute; value: unknown; place: Place | undefined };

/** The HTML of a text written in Markdown. */
export type Render = (text: string) => Promise<string>;

const isRequired = ({ type, required, repeatable }: Attribute) =>
  required === true || type === "dynamiczone" || (type === "component" && repeatable === true);

// Components that a page made of a zone cannot be drawn without.
const completeZone = (items: readonly unknown[], { components = [] }: Attribute) => [
  ...items,
  ...Object.keys(requiredOnce)
    .filter((name) => components.includes(name))
    .filter((name) => !items.some((item) => isRecord(item) && item.__component === name))
    .map((__component) => ({ __component })),
];

const placeParts = (value: unknown, place: Place | undefined) =>
  Array.isArray(value)
    ? value.map((part: object, index) => setPlace(part, below(place, index)))
    : isRecord(value)
      ? setPlace(value, place)
      : value;

const relatedTo = async ({ attribute, value }: Field, drafts: Drafts) => {
  const records = await drafts.of(targetOf(attribute.target, drafts));
  const find = (link: unknown) =>
    records.find(({ documentId }) => isRecord(link) && documentId === link.documentId);
  if (Array.isArray(value)) return value.map(find).filter((record) => record !== undefined);

  return find(value) ?? null;
};

// The mark is a comment: an element would change how the text looks.
const richText = async ({ name, attribute, value, place }: Field, render: Render) => ({
  html: [
    place && `<!--source:${sourceOf(place, "richtext")}-->`,
    isEmpty(value) ? `<p>${gapText(name, attribute)}</p>` : await render(String(value)),
  ].join(""),
});

const words = ({ value, attribute: { type }, place }: Field) =>
  withMark(String(value), place, type);

const answer = (field: Field, { formatString }: Args, drafts: Drafts, render: Render): unknown => {
  const { attribute, value, place } = field;
  switch (attribute.type) {
    case "relation":
      return relatedTo(field, drafts);
    case "richtext":
      return richText(field, render);
    case "component":
      return placeParts(value, place);
    case "dynamiczone":
      return placeParts(completeZone(value as unknown[], attribute), place);
    case "date":
    case "datetime":
      return typeof formatString === "string" ? formatDate(String(value), formatString) : value;
    default:
      return typeof value === "string" && isShown(attribute) ? words(field) : value;
  }
};

/**
 * What a draft answers for a field of the content model. A required value that is missing
 * has a stand-in, so that a page can be drawn of every draft.
 */
export const draftField = (
  type: ModelSchema,
  name: string,
  source: Record<string, unknown>,
  args: Args,
  drafts: Drafts,
  render: Render,
): unknown => {
  const attribute = type.attributes[name];
  if (!attribute) return source[name] ?? null;

  const empty = isEmpty(source[name]);
  if (empty && !isRequired(attribute)) return null;

  const value = empty ? standIn(name, attribute) : source[name];
  // What is in search results is not shown on the page.
  const place = type.name === "shared.seo" ? undefined : below(placeOf(source), name);

  return answer({ name, attribute, value, place }, args, drafts, render);
};
