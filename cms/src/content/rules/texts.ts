import { isBlank } from "./blank";
import { alternativeFor } from "./decoration";
import { linkPattern } from "./links";
import { type Token, wordsOf } from "./markdown";

/** The parser leaves out what is below 100, and browsers and the site's release have limits of their own. */
const deepest = 40;

const isDeep = ({ level, children }: Token) =>
  level > deepest || (children ?? []).some((child) => level + child.level > deepest);

/** The links of a line: where they lead, and what is heard of them. No link is in another one. */
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
      open.words += token.type === "image" ? alternativeFor(words) : words;
    }
  }

  return links;
};

const drawn = ["hr", "fence", "code_block"];

/** Whether nothing is drawn of a text: it has no sign but marks, as of a list or a link that is nowhere. */
export const isBlankText = (tokens: readonly Token[]) =>
  !tokens.some(
    ({ type, children }) =>
      drawn.includes(type) ||
      children?.some((part) => part.type === "image") ||
      !isBlank(wordsOf(children)),
  );

/** What keeps a text written in Markdown from being drawn, in one sentence. */
export const textProblem = (tokens: readonly Token[]): string | undefined => {
  if (tokens.some(isDeep)) {
    return `Lists, quotes or marks such as ** are more than ${deepest} deep in one another here: take some of them away.`;
  }
  const links = tokens.flatMap(({ children }) => linksIn(children ?? []));
  const wrong = links.find(({ address }) => !linkPattern.test(address));
  if (wrong) {
    return `The link to "${wrong.address}" does not work: link to a page like /contact-us/, a #heading, or an https:, mailto: or tel: address.`;
  }
  const silent = links.find(({ words }) => isBlank(words));
  if (silent) {
    return `The link to "${silent.address}" has no words: write between its [ and ] where it leads, or delete it.`;
  }
  const hasEmptyHeading = tokens.some(
    ({ type }, index) =>
      type === "heading_open" && isBlank(wordsOf(tokens[index + 1]?.children ?? [])),
  );

  return hasEmptyHeading
    ? "A heading has no words: write some behind its # signs, or delete them."
    : undefined;
};
