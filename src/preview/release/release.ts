import { existsSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { buildSchema, type GraphQLSchema } from "graphql";

import type { PreviewQueries } from "../../gatsby/files/preview-data";

import { readIn } from "./files";

/** The built site whose code renders the drafts. */
export type Release = {
  /** Directory of the public files. */
  siteDir: string;
  queries: PreviewQueries;
  schema: GraphQLSchema;
  /** HTML of a page, the template for drafts. */
  shell: string;
  /** Folder of the code that renders pages. */
  renderDir: string;
};

/** Thrown if there is no build. */
export class NoReleaseError extends Error {
  override name = "NoReleaseError";
}

const noBuild = () => new NoReleaseError("There is no build to preview: run npm run release.");

const read = (siteDir: string, folder: string, data: string): Release => {
  const text = (name: string) => {
    const found = readIn(folder, join(data, name));
    if (found === undefined) throw noBuild();

    return found;
  };

  return {
    siteDir,
    queries: JSON.parse(text("queries.json")) as PreviewQueries,
    schema: buildSchema(text("schema.graphql"), { assumeValidSDL: true }),
    shell: text("shell.html"),
    renderDir: join(folder, data, "render"),
  };
};

/** The current release, or the last build without releases. */
const locate = (releases: string, publicDir: string) => {
  const current = join(releases, "current");
  if (!existsSync(current)) {
    const siteDir = join(realpathSync(dirname(publicDir)), basename(publicDir));

    return { siteDir, folder: join(siteDir, ".preview"), data: "" };
  }

  // The symbolic link may be switched between two reads.
  const folder = realpathSync(current);
  if (dirname(folder) !== realpathSync(releases)) throw noBuild();

  return { siteDir: join(folder, "site"), folder, data: "preview" };
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
      const { siteDir, folder, data } = locate(releases, publicDir);
      const queries = join(folder, data, "queries.json");
      if (!existsSync(queries)) throw noBuild();
      const key = `${queries} ${statSync(queries).mtimeMs}`;
      if (last?.key !== key) last = { key, release: read(siteDir, folder, data) };

      return last.release;
    },
  };
};

export type ReleaseReader = ReturnType<typeof createReleaseReader>;
