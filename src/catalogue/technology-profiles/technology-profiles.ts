import { frontEnd } from "./front-end";
import { cmsAndCommerce } from "./cms-and-commerce";
import { designAndTesting } from "./design-and-testing";
import { serverFrameworks } from "./server-frameworks";
import { mobile } from "./mobile";
import { backEndAndDesktop } from "./back-end-and-desktop";
import type { TechnologyProfile } from "./types";

const profiles: Partial<Record<string, TechnologyProfile>> = {
  ...mobile,
  ...cmsAndCommerce,
  ...backEndAndDesktop,
  ...frontEnd,
  ...serverFrameworks,
  ...designAndTesting,
};

/** The profile of a technology; undefined if it was just added to the catalogue. */
export const profileOf = (slug: string): TechnologyProfile | undefined => profiles[slug];
