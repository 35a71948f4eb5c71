import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Collects garbage, for a process that waits for hours: it should not keep what its last work left behind. */
export const collectGarbage = (): void => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: object) => void;
  // Unlike an ordinary collection, it gives memory back.
  collect({ type: "major", flavor: "last-resort" });
};
