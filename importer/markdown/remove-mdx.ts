import type { Losses } from "../text/losses.ts";

import { outsideCode } from "./outside-code.ts";

const modules = /^(import|export)\s(?=[^]*?["'{=(])[^]*?(?=\n[ \t]*\n|$(?![^]))/gm;

/** The end of an expression in braces, or of a tag, that begins at an index; -1 without one. */
const endOf = (text: string, start: number, last: "}" | ">") => {
  let depth = 0;
  let quote = "";
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (quote) {
      if (sign === "\\") at += 1;
      else if (sign === quote) quote = "";
    } else if (depth + Number(last === ">") > 0 && `"'\``.includes(sign) && at > start)
      quote = sign;
    else if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    if (!quote && sign === last && depth === 0) return at;
    // A new paragraph ends what was never closed.
    if (
      last === ">" &&
      depth === 0 &&
      sign === "\n" &&
      /^\n[ \t]*\n/.test(text.slice(at, at + 9))
    ) {
      return -1;
    }
  }

  return -1;
};

const starts = /\\[{<]|\{|<\/?(?:([A-Z][\w.]*)|(?=>))/g;

const removeComponents = (text: string, losses: Losses) => {
  let result = "";
  let done = 0;
  // What is never closed is no MDX, and what follows is not searched again and again.
  const unclosed = new Set<string>();
  starts.lastIndex = 0;
  for (let match = starts.exec(text); match; match = starts.exec(text)) {
    const { 0: sign, 1: name, index } = match;
    const last = sign === "{" ? "}" : ">";
    if (sign.startsWith("\\") || unclosed.has(last)) continue;
    const end = endOf(text, index, last);
    if (end < 0) {
      unclosed.add(last);
      continue;
    }
    const isComment = /^\{\s*\/\*/.test(text.slice(index, index + 20));
    if (name && !sign.startsWith("</")) losses.add(`component <${name}>`);
    if (sign === "{" && !isComment)
      losses.add(`expression ${text.slice(index, end + 1).slice(0, 60)}`);
    result += text.slice(done, index);
    done = end + 1;
    starts.lastIndex = done;
  }

  return result + text.slice(done);
};

/** Removes the parts of MDX that are programs: imports, exports, components and expressions. */
export const removeMdx = (markdown: string, losses: Losses): string =>
  outsideCode(markdown, (text) =>
    removeComponents(
      text.replace(modules, (whole) => {
        losses.add(whole.replace(/\n[^]*$/, "").slice(0, 80));

        return "";
      }),
      losses,
    ),
  );
