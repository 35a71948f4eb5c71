import { isRecord } from "../../../common/is-record";
import { pathOfRecord } from "../../../common/paths/record-path";
import { seoPartsOf } from "../../../common/rules/seo";
import type { Attributes } from "../../../common/rules/model";

/** What search engines and link previews show of a page. */
export type SearchResult = {
  title: string;
  description: string;
  path: string;
  /** The URL of the picture for sharing, if one is chosen. */
  picture: string | undefined;
  hidden: boolean;
};

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * The search result of the record in the form; undefined if it has none.
 *
 * @param model the content type's uid.
 * @param values of the form.
 */
export const searchResultOf = (
  model: string,
  attributes: Attributes,
  values: Record<string, unknown>,
): SearchResult | undefined => {
  const type = model.split(".").at(-1) ?? "";
  const path = pathOfRecord(type, textOf(values.slug) || "…");
  const [found] = seoPartsOf({ attributes }, values);
  if (!path || !found || !isRecord(found.part)) return undefined;
  const { title, description, shareImage, noindex } = found.part;

  return {
    title: textOf(title),
    description: textOf(description),
    path,
    picture: isRecord(shareImage) ? textOf(shareImage.url) || undefined : undefined,
    hidden: noindex === true,
  };
};

/** "42 of 60 characters", with what is missing or too much. */
export const describeLength = (text: string, limit: number): string => {
  const count = `${text.length} of ${limit} characters`;

  return text.length > limit ? `${count}: ${text.length - limit} too many` : count;
};
