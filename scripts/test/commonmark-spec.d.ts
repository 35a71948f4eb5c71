// The package has no types of its own.
declare module "commonmark-spec" {
  /** The examples of the specification; a tab in them is written as →. */
  export const tests: readonly { markdown: string; section: string; number: number }[];
}
