import { statSync } from "node:fs";

import { OperatorError } from "../../common/operator-error.ts";

/** @throws OperatorError if there is no such folder. */
export const checkFolder = (folder: string): void => {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) throw new OperatorError(`${folder} does not exist: check its name.`);
  if (!stats.isDirectory()) throw new OperatorError(`${folder} is a file: name a folder.`);
};
