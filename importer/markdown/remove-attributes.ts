import type { Losses } from "../text/losses.ts";

import { outsideCode } from "./outside-code.ts";

/** Kramdown's attributes, such as `{:toc}` and `{: .note}`. */
const kramdown = /\{:[ \t]*[.#\w][^{}\n]*\}/g;
/** Kramdown's extensions that say nothing: options, and the marks around text for another program. */
const extension = /\{::(?:comment|nomarkdown|options)\b[^{}\n]*\/\}|\{::nomarkdown\b[^{}\n]*\}/g;
const extensionEnd = /\{:\/(?:nomarkdown)?\}/g;
const comment = /\{::comment\b[^{}\n]*\}[^]*?\{:\/(?:comment)?\}/g;
/** The list that Kramdown replaces with a table of contents. */
const contents = /^[ \t]*(?:[-*+]|\d+\.)[ \t].*\n[ \t]*\{:[ \t]*toc\b[^{}\n]*\}[ \t]*$/gm;
/** The attributes of a heading, or alone in a line after a block: `{#id .class}`. */
const headingEnd = /^([ \t>]*#{1,6}[ \t][^\n{]*)\{[.#][^{}\n]*\}[ \t]*$/gm;
const alone = /^[ \t]*\{[.#][\w-][^{}\n]*\}[ \t]*$/gm;
/** An element of HTML that says that there is Markdown in it. */
const withMarkdown =
  /^ {0,3}<(\w+)(?=[^>\n]*\smarkdown(?:=["']?(?:1|block|span)["']?)?[\s>])[^>\n]*>(.*)$/gm;

/** Removes Kramdown's comments, which no reader saw, and the marks of its other extensions. */
const removeExtensions = (text: string) => {
  const plain = text.replace(extension, "");
  // Behind the last end, each start would be compared with all the rest.
  const last = Math.max(plain.lastIndexOf("{:/}"), plain.lastIndexOf("{:/comment}"));
  const end = plain.indexOf("}", last) + 1;
  const shown = last < 0 ? plain : plain.slice(0, end).replace(comment, "") + plain.slice(end);

  return shown.replace(extensionEnd, "");
};

/**
 * Removes from Markdown what gives its blocks classes, ids and other attributes, which readers would see
 * as text. What is in an element of HTML that says that there is Markdown in it becomes part of the text.
 *
 * @param isKramdown whether the generator is Jekyll, whose attributes have a colon.
 */
export const removeAttributes = (markdown: string, isKramdown: boolean, losses: Losses): string =>
  outsideCode(markdown, (text) => {
    const remove = (rest: string) => {
      losses.add("attributes in braces");

      return rest;
    };
    const plain = (isKramdown ? removeExtensions(text) : text)
      .replace(withMarkdown, (_line, name: string, rest: string) => {
        const end = `</${name}>`;

        return rest.endsWith(end) ? rest.slice(0, -end.length) : rest;
      })
      .replace(headingEnd, (_line, heading: string) => remove(heading.trimEnd()))
      .replace(alone, () => remove(""));
    if (!isKramdown) return plain;

    return plain
      .replace(contents, () => {
        losses.add("table of contents");

        return "";
      })
      .replace(kramdown, () => remove(""));
  });
