import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

// Below the ephemeral ports: an outgoing connection could occupy one before the server starts.
const [lowest, highest] = [20_000, 32_000];

const isFree = async (port: number) => {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
};

/** A free port. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
};
