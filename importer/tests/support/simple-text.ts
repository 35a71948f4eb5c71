import type { ConvertText } from "../../wordpress/convert-text.ts";

/** A converter that removes paragraph tags, and names the pictures and links of a text. */
export const simpleText: ConvertText = (
  html,
  { pictureName, linkFor, attachmentFor, footnotes },
) => ({
  markdown: html
    .replace(/<img src="([^"]+)"[^>]*>/g, (_tag, url: string) => `![](${pictureName(url, "")})`)
    .replace(/<a href="([^"]+)">/g, (_tag, url: string) => `<${linkFor(url)}>`)
    .replace(/\[gallery (\d+)\]/g, (_tag, id: string) => attachmentFor(id)?.url ?? "nothing")
    .replace(/<\/?p>/g, "")
    .concat(footnotes ?? ""),
  losses: html.includes("<iframe") ? ["iframe"] : [],
});
