import type { CreateResolversArgs } from "gatsby";

type Found = { slug: string };
type Context = {
  nodeModel: {
    findOne: (query: { type: string; query: object }) => Promise<Found | null>;
  };
};

/** A field of queries that answers the records of a type with the given slugs. */
const bySlugs = (type: string) => ({
  type: `[${type}!]!`,
  args: { slugs: "[String!]!" },
  resolve: async (_: unknown, { slugs }: { slugs: string[] }, { nodeModel }: Context) => {
    const find = (slug: string) =>
      nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } });

    return (await Promise.all(slugs.map(find))).filter((record) => record !== null);
  },
});

/**
 * Adds `strapiArticles(slugs:)` and `strapiProjects(slugs:)` to queries: the records with these
 * slugs, in their order. Gatsby runs the query of a page that asks so again when one of these
 * records changes; a query with `allStrapiArticle` it runs again when any article does.
 */
export const createFieldsBySlug = ({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">) =>
  createResolvers({
    Query: {
      strapiArticles: bySlugs("STRAPI_ARTICLE"),
      strapiProjects: bySlugs("STRAPI_PROJECT"),
    },
  });
