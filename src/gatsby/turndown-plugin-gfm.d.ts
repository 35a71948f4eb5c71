declare module "@joplin/turndown-plugin-gfm" {
  import type TurndownService from "turndown";

  /** Converts tables to those of GitHub's Markdown. */
  export const tables: TurndownService.Plugin;
}
