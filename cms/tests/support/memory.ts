import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes this process holds on to, after everything that can be freed was freed. */
export const heldMemory = async (): Promise<number> => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  for (let round = 0; round < 4; round++) {
    collect();
    await new Promise((next) => setTimeout(next, 50));
  }
  const { heapUsed, external } = process.memoryUsage();

  return heapUsed + external;
};
