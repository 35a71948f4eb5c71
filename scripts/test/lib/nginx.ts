import { findNginx } from "../../publisher/testing/find-nginx.ts";
import { installPackages, mayInstall } from "./debian.mjs";

/**
 * Sees to an nginx for the tests of publisher/: continuous integration installs Debian's, and
 * elsewhere they do without one that is not there.
 *
 * @returns what there is, in words.
 */
export const prepareNginx = async () => {
  if (!findNginx() && process.env.CI && mayInstall()) {
    await installPackages(["nginx-light", "libnginx-mod-http-brotli-static"]);
  }

  return findNginx()?.program ?? "none with its Brotli module, its tests are skipped";
};
