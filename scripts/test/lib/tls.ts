import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { OperatorError } from "../../../common/operator-error.ts";
import { getFreePort } from "../../../publisher/ports.ts";
import { runProgram, start } from "../../../publisher/process.ts";
import { projectDir } from "../../../publisher/project.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { findNginx } from "../../../publisher/tests/support/find-nginx.ts";
import { nginxConf } from "../../../publisher/tests/support/nginx-conf.ts";
import { renderNginxTemplate } from "../../../publisher/tests/support/nginx-template.ts";
import { waitForHttp } from "../../lib/wait.ts";

const challenge = ".well-known/acme-challenge";

/**
 * Serves the current release over TLS by nginx with the configuration of deploy/nginx and a
 * self-signed certificate.
 *
 * @returns its URL, or undefined if nginx is not installed.
 */
export const serveOverTls = async (
  settings: Settings,
  port: number,
): Promise<string | undefined> => {
  const nginx = findNginx();
  if (!nginx) return undefined;

  const folder = mkdtempSync(join(tmpdir(), "site-tls-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, challenge), { recursive: true });
  writeFileSync(join(folder, challenge, "ready"), "");
  const plainPort = await getFreePort();
  const releases = settings.RELEASES_DIR ?? "";
  const values: Settings = {
    RELEASES: releases,
    RULES: join(folder, "rules"),
    ACCESS_LOG: "/dev/null",
    ERROR_LOG: "stderr",
    TLS: join(folder, "tls"),
    ACME_ROOT: folder,
    HTTP_PORT: `127.0.0.1:${plainPort}`,
    HTTPS_PORT: `127.0.0.1:${port}`,
    SITE_DOMAIN: "localhost",
    CMS_DOMAIN: "cms.localhost",
    PREVIEW_DOMAIN: "preview.localhost",
    CMS_UPSTREAM: `127.0.0.1:${settings.CMS_PORT}`,
    PREVIEW_UPSTREAM: `127.0.0.1:${settings.PREVIEW_PORT}`,
  };
  await runProgram("sh", [join(projectDir, "deploy/nginx/placeholders.sh")], {
    env: values,
    failure: "The certificate for the tests could not be created: see above.",
  });
  const program = join(projectDir, "publisher/release/hosts/write-nginx.ts");
  await runProgram(process.execPath, [program, releases, join(folder, "rules")], {
    failure: "nginx's configuration for the tests could not be written: see above.",
  });
  const website = renderNginxTemplate(values).replace(
    "https://$host$request_uri",
    `https://$host:${port}$request_uri`,
  );
  writeFileSync(join(folder, "nginx.conf"), nginxConf(nginx, folder, website, {}));
  const server = start(nginx.program, ["-c", join(folder, "nginx.conf"), "-p", folder]);
  const state = await waitForHttp(`http://localhost:${plainPort}/${challenge}/ready`, server);
  if (state !== "ready") {
    throw new OperatorError("nginx does not start: see above.", { output: server.output() });
  }

  return `https://localhost:${port}`;
};
