import type { TechnologySlug } from "../../../common/catalogue/technologies";

/** Facts about a technology for a table, each a few words. */
export interface Facts {
  readonly category: string;
  /** Omitted for tools without code. */
  readonly language?: string;
  readonly runsOn: string;
  readonly maintainer: string;
  readonly license: string;
}

/** One layer of a technology's stack, with examples. Each layer uses the one below it. */
export type Layer = readonly [name: string, contents: string];

export interface TechnologyProfile {
  readonly facts?: Facts;
  /** From the top layer, which people write or see, down to the lowest. */
  readonly layers: readonly [Layer, Layer, ...Layer[]];
}

/** Profiles by technology. */
export type TechnologyProfiles = Partial<Record<TechnologySlug, TechnologyProfile>>;
