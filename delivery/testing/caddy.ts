import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { temporaryFolder, writeFiles } from "./built-site.ts";
import { freePort } from "./ports.ts";
import { startServerProcess } from "./server-process.ts";

/** The Caddy of this machine, or null. */
export const findCaddy = () =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "caddy"))
    .find((path) => existsSync(path)) ?? null;

/**
 * Starts Caddy with the file of the current release.
 *
 * @returns its port, and how to stop it.
 */
export const startCaddy = async (program: string, releases: string) => {
  const folder = temporaryFolder();
  const port = await freePort();
  writeFiles(folder, {
    "/Caddyfile": `{
    admin off
    auto_https off
}
import ${releases}/current/hosts/caddy/site.caddy
http://:${port} {
    import site ${releases}
}
`,
  });
  const command = [program, "run", "--config", join(folder, "Caddyfile")] as const;
  const home = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };

  return { port, stop: await startServerProcess("Caddy", [...command], port, home) };
};
