import { readFileSync } from "node:fs";
import { join } from "node:path";

const template = join(import.meta.dirname, "../../../deploy/nginx/website.conf.template");

/**
 * The configuration in deploy/nginx, without IPv6.
 *
 * @param names the values of its variables.
 */
export const renderNginxTemplate = (names: Record<string, string>) =>
  readFileSync(template, "utf8")
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replace(/\$\{(\w+)\}/g, (_, name: string) => names[name] ?? "");
