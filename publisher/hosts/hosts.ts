import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { HttpRules } from "../http/rules.ts";
import { cloudflare } from "./cloudflare.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";

const hosts: Record<string, (rules: HttpRules, paths: string[]) => Record<string, string>> = {
  nginx,
  cloudflare,
  netlify,
};

/** Cloudflare ignores further lines of `_redirects`. */
const mostRedirects = 2000;

/** A warning only: the release is good for other hosts. */
const warnOverLimit = (name: string, text: string) => {
  const lines = text.split("\n").length - 1;
  if (name !== "cloudflare/_redirects" || lines <= mostRedirects) return;
  console.warn(
    `hosts/${name} has ${lines} lines and that host takes ${mostRedirects}: unpublish redirects that are no longer needed, or use another host.`,
  );
};

/**
 * Writes `hosts/` of a release: the configuration of every host, so that it fits the release.
 *
 * @param paths of all files of the site, and of all assets.
 */
export const writeHostConfigs = async (folder: string, rules: HttpRules, paths: string[]) => {
  for (const [name, write] of Object.entries(hosts)) {
    const place = join(folder, "hosts", name);
    await mkdir(place, { recursive: true });
    for (const [file, text] of Object.entries(
      write(
        rules,
        paths.filter((path) => !/\.(br|gz)$/.test(path)),
      ),
    )) {
      warnOverLimit(`${name}/${file}`, text);
      await writeFile(join(place, file), text);
    }
  }
};
