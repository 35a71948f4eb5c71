import assert from "node:assert/strict";
import type { IncomingMessage, Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { until } from "./wait";

const collectGarbage = () => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
};

/** Node's pool of parsers retains the last request of each. */
const heldByNode = 2;
/** Tolerance in bytes, less than the size of one upload. */
const roundingError = 1_000_000;

/**
 * Checks that a server in this process does not leak requests. After a garbage collection, it counts
 * reachable requests and bytes of bodies, which, unlike the heap size, do not depend on the machine.
 */
export const watchMemory = (server: Server) => {
  const requests: WeakRef<IncomingMessage>[] = [];
  server.on("request", (request) => requests.push(new WeakRef(request)));
  collectGarbage();
  const bytesBefore = process.memoryUsage().arrayBuffers;

  return {
    assertFreed: async () => {
      assert.ok(requests.length > 0, "requests were watched");
      await until("nothing of the requests is reachable", () => {
        collectGarbage();
        const reachable = requests.filter((reference) => reference.deref() !== undefined).length;
        const bytes = process.memoryUsage().arrayBuffers - bytesBefore;

        return reachable <= heldByNode && bytes < roundingError;
      });
    },
  };
};
