import { existsSync } from "node:fs";

import { runProgram } from "../../../publisher/process.ts";
import { findNginx } from "../../../publisher/tests/support/find-nginx.ts";

/** True as root on Debian or a derivative. */
export const canInstallPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs packages of the distribution. */
export const installPackages = async (names: string[]): Promise<void> => {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runProgram("apt-get", ["update", "-qq"], {
    env,
    failure: "apt-get update failed: see above.",
  });
  await runProgram("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
    env,
    failure: `apt-get could not install ${names.join(", ")}: see above.`,
  });
};

/**
 * Finds nginx for the tests of publisher/, which skip what needs it. Only continuous integration
 * installs it.
 *
 * @returns its path, or why there is none.
 */
export const findOrInstallNginx = async (): Promise<string> => {
  if (!findNginx() && process.env.CI && canInstallPackages()) {
    await installPackages(["nginx-light", "libnginx-mod-http-brotli-static"]);
  }

  return findNginx()?.program ?? "none with the Brotli module: its tests are skipped";
};
