import type { CreateResolversArgs } from "gatsby";

type Record = { slug: string };
type Context = {
  nodeModel: {
    findOne: (query: { type: string; query: object }) => Promise<Record | null>;
  };
};

/** The field of a query that answers records of a type by their slugs. */
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
 * slugs, in their order. Gatsby asks a page that has them again when one of these records changes;
 * a page with `allStrapiArticle` it asks again when any article does.
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
