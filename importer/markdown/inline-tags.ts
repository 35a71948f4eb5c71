import type { InlineEdits } from "./edit-inline.ts";

const tag =
  /<(\/?)([a-z][a-z\d-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/iy;
const comment = /<!--[^]*?-->/y;

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, "i")
    .exec(attributes)
    ?.slice(1)
    .find(Boolean) ?? "";

/**
 * What the HTML at an index of a paragraph becomes, and its length; undefined if there is none. Links,
 * pictures and line breaks have a form in Markdown; other tags are left out, and their words stay.
 *
 * @param closings what the open tags of links end with; changed by the function.
 */
export const replaceTag = (
  text: string,
  at: number,
  { picture, link, lose }: InlineEdits,
  closings: string[],
  isTable: boolean,
): { words: string; length: number } | undefined => {
  comment.lastIndex = at;
  const hidden = comment.exec(text);
  if (hidden) return { words: "", length: hidden[0].length };
  tag.lastIndex = at;
  const match = tag.exec(text);
  if (!match) return undefined;
  const [whole, slash, name = "", attributes = ""] = match;
  const become = (words: string) => ({ words, length: whole.length });
  const kind = name.toLowerCase();
  if (kind === "br") {
    if (isTable) return become(" ");

    return become(text[at + whole.length] === "\n" ? "\\" : "\\\n");
  }
  if (kind === "a") {
    if (slash) return become(closings.pop() ?? "");
    const href = attribute(attributes, "href");
    const to = href ? link(href) : undefined;
    closings.push(to === undefined ? "" : `](${to})`);

    return become(to === undefined ? "" : "[");
  }
  if (kind === "img") {
    const alternativeText = attribute(attributes, "alt");
    const to = picture(attribute(attributes, "src"), alternativeText);

    return become(to === undefined ? "" : `![${alternativeText.replace(/[[\]]/g, "\\$&")}](${to})`);
  }
  if (!slash) lose(`HTML in a line: <${kind}>`);

  return become("");
};
