import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";

import { buildSchema, type GraphQLSchema } from "graphql";

import type { PreviewQueries } from "../build/preview-data";

/** The built site whose code renders the drafts. */
export type Release = {
  /** Directory of the public files. */
  siteDir: string;
  queries: PreviewQueries;
  schema: GraphQLSchema;
  /** HTML of a page, the template for drafts. */
  shell: string;
};

/** Thrown if there is no build. */
export class NoReleaseError extends Error {
  override name = "NoReleaseError";
}

const read = (siteDir: string, data: string): Release => ({
  siteDir,
  queries: JSON.parse(readFileSync(join(data, "queries.json"), "utf8")) as PreviewQueries,
  schema: buildSchema(readFileSync(join(data, "schema.graphql"), "utf8"), {
    assumeValidSDL: true,
  }),
  shell: readFileSync(join(data, "shell.html"), "utf8"),
});

/** The current release, or the last build without releases. */
const locate = (releases: string, publicDir: string) => {
  const current = join(releases, "current");
  if (!existsSync(current)) return { siteDir: publicDir, data: join(publicDir, ".preview") };

  // The symbolic link may be switched between two reads.
  const folder = realpathSync(current);
  return { siteDir: join(folder, "site"), data: join(folder, "preview") };
};

/**
 * Reads the current release, again after each switch.
 *
 * @param releases directory of the releases.
 * @param publicDir directory of the last build, used if there is no release.
 */
export const createReleaseReader = (releases: string, publicDir: string) => {
  let last: { key: string; release: Release } | undefined;

  return {
    /** @throws {NoReleaseError} if there is none. */
    current: (): Release => {
      const { siteDir, data } = locate(releases, publicDir);
      const queries = join(data, "queries.json");
      if (!existsSync(queries)) {
        throw new NoReleaseError("There is no build to preview: run npm run release.");
      }
      const key = `${queries} ${statSync(queries).mtimeMs}`;
      if (last?.key !== key) last = { key, release: read(siteDir, data) };

      return last.release;
    },
  };
};

export type ReleaseReader = ReturnType<typeof createReleaseReader>;
