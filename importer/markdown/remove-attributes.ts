import type { Losses } from "../text/losses.ts";

import { outsideCode } from "./outside-code.ts";

/** Kramdown's attributes, such as `{:toc}` and `{: .note}`. */
const kramdown = /\{:[ \t]*[.#\w][^{}\n]*\}/g;
/** The list that Kramdown replaces with a table of contents. */
const contents = /^[ \t]*(?:[-*+]|\d+\.)[ \t].*\n[ \t]*\{:[ \t]*toc\b[^{}\n]*\}[ \t]*$/gm;
/** The attributes of a heading, or alone in a line after a block: `{#id .class}`. */
const headingEnd = /^([ \t>]*#{1,6}[ \t][^\n{]*)\{[.#][^{}\n]*\}[ \t]*$/gm;
const alone = /^[ \t]*\{[.#][\w-][^{}\n]*\}[ \t]*$/gm;
/** An element of HTML that says that there is Markdown in it. */
const withMarkdown =
  /^ {0,3}<(\w+)(?=[^>\n]*\smarkdown(?:=["']?(?:1|block|span)["']?)?[\s>])[^>\n]*>(.*)$/gm;

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
    const plain = text
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
