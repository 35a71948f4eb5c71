import { isBlank } from "./blank.ts";
import { alternativeTextFor } from "./decoration.ts";
import { linkPattern } from "./links.ts";
import { type Token, wordsOf } from "./markdown.ts";
import { redirectorIssue } from "./redirectors.ts";

/** The longest text of a schema, in characters. */
export const longestText = 60_000;

/** The parser drops nesting beyond 100, and browsers have limits of their own. */
const maxDepth = 40;

const isTooDeep = ({ level, children }: Token) =>
  level > maxDepth || (children ?? []).some((child) => level + child.level > maxDepth);

/** Targets and accessible names of the links in a line. Links are not nested. */
const linksIn = (line: readonly Token[]) => {
  const links: { address: string; words: string }[] = [];
  let open: (typeof links)[number] | undefined;
  for (const token of line) {
    if (token.type === "link_open") {
      open = { address: token.attrGet("href") ?? "", words: "" };
      links.push(open);
    } else if (token.type === "link_close") open = undefined;
    else if (open) {
      const words = wordsOf([token]);
      open.words += token.type === "image" ? alternativeTextFor(words) : words;
    }
  }

  return links;
};

const visibleBlocks = ["hr", "fence", "code_block"];

/** True if a text renders nothing visible, for example only list marks. */
export const isBlankText = (tokens: readonly Token[]) =>
  !tokens.some(
    ({ type, children }) =>
      visibleBlocks.includes(type) ||
      children?.some((part) => part.type === "image") ||
      !isBlank(wordsOf(children)),
  );

/** The message of a Markdown text's first issue, if any. */
export const textIssue = (tokens: readonly Token[]): string | undefined => {
  if (tokens.some(isTooDeep)) {
    return `Lists, quotes or marks such as ** are more than ${maxDepth} deep in one another here: take some of them away.`;
  }
  const links = tokens.flatMap(({ children }) => linksIn(children ?? []));
  const invalid = links.find(({ address }) => !linkPattern.test(address));
  if (invalid) {
    return `The link to "${invalid.address}" does not work: link to a page like /contact-us/, a #heading, or an https:, mailto: or tel: address.`;
  }
  const wrapped = links.map(({ address }) => redirectorIssue(address)).find(Boolean);
  if (wrapped) return wrapped;
  const unnamed = links.find(({ words }) => isBlank(words));
  if (unnamed) {
    return `The link to "${unnamed.address}" has no words: write between its [ and ] where it leads, or delete it.`;
  }
  const hasEmptyHeading = tokens.some(
    ({ type }, index) =>
      type === "heading_open" && isBlank(wordsOf(tokens[index + 1]?.children ?? [])),
  );

  return hasEmptyHeading
    ? "A heading has no words: write some behind its # signs, or delete them."
    : undefined;
};
