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

/** Lines of Cloudflare's _redirects; it ignores those beyond. */
const mostRedirects = 2000;

/** Says what Cloudflare would not take. The release is good for all others. */
const warnOverLimit = (name: string, text: string) => {
  const lines = text.split("\n").length - 1;
  if (name !== "cloudflare/_redirects" || lines <= mostRedirects) return;
  console.warn(
    `hosts/${name} has ${lines} lines and that host takes ${mostRedirects}: unpublish redirects that are no longer needed, or use another host.`,
  );
};

/**
 * Writes what each host is to be told into the folder of a release, all from the same rules:
 * they are small, and so the configuration a release was made for is always with it.
 *
 * @param paths of all files of the site, and of those kept for open tabs.
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
