import { vercelStegaCombine } from "@vercel/stega";

/** The field and record of a value, by which the panel opens it. */
export type FieldSource = {
  uid: string;
  kind: string;
  documentId: string;
  /** Such as `hero.facts.2.label`; empty for the record itself. */
  path: string;
};

const key = Symbol("source");
type WithSource = { [key]?: FieldSource };

/** Attaches the source to a record or component. */
export const attachSource = <T extends object>(value: T, source: FieldSource | undefined): T =>
  source ? Object.assign(value, { [key]: source }) : value;

/** The source set by {@link attachSource}. */
export const getSource = (value: object): FieldSource | undefined => (value as WithSource)[key];

/** The source of a field or list item. */
export const childSource = (source: FieldSource | undefined, ...names: (string | number)[]) =>
  source && { ...source, path: [source.path, ...names].filter((name) => name !== "").join(".") };

/** Serializes a source as in the attribute `data-strapi-source`. */
export const serializeSource = ({ documentId, path, uid, kind }: FieldSource, type: string) =>
  new URLSearchParams({ documentId, type, path, model: uid, kind }).toString();

/** The characters of @vercel/stega. */
const hidden = String.raw`[\u200b-\u200d\u2060-\u2063\ufeff\u{1d173}-\u{1d17a}]`;
/** Those of a text itself that would be decoded as well: at its end, and from four on. */
const likeEncoded = new RegExp(`${hidden}{4,}|${hidden}+$`, "gu");

/** Encodes a source into a text as invisible characters, which the page's script strips. */
export const encodeSource = (text: string, source: FieldSource | undefined, type: string) =>
  source
    ? vercelStegaCombine(
        text.replace(likeEncoded, ""),
        { strapiSource: serializeSource(source, type) },
        false,
      )
    : text;
