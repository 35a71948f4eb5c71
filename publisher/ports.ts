import { randomInt } from "node:crypto";
import { createServer } from "node:net";

import { OperatorError } from "../common/operator-error.ts";

/** Listens on a port for a moment. Rejects with the system's error if that fails. */
const probePort = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });

/** The first free port after this one. */
const nextFreePort = (port: number, others: readonly number[]): Promise<number> => {
  const next = port < 65535 ? port + 1 : 9000;
  const isOther = others.includes(next) ? Promise.reject(new Error()) : probePort(next);

  return isOther.catch(() => nextFreePort(next, others));
};

/**
 * Checks that nothing listens on a port of this machine.
 *
 * @param name the setting that changes it, for the message.
 * @param others further ports of this project, which the message does not propose.
 * @throws {OperatorError}
 */
export const assertPortFree = async (
  port: number,
  name: string,
  others: readonly number[] = [],
): Promise<void> => {
  try {
    await probePort(port);
  } catch (error) {
    const next = `${name}=${await nextFreePort(port, others)}`;
    throw new OperatorError(
      (error as NodeJS.ErrnoException).code === "EACCES"
        ? `You may not use port ${port}. Set ${next}.`
        : `Port ${port} is in use. Stop that process or set ${next}.`,
    );
  }
};

/** Below the range that systems give to outgoing connections, which could take the port. */
const [minPort, maxPort] = [20_000, 32_000];
const usedPorts = new Set<number>();

/** A port that is free now, and another one each time. */
export const getFreePort = (): Promise<number> => {
  const port = randomInt(minPort, maxPort);
  if (usedPorts.has(port)) return getFreePort();
  usedPorts.add(port);

  return probePort(port).catch(getFreePort);
};
