const { createServer } = require("node:net");

/**
 * Listens on a port of this machine for a moment, which tells that it is free.
 * CommonJS, since Jest's tests use it as well.
 *
 * @param {number} port 0 for any.
 * @returns {Promise<number>} the port that was free.
 */
exports.listen = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
