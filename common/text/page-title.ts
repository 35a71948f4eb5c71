/** The number of characters of a title and a description that search results show. */
export const snippetLimits = { title: 60, description: 160 };

/** The title of a page, followed by the agency's name if both fit. */
export const pageTitle = (title: string, siteName: string): string => {
  const withName = `${title} · ${siteName}`;

  return withName.length > snippetLimits.title ? title : withName;
};
