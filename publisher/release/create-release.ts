import { chmod, copyFile, cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { linkSync, mkdirSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";

import { countPages } from "../../common/builds/builds.ts";
import { forEachLimit } from "../../common/for-each-limit.ts";
import { OperatorError } from "../../common/operator-error.ts";
import { isImmutable } from "../../common/builds/immutable-files.ts";
import { isPublicFile } from "../../common/builds/public-files.ts";
import { exists, listFiles, statOrNull } from "../files.ts";
import { cspHash } from "./csp/header.ts";
import { createCsp } from "./csp/page.ts";
import { deliveryDir, type DeliveryManifest, readDeliveryManifest } from "./delivery-manifest.ts";
import { hostConfigs } from "./hosts/host-configs.ts";
import { compress, type Effort, encodings, isCompressible } from "./compress.ts";
import { findPageChanges } from "./page-changes.ts";
import { createHttpRules, type HttpRules } from "./rules.ts";
import { policyOf, readSources, stampsOf, writeSources } from "./sources.ts";
import {
  changesFile,
  contentFile,
  type BuildDetails,
  listAssets,
  listReleases,
  type Release,
  releaseFile,
  tempPrefix,
} from "./releases.ts";

type Source = BuildDetails & {
  /** The folder that Gatsby wrote. */
  publicDir: string;
  releases: string;
  /** The effort of compression; the best by default. */
  effort?: Effort | undefined;
};

type Folders = {
  /** The folder that Gatsby wrote. */
  publicDir: string;
  release: string;
  /** The folder of the newest release: unchanged files are hard-linked from it. */
  previous: string | null;
  effort: Effort;
};

/** Integrity hashes of all scripts, by path. */
const integritiesOf = async (publicDir: string, paths: string[]) => {
  const hashes = new Map<string, string>();
  for (const path of paths.filter((file) => file.endsWith(".js"))) {
    hashes.set(path, cspHash(await readFile(join(publicDir, path)), "sha384"));
  }

  return hashes;
};

const extensions = ["", ...encodings.map(({ extension }) => extension)];

const fallbackIfMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;

    return value;
  };

/**
 * Hard-links a file of an earlier site with its compressed copies.
 *
 * @param files those that the earlier site has.
 * @returns false if the file is missing.
 */
const linkFrom = (earlier: string, site: string, path: string, files: ReadonlySet<string>) => {
  if (!files.has(path)) return false;
  for (const name of extensions.map((extension) => path + extension)) {
    if (files.has(name)) linkSync(join(earlier, name), join(site, name));
  }

  return true;
};

/** The size of a file with its compressed copies. */
const bytesOf = (site: string, path: string) =>
  extensions.reduce(
    (sum, extension) => sum + (statOrNull(join(site, path + extension))?.size ?? 0),
    0,
  );

const writeWithCopies = async (site: string, path: string, content: Buffer, effort: Effort) => {
  await writeFile(join(site, path), content);
  for (const copy of await compress(path, content, effort)) {
    await writeFile(join(site, path + copy.extension), copy.content);
  }
};

/**
 * Writes `site/`: pages with CSP, `.br` and `.gz` copies. Unchanged files keep their mtime, hence
 * their ETag.
 *
 * @throws {OperatorError} that names the page, if the policy does not allow its inline code.
 */
const writeSite = async (
  { publicDir, release, previous, effort }: Folders,
  manifest: DeliveryManifest,
) => {
  const site = join(release, "site");
  const earlier = previous && join(previous, "site");
  const earlierFiles = new Set(earlier ? await listFiles(earlier) : []);
  const paths = (await listFiles(publicDir)).filter(isPublicFile);
  const integrities = await integritiesOf(publicDir, paths);
  const applyCsp = createCsp({ manifest, integrities });

  const contentOf = (path: string, file: Buffer) => {
    if (!path.endsWith(".html")) return file;
    try {
      return Buffer.from(applyCsp(file.toString()));
    } catch (error) {
      if (error instanceof OperatorError) throw new OperatorError(`${path}: ${error.message}`);
      throw error;
    }
  };
  const isEqual = async (path: string, content: Buffer) =>
    (await readFile(join(earlier ?? "", path)).catch(fallbackIfMissing(null)))?.equals(content);
  const before = await readSources(previous);
  const policy = policyOf(manifest, integrities);
  const stamps = stampsOf(publicDir, paths);
  const quick = new Set(before?.quick);
  const isSame = (path: string) =>
    before?.stamps[path] === stamps[path] && (!path.endsWith(".html") || before?.policy === policy);
  const linkUnchanged = (path: string) =>
    earlier !== null && isSame(path) && linkFrom(earlier, site, path, earlierFiles);

  for (const folder of new Set(paths.map((path) => dirname(join(site, path))))) {
    mkdirSync(folder, { recursive: true });
  }
  let bytes = 0;
  const changed = paths.filter((path) => !linkUnchanged(path));
  await forEachLimit(changed, async (path) => {
    const content = contentOf(path, await readFile(join(publicDir, path)));
    if (earlier && (await isEqual(path, content))) linkFrom(earlier, site, path, earlierFiles);
    else {
      // Assets are copied from the first release that has them.
      const own = isImmutable(path) ? "best" : effort;
      await writeWithCopies(site, path, content, own);
      if (own === "quick" && isCompressible(path, content.length)) quick.add(path);
      else quick.delete(path);
    }
  });
  for (const path of paths) bytes += bytesOf(site, path);
  const present = new Set(paths);
  await writeSources(release, {
    policy,
    stamps,
    quick: [...quick].filter((path) => present.has(path)),
  });

  return { pages: paths.filter((path) => path.endsWith("/index.html")).length, bytes };
};

const releaseId = (time: Date, attempt: number) =>
  time.toISOString().replace(/[-:]|\.\d+/g, "") + (attempt > 1 ? `-${attempt}` : "");

const isTaken = (error: unknown) =>
  ["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "");

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes release.json and renames the folder to the first free id. */
const finalize = async (
  folder: string,
  releases: string,
  { rules, ...details }: Omit<Release, "id"> & { rules: HttpRules },
) => {
  for (let attempt = 1; ; attempt += 1) {
    const release = { id: releaseId(new Date(details.createdAt), attempt), ...details };
    await writeFile(join(folder, releaseFile), toJson({ ...release, rules }));
    try {
      await rename(folder, join(releases, release.id));

      return release;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
};

/** Copies the preview server's files. */
const copyPreview = async (publicDir: string, folder: string) => {
  const preview = join(folder, "preview");
  await mkdir(preview);
  if (await exists(join(publicDir, ".preview"))) {
    await cp(join(publicDir, ".preview"), preview, { recursive: true });
  }
};

/** Copies the content, readable only by the owner, because it may be confidential. */
const copyContent = async (publicDir: string, folder: string) => {
  const source = join(publicDir, deliveryDir, contentFile);
  const target = join(folder, contentFile);
  if (!(await exists(source))) return;
  await copyFile(source, target);
  await chmod(target, 0o600);
};

/**
 * Creates a release of the built site. It goes live once it is activated.
 *
 * @throws {OperatorError} if there is no built site, or the CSP does not allow a page.
 */
export const createRelease = async ({
  publicDir,
  releases,
  inputs = null,
  build = null,
  content,
  seconds = null,
  effort = "best",
}: Source): Promise<Release> => {
  if (!(await exists(join(publicDir, "index.html")))) {
    throw new OperatorError(`There is no built site in ${publicDir}: run npm run release.`);
  }
  const manifest = await readDeliveryManifest(publicDir);
  const createdAt = new Date().toISOString();
  const [newest] = await listReleases(releases);
  const previous = newest ? join(releases, newest.id) : null;
  const folder = join(releases, tempPrefix + randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const siteStats = await writeSite({ publicDir, release: folder, previous, effort }, manifest);
    await copyPreview(publicDir, folder);
    await copyContent(publicDir, folder);
    const files = await listFiles(join(folder, "site"));
    const rules = createHttpRules(manifest, files);
    const paths = [...files, ...(await listAssets(releases))];
    for (const [path, text] of Object.entries(hostConfigs(rules, [...new Set(paths)]))) {
      await mkdir(dirname(join(folder, "hosts", path)), { recursive: true });
      await writeFile(join(folder, "hosts", path), text);
    }

    const { redirects } = rules;
    const changes = await findPageChanges(releases, { folder, files, inputs, redirects });
    if (changes) await writeFile(join(folder, changesFile), toJson(changes));

    return await finalize(folder, releases, {
      createdAt,
      inputs,
      build,
      ...(content && { content }),
      ...siteStats,
      seconds,
      held: manifest.held,
      brokenLinks: manifest.brokenLinks,
      isSample: manifest.isSample,
      ...(changes && { changedPages: countPages(changes) }),
      rules,
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};
