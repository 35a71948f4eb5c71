import type MarkdownIt from "markdown-it";

import type { Token } from "../../cms/src/content/rules/markdown";

import { videoAt } from "./videos";

const addressAlone = /^https:\/\/[^\s<>]+$/;

// An item of a list has its paragraph hidden.
const isParagraph = (token: Token | undefined) => token?.type === "paragraph_open" && !token.hidden;

/** A link to a video, or its mere address, that has a paragraph to itself becomes the place where the video is played. */
export const videoPlaces = (markdown: MarkdownIt) => {
  // Before its signs are read as marks: an address may have a dash twice, or underscores.
  markdown.core.ruler.before("inline", "video_addresses", ({ tokens }) => {
    tokens.forEach((token, index) => {
      if (!isParagraph(tokens[index - 1])) return;
      if (addressAlone.test(token.content) && videoAt(token.content)) {
        token.content = `<${token.content}>`;
      }
    });
  });

  markdown.core.ruler.push("videos", ({ tokens, Token }) => {
    tokens.forEach(({ children }, index) => {
      const [link, ...rest] = children ?? [];
      const paragraph = tokens[index - 1];
      const video = videoAt(link?.attrGet("href") ?? "");
      const isAlone = rest.findIndex(({ type }) => type === "link_close") === rest.length - 1;
      if (!children || !link || !video || !isAlone || !isParagraph(paragraph)) return;

      paragraph?.attrSet("class", "video");
      link.attrSet("data-player", video.player);
      const label = new Token("html_inline", "", 0);
      label.content = `<span class="play">Play the video on ${video.host}</span>`;
      // An address says nothing to whoever can play it here.
      children.splice(-1, 0, label);
      if (link.info === "auto") children.splice(1, 1);
    });
  });
};
