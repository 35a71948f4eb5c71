import type { SourceNodesArgs } from "gatsby";

import { hourOf } from "../../../common/last-day";

/** The time of the build: the publisher's, which builds twice for one time to compare, or the present. */
export const buildTime = (): Date => new Date(process.env.BUILD_TIME || Date.now());

/** The GraphQL type of the node with the hour. */
export const buildTypeDefinition = "type Build implements Node @dontInfer { hour: String! }";

/**
 * Creates the node with the hour of the build. Gatsby's own `site.buildTime` is that of its start: for a
 * Gatsby that stays, long ago.
 */
export const createBuildNode = async ({
  actions,
  createContentDigest,
}: Pick<SourceNodesArgs, "actions" | "createContentDigest">) => {
  const hour = hourOf(buildTime());
  const internal = { type: "Build", contentDigest: createContentDigest(hour) };
  await actions.createNode({ id: "build", parent: null, children: [], hour, internal });
};
