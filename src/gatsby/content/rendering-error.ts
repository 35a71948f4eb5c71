import { recordLabel } from "../../../common/rules/labels";
import { isRecord } from "../../../common/is-record";

import { ContentError } from "./cms-client";
import { idOf } from "./typed-record";
import type { TypeContent } from "./read-content";

const containsText = (value: unknown, text: string): boolean => {
  if (Array.isArray(value)) return value.some((item) => containsText(item, text));

  return isRecord(value)
    ? Object.values(value).some((item) => containsText(item, text))
    : value === text;
};

/**
 * Adds the record of a text to its rendering error.
 *
 * @returns the error itself if no record has the text.
 */
export const renderingError = (content: readonly TypeContent[], text: string, error: unknown) => {
  const [found] = content.flatMap(({ type, records }) =>
    records.filter((record) => containsText(record, text)).map((record) => ({ type, record })),
  );
  if (!found || error instanceof ContentError) return error;

  return new ContentError(
    `${recordLabel(found.type, found.record)} has a text that cannot be rendered (${(error as Error).message}). Correct it in the content manager and publish it again.`,
    idOf(found),
  );
};
