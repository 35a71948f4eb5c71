import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { styleGuidePath } from "../../../common/catalogue/paths.ts";
import { decodedPath } from "../../../common/paths/decoded-path.ts";
import type { Content } from "../../../common/launch/content-findings.ts";
import { type Finding, placesFinding } from "../../../common/launch/finding.ts";
import { sampleFileDigests } from "../../../common/launch/sample-digests.ts";
import { listFiles } from "../../../publisher/files.ts";
import { readRules } from "../../../publisher/release/rules.ts";
import { redirectFinder } from "../../../common/paths/redirect-source.ts";

/** The digest of a file, by which the sample's logo and pictures are recognized. */
export const fileDigest = (file: string) =>
  createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);

/** The sample's logo and icon, and its share picture if the site uses it. */
const brandFindings = (root: string, content: Content): Finding[] => {
  const site = content.find(({ type }) => type.name === "site")?.records[0];
  const { name: shareImage } = (site?.shareImage ?? {}) as { name?: string };
  const places = Object.entries(sampleFileDigests)
    .filter(([file]) => !file.endsWith("/share.png") || shareImage === "share.png")
    .filter(
      ([file, digest]) => existsSync(join(root, file)) && fileDigest(join(root, file)) === digest,
    )
    .map(([file]) => file);

  return placesFinding(
    "error",
    "These are the sample's logo, icon or share picture: replace them.",
    places,
  );
};

/** Licenses that allow a font on a website. */
const fontLicense = /SIL Open Font License|Apache License|MIT License/i;

const fontFindings = (root: string): Finding[] => {
  const folder = join(root, "brand/fonts");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const families = files
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => file.replace(/(-(english|latin|latin-ext))?\.woff2$/, ""));
  const isLicensed = (family: string) =>
    files.includes(`LICENSE-${family}`) &&
    fontLicense.test(readFileSync(join(folder, `LICENSE-${family}`), "utf8"));
  const places = [...new Set(families)].filter((family) => !isLicensed(family));

  return placesFinding(
    "advice",
    "No license of these fonts is known to allow them on a website: put it beside them in brand/fonts as LICENSE-<name>, and read it.",
    places,
  );
};

/** Links of the pages to pages and files that the release does not have. */
const linkFindings = async (release: string): Promise<Finding[]> => {
  const site = join(release, "site");
  const { redirects } = await readRules(release);
  const findRedirect = redirectFinder(redirects);
  const known = new Map<string, boolean>();
  const exists = (target: string) => {
    const [path = "", query] = target.replaceAll("&amp;", "&").split(/\?(.*)/s);
    const file = decodedPath(path);
    const isKnown =
      known.get(target) ??
      (findRedirect(path, query) !== undefined ||
        existsSync(join(site, file.endsWith("/") ? `${file}index.html` : file)) ||
        existsSync(join(site, file, "index.html")));
    known.set(target, isKnown);

    return isKnown;
  };
  const places = (await listFiles(site))
    .filter((file) => file.endsWith(".html") && !file.startsWith(styleGuidePath))
    .flatMap((file) => {
      const html = readFileSync(join(site, file), "utf8");
      const targets = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(
        ([, target = ""]) => target,
      );
      const dead = [...new Set(targets)].filter((target) => !exists(target));

      return dead.map((target) => `${file.replace(/index\.html$/, "")} links to ${target}`);
    })
    .sort();

  return placesFinding("error", "These links lead nowhere: correct them.", places);
};

/** What of a release and of the sources should not go live. */
export const releaseFindings = async (
  root: string,
  release: string,
  content: Content,
): Promise<Finding[]> => [
  ...brandFindings(root, content),
  ...fontFindings(root),
  ...(await linkFindings(release)),
];
