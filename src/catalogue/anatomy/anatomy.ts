import type { TechnologySlug } from "../technologies";

import { browsers } from "./browsers";
import { content } from "./content";
import { designAndTesting } from "./design-and-testing";
import { frameworks } from "./frameworks";
import { mobile } from "./mobile";
import { runtimes } from "./runtimes";
import type { Anatomy } from "./types";

const anatomies: Partial<Record<string, Anatomy>> = {
  ...mobile,
  ...content,
  ...runtimes,
  ...browsers,
  ...frameworks,
  ...designAndTesting,
} satisfies Partial<Record<TechnologySlug, Anatomy>>;

/** What a technology is and what it is made of; undefined for one that has just been added to the catalogue. */
export const anatomyOf = (slug: string): Anatomy | undefined => anatomies[slug];
