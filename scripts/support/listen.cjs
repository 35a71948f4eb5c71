const { randomInt } = require("node:crypto");
const { createServer } = require("node:net");

// Below what systems give to outgoing connections, which could take the port before its server does.
const [lowest, highest] = [20_000, 32_000];
const handedOut = new Set();

/**
 * Listens on a port of this machine for a moment, which tells that it is free.
 * CommonJS, since Jest's tests use it as well.
 *
 * @param {number} port
 * @returns {Promise<number>} the port, when it was free; rejects with the system's error otherwise.
 */
const listen = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });

/**
 * A port that is free now, and another one each time.
 *
 * @returns {Promise<number>}
 */
const freePort = () => {
  const port = randomInt(lowest, highest);
  if (handedOut.has(port)) return freePort();
  handedOut.add(port);

  return listen(port).catch(freePort);
};

module.exports = { freePort, listen };
