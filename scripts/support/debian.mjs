import { existsSync } from "node:fs";

import { run } from "./processes.mjs";

/** Whether packages can be installed here: Debian or one of its children, as root. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * Installs packages of the distribution.
 *
 * @param {string[]} names
 */
export const installPackages = async (names) => {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, failure: "apt-get update failed: see above." });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
    env,
    failure: `apt-get could not install ${names.join(", ")}: see above.`,
  });
};
