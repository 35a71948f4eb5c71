import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { OperatorError } from "../../common/operator-error.ts";
import { getFreePort } from "../../publisher/ports.ts";
import { runMain, runProgram, start } from "../../publisher/process.ts";
import { findNginx } from "../../publisher/tests/support/find-nginx.ts";
import { nginxConf } from "../../publisher/tests/support/nginx-conf.ts";
import { renderNginxTemplate } from "../../publisher/tests/support/nginx-template.ts";
import { compileCms } from "../lib/cms.ts";
import { cmsDir } from "../lib/project.ts";

/** The limits and the CMS's server of deploy/nginx, without TLS. */
const cmsServer = (port: number, upstream: string) => {
  const website = renderNginxTemplate({
    CMS_DOMAIN: "cms",
    CMS_UPSTREAM: upstream,
    ERROR_LOG: "/dev/null",
    ACCESS_LOG: "off",
  });
  const limits = website.match(/^limit_conn.*$/gm)?.join("\n") ?? "";
  const server = website
    .split(/^(?=server \{$)/m)
    .find((block) => block.includes("server_name cms;"));
  if (!server) throw new OperatorError("deploy/nginx has no server of the CMS.");

  return `${limits}\n${server
    .replace(/^ *listen .*$/m, `listen 127.0.0.1:${port};`)
    .replace(/^ *(ssl_|server_name|access_log).*$/gm, "")}`;
};

/** Starts nginx before the CMS. @returns its port. */
const startNginx = async (upstream: string) => {
  const nginx = findNginx();
  if (!nginx) throw new OperatorError("This needs nginx with its Brotli module: install it.");
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const port = await getFreePort();
  // As many connections as in deploy/nginx/container.conf.
  const conf = nginxConf(nginx, folder, cmsServer(port, upstream), {}).replace(
    "events {}",
    "events { worker_connections 4096; }",
  );
  writeFileSync(join(folder, "nginx.conf"), conf);
  start(nginx.program, ["-c", join(folder, "nginx.conf"), "-p", folder], { show: true });

  return port;
};

// `npm --prefix cms run bench:attack`: the CMS under attack, behind the nginx of deploy/nginx.
await runMain(async () => {
  await compileCms();
  const run = (name: string, env = {}) =>
    runProgram(process.execPath, [join(cmsDir, "dist/bench", name)], {
      cwd: cmsDir,
      env,
      show: true,
      failure: "The attack slows or shuts out others: see above.",
    });
  await run("single-requests.js");
  const cmsPort = String(await getFreePort());
  const port = await startNginx(`127.0.0.1:${cmsPort}`);
  await run("attack.js", {
    CMS_PORT: cmsPort,
    CMS_TRUST_PROXY: "true",
    BENCH_URL: `http://127.0.0.1:${port}`,
  });
});
