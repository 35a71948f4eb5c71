import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Rules } from "../rules.ts";
import { caddy } from "./caddy.ts";
import { cloudflare } from "./cloudflare.ts";
import { cloudfront } from "./cloudfront.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";

const hosts: Record<string, (rules: Rules, paths: string[]) => Record<string, string>> = {
  nginx,
  cloudflare,
  netlify,
  cloudfront,
  caddy,
};

/** What a host takes of a file, and ignores or refuses beyond. */
const limits = [
  {
    name: "cloudfront/request.js",
    most: 10 * 1024,
    unit: "bytes",
    sizeOf: (text: string) => Buffer.byteLength(text),
  },
  {
    name: "cloudflare/_redirects",
    most: 2000,
    unit: "lines",
    sizeOf: (text: string) => text.split("\n").length - 1,
  },
];

/** Says what a host would not take. The release is good for all others. */
const warnOfLimit = (name: string, text: string) => {
  const limit = limits.find((one) => one.name === name);
  const size = limit?.sizeOf(text) ?? 0;
  if (!limit || size <= limit.most) return;
  console.warn(
    `hosts/${name} has ${size} ${limit.unit} and that host takes ${limit.most}: unpublish redirects that are no longer needed, or use another host.`,
  );
};

/**
 * Writes what each host is to be told into the folder of a release, all from the same rules:
 * they are small, and so the configuration a release was made for is always with it.
 *
 * @param paths of all files of the site, and of those kept for open tabs.
 */
export const writeHosts = async (folder: string, rules: Rules, paths: string[]) => {
  for (const [name, write] of Object.entries(hosts)) {
    const place = join(folder, "hosts", name);
    await mkdir(place, { recursive: true });
    for (const [file, text] of Object.entries(
      write(
        rules,
        paths.filter((path) => !/\.(br|gz)$/.test(path)),
      ),
    )) {
      warnOfLimit(`${name}/${file}`, text);
      await writeFile(join(place, file), text);
    }
  }
};
