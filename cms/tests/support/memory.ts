import assert from "node:assert/strict";
import type { IncomingMessage, Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { until } from "./wait";

const collectGarbage = () => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
};

/** Node's pool of parsers remembers the request that each read last. */
const heldByNode = 2;
/** Smaller than what one upload of a file brings. */
const roundingError = 1_000_000;

/**
 * Watches what a server in this process keeps of its requests. It asks the garbage collector
 * which requests and how many bytes of bodies are still reachable: figures that do not depend
 * on the machine, as the size of a heap does.
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
