import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { renderNginxTemplate } from "../../publisher/testing/nginx-template.ts";
import { findNginx } from "../../publisher/testing/find-nginx.ts";
import { nginxConf } from "../../publisher/testing/nginx-conf.ts";
import { Failure } from "./failure.mjs";
import { freePort } from "./ports.mjs";
import { run, start } from "./processes.mjs";
import { root } from "./project.mjs";
import { waitFor } from "./wait.mjs";

const deployed = join(root, "deploy/nginx");
const challenge = ".well-known/acme-challenge";

/**
 * Serves the current release over TLS by nginx, as deploy/nginx sets it up, with a certificate
 * that nobody trusts.
 *
 * @param {Record<string, string>} settings
 * @param {number} port
 * @returns the address, the port that redirects to it, and the file of the certificate;
 *   undefined where there is no nginx.
 */
export const serveOverTls = async (settings, port) => {
  const nginx = findNginx();
  if (!nginx) return undefined;

  const folder = mkdtempSync(join(tmpdir(), "site-tls-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, challenge), { recursive: true });
  writeFileSync(join(folder, challenge, "ready"), "");
  const plainPort = await freePort();
  /** @type {Record<string, string>} */
  const names = {
    RELEASES: settings.RELEASES_DIR ?? "",
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
  await run("sh", [join(deployed, "self-signed.sh")], {
    env: names,
    failure: "The certificate for the tests could not be made: see above.",
  });
  const website = renderNginxTemplate(names).replace(
    "https://$host$request_uri",
    `https://$host:${port}$request_uri`,
  );
  writeFileSync(join(folder, "nginx.conf"), nginxConf(nginx, folder, website));
  const child = start(nginx.program, ["-c", join(folder, "nginx.conf"), "-p", folder]);
  const state = await waitFor(`http://localhost:${plainPort}/${challenge}/ready`, child);
  if (state !== "answers")
    throw new Failure("nginx does not start: see above.", { output: child.output() });

  return {
    address: `https://localhost:${port}`,
    plainPort,
    certificate: join(names.TLS ?? "", "fullchain.pem"),
  };
};
