import { isRecord } from "../lib/is-record";

import { nameOf } from "./check-content";
import { ContentError } from "./content-service";
import { idOf, type TypeContent } from "./read-content";

const holds = (value: unknown, text: string): boolean => {
  if (Array.isArray(value)) return value.some((item) => holds(item, text));

  return isRecord(value) ? Object.values(value).some((item) => holds(item, text)) : value === text;
};

/**
 * What is said of a text that cannot be drawn: which record it is in.
 *
 * @returns the error itself where no record has the text.
 */
export const textFault = (content: readonly TypeContent[], text: string, error: unknown) => {
  const [found] = content.flatMap(({ type, records }) =>
    records.filter((record) => holds(record, text)).map((record) => ({ type, record })),
  );
  if (!found || error instanceof ContentError) return error;

  return new ContentError(
    `${nameOf(found.type, found.record)} has a text that cannot be drawn (${(error as Error).message}). Correct it in the content manager and publish it again.`,
    idOf(found),
  );
};
