import { join } from "node:path";

import { readCheckedRules } from "../../release/hosts/checked-rules.ts";
import { nginx as configure } from "../../release/hosts/nginx.ts";
import { getFreePort } from "../../ports.ts";
import { createTempDir, writeFiles } from "./built-site.ts";
import { type Nginx, nginxConf } from "./nginx-conf.ts";
import { startServerProcess } from "./server-process.ts";

/**
 * @param http the content of the `http` block.
 * @param port to wait for, without TLS.
 * @returns a function that stops nginx.
 */
export const startNginxWith = (
  nginx: Nginx,
  http: string,
  port: number,
  options: Parameters<typeof nginxConf>[3] = {},
) => {
  const folder = createTempDir();
  writeFiles(folder, { "/nginx.conf": nginxConf(nginx, folder, http, options) });

  return startServerProcess(
    "nginx",
    [nginx.program, "-c", join(folder, "nginx.conf"), "-p", folder],
    port,
  );
};

/** Writes the configuration of the current release. @returns its folder. */
export const writeNginxRules = async (releases: string) => {
  const files = configure(await readCheckedRules(join(releases, "current/release.json")));
  const paths = Object.entries(files).map(([name, text]) => [`/${name}`, text] as const);

  return writeFiles(createTempDir(), Object.fromEntries(paths));
};

/**
 * Starts nginx with the current release.
 *
 * @returns its port, and a function that stops it.
 */
export const startNginx = async (nginx: Nginx, releases: string) => {
  const port = await getFreePort();
  const files = await writeNginxRules(releases);
  const http = `
  include ${files}/http.conf;
  server {
    listen 127.0.0.1:${port};
    set $releases ${releases};
    include ${files}/server.conf;
  }`;

  return { port, stop: await startNginxWith(nginx, http, port) };
};
