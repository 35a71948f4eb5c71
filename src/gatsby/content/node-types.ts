/** gatsby-source-strapi's name of a content type's nodes: `StrapiJobOpening`. */
export const nodeTypeOf = (type: string): string =>
  `Strapi${type.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())}`;
