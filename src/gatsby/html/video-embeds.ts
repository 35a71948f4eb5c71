import type MarkdownIt from "markdown-it";

import type { Token } from "../../../common/rules/markdown";

import { parseVideoUrl } from "./videos";

const bareUrl = /^https:\/\/[^\s<>]+$/;

// Paragraphs of list items are hidden.
const isParagraph = (token: Token | undefined) => token?.type === "paragraph_open" && !token.hidden;

/** Turns a video link or URL alone in its paragraph into a click-to-play embed. */
export const videoEmbedsPlugin = (markdown: MarkdownIt) => {
  // Before inline markup is parsed: URLs may contain underscores or double dashes.
  markdown.core.ruler.before("inline", "video_addresses", ({ tokens }) => {
    tokens.forEach((token, index) => {
      if (!isParagraph(tokens[index - 1])) return;
      if (bareUrl.test(token.content) && parseVideoUrl(token.content)) {
        token.content = `<${token.content}>`;
      }
    });
  });

  markdown.core.ruler.push("videos", ({ tokens, Token }) => {
    tokens.forEach(({ children }, index) => {
      const [link, ...rest] = children ?? [];
      const paragraph = tokens[index - 1];
      const video = parseVideoUrl(link?.attrGet("href") ?? "");
      const isAlone = rest.findIndex(({ type }) => type === "link_close") === rest.length - 1;
      if (!children || !link || !video || !isAlone || !isParagraph(paragraph)) return;

      paragraph?.attrSet("class", "video");
      link.attrSet("data-player", video.playerUrl);
      const label = new Token("html_inline", "", 0);
      label.content = `<span class="play">Play the video on ${video.host}</span>`;
      // A bare URL is replaced by the label.
      children.splice(-1, 0, label);
      if (link.info === "auto") children.splice(1, 1);
    });
  });
};
