import { Failure } from "./failure.mjs";
import { freePort, listen } from "./listen.cjs";

export { freePort };

/**
 * The port that a setting names.
 *
 * @param {Record<string, string>} environment
 * @param {string} name of the setting, for example SITE_PORT.
 * @param {number} fallback
 */
export const portFrom = (environment, name, fallback) => {
  const port = Number(environment[name] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Failure(`${name} is "${environment[name]}": give it a number from 1 to 65535.`);
  }

  return port;
};

/** Throws a sentence when somebody else listens on the port.
 *
 * @param {number} port
 * @param {string} name of the setting that changes it.
 */
export const checkFree = async (port, name) => {
  try {
    await listen(port);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const why = code === "EACCES" ? "may not be used by you" : "is taken";
    throw new Failure(
      `Port ${port} ${why}: stop what runs there, or choose another with ${name}=${port < 65535 ? port + 1 : 9000}.`,
    );
  }
};

/** Throws a sentence when a port is taken or two settings name the same.
 *
 * @param {Record<string, number>} ports by the names of their settings.
 */
export const checkPorts = async (ports) => {
  const entries = Object.entries(ports);
  for (const [index, [name, port]] of entries.entries()) {
    const twin = entries.slice(0, index).find(([, other]) => other === port);
    if (twin) throw new Failure(`${twin[0]} and ${name} are both ${port}: give them two ports.`);
    await checkFree(port, name);
  }
};
