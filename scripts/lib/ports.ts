import { OperatorError } from "../../publisher/errors.ts";
import { assertPortFree } from "../../publisher/ports.ts";

/**
 * Checks that ports are free and differ.
 *
 * @param ports by the names of their settings.
 * @throws {OperatorError} that names the settings.
 */
export const assertPortsFree = async (ports: Record<string, number>): Promise<void> => {
  const entries = Object.entries(ports);
  for (const [index, [name, port]] of entries.entries()) {
    const twin = entries.slice(0, index).find(([, other]) => other === port);
    if (twin) throw new OperatorError(`${twin[0]} and ${name} are both ${port}: choose two ports.`);
    await assertPortFree(port, name);
  }
};
