type Article = { date: string; publishedAt: string };

/**
 * When an article last changed. `updatedAt` is not it: Strapi copies that of the draft, which is older
 * than the publication. An article's date may be a later day.
 */
export const modifiedAt = ({ date, publishedAt }: Article) =>
  date > publishedAt ? date : publishedAt;
