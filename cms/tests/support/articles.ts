import { validRecords } from "../../src/common/testing/refusals";

export const article = "api::article.article";

let lastNumber = 0;

/**
 * The fields of a valid article, whose title, address and search words no other test has.
 *
 * @param more fields to replace.
 */
export const articleFields = <More extends object = object>(more?: More) => {
  lastNumber += 1;
  const title = `Article ${lastNumber}`;
  const seo = { title, description: `About article ${lastNumber}.` };

  return {
    ...validRecords.article,
    topics: [],
    title,
    slug: `article-${lastNumber}`,
    seo,
    ...(more as More),
  };
};
