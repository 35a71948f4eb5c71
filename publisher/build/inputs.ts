import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { sha256 } from "../../common/secrets.ts";
import { filesUnder, hashFiles } from "../hash-files.ts";
import { projectDir } from "../project.ts";
import type { Settings } from "../settings.ts";

/** What a build reads besides content, packages and settings. */
export const inputPaths = [
  "brand",
  "common",
  "src",
  "publisher",
  "static",
  "cms/src/api",
  "cms/src/components",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

// Written by the build.
const generated = join(projectDir, "src/generated/query-types.d.ts");

const hashJson = (value: unknown) => sha256(JSON.stringify(value), "hex");

type Package = { dev?: boolean };

/** The packages that npm has installed, without development packages. */
const installedPackages = () => {
  const file = join(projectDir, "node_modules/.package-lock.json");
  if (!existsSync(file)) return [];
  const { packages = {} } = JSON.parse(readFileSync(file, "utf8")) as {
    packages?: Record<string, Package>;
  };

  return Object.entries(packages).filter(([, { dev }]) => !dev);
};

const affectsBuild = ([name, value]: [string, string]) =>
  value !== "" && /^(GATSBY_|SITE_URL|SITE_IS_SAMPLE|STRAPI_|STYLE_GUIDE|HSTS_|CSP_)/.test(name);

/** The input files of a build, without content and packages. */
export const inputFiles = (): string[] =>
  inputPaths
    .flatMap((path) => filesUnder(join(projectDir, path)))
    .filter((file) => file !== generated);

/** The inputs of a build besides content: hashes, and the version of Node. */
export type Inputs = Record<"code" | "packages" | "settings" | "Node", string>;

/** Reads the inputs of a build besides content. */
export const readInputs = (settings: Settings): Inputs => ({
  code: hashFiles(inputFiles()),
  packages: hashJson(installedPackages()),
  settings: hashJson(Object.entries(settings).filter(affectsBuild).sort()),
  Node: process.version,
});

/** One hash of all inputs. */
export const hashInputs = (inputs: Inputs): string => hashJson(inputs);
