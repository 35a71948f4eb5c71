import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { temporaryFolder, writeFiles } from "./built-site.ts";
import { answers, freePort } from "./ports.ts";

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
  const child = spawn(program, ["run", "--config", join(folder, "Caddyfile")], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  let ended = false;
  let words = "";
  child.stderr.on("data", (chunk) => (words += chunk));
  child.once("exit", () => (ended = true));
  while (!(await answers(port))) if (ended) throw new Error(`Caddy does not start: ${words}`);

  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      if (!ended) await once(child, "exit");
    },
  };
};
