import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { packagesIn } from "./install.mjs";
import { cmsRoot, root } from "./project.mjs";

const sources = [
  "src",
  "publisher",
  "static",
  "cms/src/api",
  "cms/src/components",
  "cms/src/content/rules",
  "cms/src/lib",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** @param {string} path @returns {string[]} the files at or below a path, in one order, without packages. */
export const filesAt = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name !== "node_modules")
        .sort()
        .flatMap((name) => filesAt(join(path, name)))
    : [path];

// The build writes it.
const written = join(root, "src/gatsby-types.d.ts");

/** The files of this project that a build of the site is made from. */
export const sourceFiles = () =>
  sources.flatMap((path) => filesAt(join(root, path))).filter((file) => file !== written);

/** @typedef {{ options: { draftAndPublish?: boolean }, kind: string, info: { singularName: string, pluralName: string }, attributes: Record<string, unknown> }} Schema */

/** The day in UTC, as 2026-11-22. */
export const today = () => new Date().toISOString().slice(0, 10);

const contentAddresses = () =>
  filesAt(join(cmsRoot, "src/api"))
    .filter((file) => file.endsWith("schema.json"))
    .map((file) => /** @type {Schema} */ (JSON.parse(readFileSync(file, "utf8"))))
    .filter(({ options }) => options.draftAndPublish)
    .flatMap(({ kind, info, attributes }) =>
      kind === "singleType"
        ? [`/api/${info.singularName}?fields=updatedAt`]
        : [
            `/api/${info.pluralName}?fields=updatedAt&sort=updatedAt:desc&pagination[pageSize]=1`,
            // How many are past their last day.
            ...("closesOn" in attributes
              ? [`/api/${info.pluralName}?fields=closesOn&filters[closesOn][$lt]=${today()}`]
              : []),
          ],
    );

/** One value for the names and the content of files. @param {string[]} files */
export const hashOf = (files) => {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));

  return hash.digest("hex");
};

/** What npm has installed, without what only tests and checks need. */
const installedPackages = () => {
  const packages = packagesIn(join(root, "node_modules/.package-lock.json")) ?? {};

  return JSON.stringify(Object.entries(packages).filter(([, { dev }]) => !dev));
};

/** Whether a build of the site reads a setting; an empty one counts as not set. @param {[name: string, value: string]} setting */
const isRead = ([name, value]) =>
  value !== "" && /^(GATSBY_|SITE_URL|STRAPI_|STYLE_GUIDE|HSTS_|CSP_)/.test(name);

/**
 * What a build of the site is made from besides content, by name.
 *
 * @param {Record<string, string>} settings
 */
export const madeFrom = (settings) => ({
  code: hashOf(sourceFiles()),
  packages: createHash("sha256").update(installedPackages()).digest("hex"),
  settings: createHash("sha256")
    .update(JSON.stringify(Object.entries(settings).filter(isRead).sort()))
    .digest("hex"),
  Node: process.version,
});

/** What a build of the site is made from besides content, in one word. @param {Record<string, string>} settings */
export const inputsOf = (settings) =>
  createHash("sha256")
    .update(JSON.stringify(madeFrom(settings)))
    .digest("hex");

/**
 * What a build of the site is made from, in one word: the code, the settings, and
 * of the content how many records there are and when the newest was changed.
 *
 * @param {Record<string, string>} settings
 * @param {string} [inputs] of these settings, where they are known.
 */
export const fingerprint = async (settings, inputs = inputsOf(settings)) => {
  const hash = createHash("sha256").update(inputs);
  for (const address of [...contentAddresses(), "/api/upload/files"]) {
    const answer = await fetch(settings.STRAPI_API_URL + address, {
      headers: { Authorization: `Bearer ${settings.STRAPI_TOKEN}` },
      signal: AbortSignal.timeout(10_000),
    });
    hash.update(`${address} ${answer.status}`).update(await answer.text());
  }

  return hash.digest("hex");
};
