// The package has no types.
declare module "commonmark-spec" {
  /** The examples of the specification; a tab in them is written as →. */
  export const tests: readonly { markdown: string; section: string; number: number }[];
}
