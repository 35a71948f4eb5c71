import { cutAtWord, plainTitle } from "./plain-text.ts";
import { cutText, splitText } from "./text-parts.ts";

/** The longest texts of an article. */
export const articleLimits = { title: 110, excerpt: 300, body: 60_000 };

/** The longest text of a section, and the longest title of one and of a page. */
const limits = { text: 10_000, title: 110, name: 80, introduction: 400 };

type PageContent = {
  title: string;
  slug: string;
  markdown: string;
  /** The summary that an editor wrote; empty without one. */
  introduction: string;
  picture: string | undefined;
  seo: { title: string; description: string; noindex?: boolean };
};

/** The fields of a page: a Hero, its text in one section or, if it is long, in several, and SEO. */
export const pageData = ({ title, slug, markdown, introduction, picture, seo }: PageContent) => ({
  title: cutAtWord(title, limits.name),
  slug,
  frame: "standard",
  sections: [
    {
      __component: "sections.main",
      title: cutAtWord(title, limits.title),
      ...(introduction && { text: cutAtWord(introduction, limits.introduction) }),
      ...(picture && { image: picture }),
    },
    ...splitText(markdown, limits.text).flatMap(({ heading, text }) =>
      text
        ? [
            {
              __component: "sections.text",
              title: cutAtWord(plainTitle(heading ?? title), limits.title),
              body: cutText(text, limits.text),
            },
          ]
        : [],
    ),
    { __component: "shared.seo", ...seo },
  ],
});

/** True if a block of a page's text is longer than a section, so that its end is cut. */
export const isCut = (markdown: string) =>
  splitText(markdown, limits.text).some(({ text }) => text.length > limits.text);
