import { vercelStegaCombine } from "@vercel/stega";

/** Which field of which record a value comes from: what the panel's preview needs to open it. */
export type Place = {
  uid: string;
  kind: string;
  documentId: string;
  /** Like `hero.facts.2.label`, and empty for the record itself. */
  path: string;
};

const key = Symbol("place");
type Placed = { [key]?: Place };

/** Notes on a record, or on a component in one, where it is from. */
export const setPlace = <T extends object>(value: T, place: Place | undefined): T =>
  place ? Object.assign(value, { [key]: place }) : value;

/** What {@link setPlace} noted. */
export const placeOf = (value: object): Place | undefined => (value as Placed)[key];

/** The place of a field, or of one item of a list. */
export const below = (place: Place | undefined, ...names: (string | number)[]) =>
  place && { ...place, path: [place.path, ...names].filter((name) => name !== "").join(".") };

/** The place as the panel reads it from an element's attribute `data-strapi-source`. */
export const sourceOf = ({ documentId, path, uid, kind }: Place, type: string) =>
  new URLSearchParams({ documentId, type, path, model: uid, kind }).toString();

/** A text that carries its place in characters that nobody sees; the page's script takes them out. */
export const withMark = (text: string, place: Place | undefined, type: string) =>
  place ? vercelStegaCombine(text, { strapiSource: sourceOf(place, type) }, false) : text;
