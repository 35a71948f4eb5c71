import { isRecord } from "../../common/is-record.ts";

/** The fields of a file. */
export type Fields = Readonly<Record<string, unknown>>;

/** The first of several fields that is a text, or a number as text; empty without one. */
export const textField = (data: Fields, ...names: readonly string[]): string => {
  for (const name of names) {
    const value = data[name];
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text === "string" && text.trim()) return text.replace(/\s+/g, " ").trim();
  }

  return "";
};

/** The texts of a field that is a list, also of lists, or one text; of objects in it, their names. */
export const listField = (data: Fields, ...names: readonly string[]): string[] =>
  names
    .flatMap((name) => [data[name]].flat(2))
    .map((value) => textField({ value: isRecord(value) ? value.name : value }, "value"))
    .filter(Boolean);

/** What a field says of a picture: a path or URL, and what the picture shows. */
export type PictureField = { url: string; alternativeText: string };

const pictureNames =
  "heroImage cover featuredImage featured_image coverImage cover_image image images thumbnail";

/** The picture of a file, by the fields of the usual generators and themes; undefined without one. */
export const pictureField = (data: Fields): PictureField | undefined => {
  const shared = textField(data, "heroImageAlt", "coverAlt", "imageAlt", "image_alt", "alt");
  for (const name of pictureNames.split(" ")) {
    const value = [data[name]].flat()[0];
    const fields = isRecord(value) ? value : { url: value };
    const url = textField(fields, "url", "src", "image", "path", "relative", "feature");
    if (url) return { url, alternativeText: textField(fields, "alt") || shared };
  }

  return undefined;
};
