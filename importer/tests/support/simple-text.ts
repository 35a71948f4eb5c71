import type { ConvertText } from "../../wordpress/convert-text.ts";

/** A converter that removes paragraph tags only, and names the pictures in a text. */
export const simpleText: ConvertText = (html, { pictureAt }) => ({
  markdown: html
    .replace(/<img src="([^"]+)"[^>]*>/g, (_tag, url: string) => `![](${pictureAt(url).name})`)
    .replace(/<\/?p>/g, ""),
  losses: [],
});
