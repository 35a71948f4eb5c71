import { OperatorError } from "../../common/operator-error.ts";
import { assertPortFree } from "../../publisher/ports.ts";

/**
 * Checks that ports are free and differ.
 *
 * @param ports all of the project, by the names of their settings.
 * @param needed the settings whose ports must be free.
 * @throws {OperatorError} that names the settings.
 */
export const assertPortsFree = async <Name extends string>(
  ports: Record<Name, number>,
  needed: readonly Name[],
): Promise<void> => {
  const entries = needed.map((name) => [name, ports[name]] as const);
  for (const [index, [name, port]] of entries.entries()) {
    const twin = entries.slice(0, index).find(([, other]) => other === port);
    if (twin) throw new OperatorError(`${twin[0]} and ${name} are both ${port}: choose two ports.`);
    await assertPortFree(port, name, Object.values(ports));
  }
};
