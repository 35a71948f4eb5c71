import type { CreateResolversArgs } from "gatsby";

type Image = { parent: string; internal: { contentDigest: string } };
type Resolve = (source: Image, args: object, context: Context, info: Info) => Promise<unknown>;
type Info = { originalResolver: Resolve };
type Context = {
  nodeModel: { getNodeById: (query: { id: string }) => Image | null };
};

/** Memoizes gatsbyImageData per file and arguments, which took half of all query time. */
export const memoizeImageData = ({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">) => {
  const cache = new Map<string, Promise<unknown>>();

  const resolve: Resolve = (source, args, context, info) => {
    // Registers the file as a dependency of the query.
    const file = context.nodeModel.getNodeById({ id: source.parent });
    const key = JSON.stringify([source.parent, file?.internal.contentDigest, args]);
    const cached = cache.get(key);
    if (cached) return cached;

    const result = info.originalResolver(source, args, context, info);
    cache.set(key, result);
    result.catch(() => cache.delete(key));

    return result;
  };

  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
};
