import { join } from "node:path";

import { temporaryFolder, writeFiles } from "./built-site.ts";
import { type Nginx, nginxConf } from "./nginx-conf.ts";
import { freePort } from "./ports.ts";
import { startServerProcess } from "./server-process.ts";

/**
 * Starts nginx with the files of the current release.
 *
 * @returns its port, and how to stop it.
 */
export const startNginx = async (nginx: Nginx, releases: string) => {
  const folder = temporaryFolder();
  const port = await freePort();
  const files = join(releases, "current/hosts/nginx");
  const http = `
  include ${files}/http.conf;
  server {
    listen 127.0.0.1:${port};
    set $releases ${releases};
    include ${files}/server.conf;
  }`;
  writeFiles(folder, { "/nginx.conf": nginxConf(nginx, folder, http) });
  const command = [nginx.program, "-c", join(folder, "nginx.conf"), "-p", folder] as const;

  return { port, stop: await startServerProcess("nginx", [...command], port) };
};
