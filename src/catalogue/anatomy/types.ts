/** What a technology is, in the words of a table: each answer is a few words. */
export interface Facts {
  readonly what: string;
  /** Left out for tools in which nobody writes code. */
  readonly language?: string;
  readonly runsOn: string;
  readonly maker: string;
  readonly license: string;
}

/** A part of a technology and what is in it; what is above it uses it. */
export type Layer = readonly [name: string, contents: string];

export interface Anatomy {
  readonly facts?: Facts;
  /** Its layers, from what people write or see down to the ground. */
  readonly layers: readonly [Layer, Layer, ...Layer[]];
}
