import type { CreateResolversArgs } from "gatsby";

type SlugRecord = { slug: string };
type Context = {
  nodeModel: {
    findOne: (query: { type: string; query: object }) => Promise<SlugRecord | null>;
  };
};

/** Root query field that returns the records of a type with the given slugs. */
const slugResolver = (type: string) => ({
  type: `[${type}!]!`,
  args: { slugs: "[String!]!" },
  resolve: async (_: unknown, { slugs }: { slugs: string[] }, { nodeModel }: Context) => {
    const find = (slug: string) =>
      nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } });

    return (await Promise.all(slugs.map(find))).filter((record) => record !== null);
  },
});

/**
 * Adds `strapiArticles(slugs:)` and `strapiProjects(slugs:)`, which return records in the order of
 * the slugs. Gatsby reruns such a query only when one of these records changes, and one with
 * `allStrapiArticle` when any article changes.
 */
export const createSlugResolvers = ({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">) =>
  createResolvers({
    Query: {
      strapiArticles: slugResolver("STRAPI_ARTICLE"),
      strapiProjects: slugResolver("STRAPI_PROJECT"),
    },
  });
