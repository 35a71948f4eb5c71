import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

import { OperatorError } from "../../common/operator-error.ts";

/** The CMS's program that imports a work folder, and the folder in which it runs. */
export type CmsProgram = { program: string; cwd: string };

/**
 * Runs the CMS's program with a work folder.
 *
 * @returns its exit code.
 * @throws OperatorError if the CMS is not compiled.
 */
export const runCms = async ({ program, cwd }: CmsProgram, folder: string): Promise<number> => {
  if (!existsSync(program)) {
    throw new OperatorError(`${program} does not exist: run npm run setup to compile the CMS.`);
  }
  const child = spawn(process.execPath, [program, folder], { cwd, stdio: "inherit" });

  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
};
