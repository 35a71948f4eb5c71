import { technologies } from "../../common/catalogue/technologies";
import type { Technology } from "../../common/catalogue/types";

type Given = Pick<Technology, "slug" | "name"> & Partial<Technology>;

/**
 * Replaces the catalogue's technologies, for the tests of a file: what they need may be missing in
 * the catalogue. The modules under test must read the catalogue when they are called.
 */
export const replaceTechnologies = (made: readonly Given[]): void => {
  const catalogue = technologies as unknown as Technology[];
  const entries = made.map((given): Technology => ({
    role: "developer",
    groups: ["backend"],
    beside: [],
    ...given,
  }));
  catalogue.splice(0, catalogue.length, ...entries);
};
