import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { temporaryFolder, writeFiles } from "./built-site.ts";
import type { findNginx } from "./find-nginx.ts";
import { answers, freePort } from "./ports.ts";

/**
 * Starts nginx with the files of the current release.
 *
 * @returns its port, and how to stop it.
 */
export const startNginx = async (
  { program, module }: NonNullable<ReturnType<typeof findNginx>>,
  releases: string,
) => {
  const folder = temporaryFolder();
  const port = await freePort();
  const files = join(releases, "current/hosts/nginx");
  writeFiles(folder, {
    "/nginx.conf": `
      ${process.getuid?.() === 0 ? "user root;" : ""}
      load_module ${module};
      daemon off;
      pid ${folder}/nginx.pid;
      error_log stderr warn;
      events {}
      http {
        access_log off;
        client_body_temp_path ${folder}/body;
        proxy_temp_path ${folder}/proxy;
        fastcgi_temp_path ${folder}/fastcgi;
        uwsgi_temp_path ${folder}/uwsgi;
        scgi_temp_path ${folder}/scgi;
        include ${files}/http.conf;
        server {
          listen 127.0.0.1:${port};
          set $releases ${releases};
          include ${files}/server.conf;
        }
      }`,
  });
  const child = spawn(program, ["-c", join(folder, "nginx.conf"), "-p", folder], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let ended = false;
  let words = "";
  child.stderr.on("data", (chunk) => (words += chunk));
  child.once("exit", () => (ended = true));
  while (!(await answers(port))) if (ended) throw new Error(`nginx does not start: ${words}`);

  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      if (!ended) await once(child, "exit");
    },
  };
};
