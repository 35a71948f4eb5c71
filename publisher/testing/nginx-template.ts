import { readFileSync } from "node:fs";
import { join } from "node:path";

const template = join(import.meta.dirname, "../../deploy/nginx/website.conf.template");

/**
 * The configuration of deploy/nginx, on this machine alone.
 *
 * @param names what stands in its braces.
 */
export const renderNginxTemplate = (names: Record<string, string>) =>
  readFileSync(template, "utf8")
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replace(/\$\{(\w+)\}/g, (_, name: string) => names[name] ?? "");
