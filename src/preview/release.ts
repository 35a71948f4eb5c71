import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";

import { buildSchema, type GraphQLSchema } from "graphql";

import type { PreviewQueries } from "../build/preview-data";

/** The built site whose code draws the drafts. */
export type Release = {
  /** Folder of the files that visitors get. */
  site: string;
  queries: PreviewQueries;
  schema: GraphQLSchema;
  /** A page's HTML, of which those of drafts are made. */
  shell: string;
};

/** Thrown when nothing has been built yet. */
export class NoRelease extends Error {
  override name = "NoRelease";
}

const read = (site: string, data: string): Release => ({
  site,
  queries: JSON.parse(readFileSync(join(data, "queries.json"), "utf8")) as PreviewQueries,
  schema: buildSchema(readFileSync(join(data, "schema.graphql"), "utf8"), {
    assumeValidSDL: true,
  }),
  shell: readFileSync(join(data, "shell.html"), "utf8"),
});

/** Where the newest release is, or the last build where no releases are made. */
const locate = (releases: string, built: string) => {
  const current = join(releases, "current");
  if (!existsSync(current)) return { site: built, data: join(built, ".preview") };

  // The symbolic link may be switched between two reads.
  const folder = realpathSync(current);
  return { site: join(folder, "site"), data: join(folder, "preview") };
};

/**
 * Reads the current release, again each time it is switched.
 *
 * @param releases folder of the releases.
 * @param built folder of the last build, used while there is no release.
 */
export const createReleases = (releases: string, built: string) => {
  let last: { key: string; release: Release } | undefined;

  return {
    /** @throws {NoRelease} with a sentence when there is none. */
    current: (): Release => {
      const { site, data } = locate(releases, built);
      const queries = join(data, "queries.json");
      if (!existsSync(queries)) {
        throw new NoRelease(
          "There is no built site to preview with yet: build it once with npm run release.",
        );
      }
      const key = `${queries} ${statSync(queries).mtimeMs}`;
      if (last?.key !== key) last = { key, release: read(site, data) };

      return last.release;
    },
  };
};

export type Releases = ReturnType<typeof createReleases>;
