import type { SourceNodesArgs } from "gatsby";

import { hourOf } from "../../../common/last-day";
import { isStartingToWait } from "../settings";

/** The time of the build: the publisher's, which builds twice for one time to compare, or the present. */
export const buildTime = (): Date => new Date(process.env.BUILD_TIME || Date.now());

/** What pages may know of the time of the build, in UTC: they change when it does. */
export const buildFields = (time: Date) => {
  const hour = hourOf(time);

  return { hour, day: hour.slice(0, "2027-06-30".length) };
};

/** The GraphQL type of the node with these fields. */
export const buildTypeDefinition =
  "type Build implements Node @dontInfer { hour: String! day: String! }";

/**
 * Creates the node with the hour and the day of the build. Gatsby's own `site.buildTime` is that of its start: for a
 * Gatsby that stays, long ago.
 */
export const createBuildNode = async ({
  actions,
  createContentDigest,
}: Pick<SourceNodesArgs, "actions" | "createContentDigest">) => {
  // Gatsby would store the node at once, but which pages it changes only with a build.
  if (isStartingToWait()) return;
  const fields = buildFields(buildTime());
  const internal = { type: "Build", contentDigest: createContentDigest(fields.hour) };
  await actions.createNode({ id: "build", parent: null, children: [], ...fields, internal });
};
