import { OperatorError } from "../../publisher/errors.ts";
import { assertPortFree } from "../../publisher/ports.ts";

export { assertPortFree as checkFree, getFreePort as freePort } from "../../publisher/ports.ts";
export { readPort as portFrom } from "../../publisher/settings.ts";

/**
 * Checks that ports are free and differ.
 *
 * @param {Record<string, number>} ports by the names of their settings.
 * @throws {OperatorError}
 */
export const checkPorts = async (ports) => {
  const entries = Object.entries(ports);
  for (const [index, [name, port]] of entries.entries()) {
    const twin = entries.slice(0, index).find(([, other]) => other === port);
    if (twin) throw new OperatorError(`${twin[0]} and ${name} are both ${port}: choose two ports.`);
    await assertPortFree(port, name);
  }
};
