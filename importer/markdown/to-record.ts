import { createMarkdown } from "../../common/rules/markdown.ts";

import type { ImportRecord } from "../record.ts";
import { articleLimits, isCut, pageData } from "../records/page-record.ts";
import { cutAtWord, firstSentences, plainText, plainTitle } from "../records/plain-text.ts";
import { cutText } from "../records/text-parts.ts";
import { createUniqueSeo } from "../records/unique-seo.ts";

import { convertMarkdown } from "./convert-markdown.ts";
import { pictureField, textField } from "./fields.ts";
import type { createFileLinkResolver } from "./resolve-file-link.ts";
import type { Pictures } from "./pictures.ts";
import { type FilePlan, furtherNames, type PlannedFile } from "./plan-files.ts";
import { authorsOf, categoriesOf } from "./plan-terms.ts";

const renderer = createMarkdown();

/** The start of a text, enough for a summary, without markup. */
const summaryOf = (markdown: string) => plainText(renderer.render(markdown.slice(0, 5000)));

type Tools = {
  plan: FilePlan;
  isJekyll: boolean;
  pictures: Pictures;
  resolveLink: ReturnType<typeof createFileLinkResolver>;
};

/** Creates the function that makes a record of a file and its text, and lists what that loses. */
export const createRecordMaker = ({ plan, isJekyll, pictures, resolveLink }: Tools) => {
  const seoOf = createUniqueSeo();

  return ({ file, data, place, day, draft }: PlannedFile, text: string) => {
    const { type, slug } = place;
    const whats = new Set<string>();
    const lose = (what: string) => whats.add(what);
    const pictureName = (url: string, alternativeText: string) => {
      const picture = pictures.pictureAt(url, file, alternativeText);
      if ("name" in picture) return picture.name;
      lose(`A picture ${picture.problem}: ${url}`);

      return undefined;
    };
    const converted = convertMarkdown(text, {
      title: plainTitle(textField(data, "title")),
      isMdx: /\.mdx$/i.test(file),
      isLiquid: isJekyll,
      picture: (url, alternativeText) => {
        const name = pictureName(url, alternativeText);

        return name && `pictures/${name}`;
      },
      link: (url) => {
        const found = resolveLink(url, file);
        if (found.kind === "lost") lose(`Link without a new address: ${url}`);
        if (found.kind === "lost") return undefined;

        return found.kind === "path" ? found.path : url;
      },
    });
    const { markdown } = converted;
    const title = converted.title || plainTitle(textField(data, "title")) || slug;
    const written = plainTitle(textField(data, "description", "summary", "excerpt", "subtitle"));
    const excerpt = firstSentences(written || summaryOf(markdown) || title, articleLimits.excerpt);
    const cover = pictureField(data);
    const picture = cover && pictureName(cover.url, cover.alternativeText);
    const seo = seoOf(title, written || excerpt);
    const isPage = type === "page";
    const isLong = isPage ? isCut(markdown) : markdown.length > articleLimits.body;
    const reason =
      draft ??
      (markdown ? undefined : "Without a text: imported as a draft") ??
      (isLong ? "The text is too long: its end is cut and it is imported as a draft" : undefined);
    const [category, ...categories] = categoriesOf(data, isJekyll);
    const [author, ...authors] = authorsOf(data);
    const categoryKey = plan.categories.get(category?.toLowerCase() ?? "");
    const authorKey = plan.authors.get(author ?? "");
    const fields = isPage
      ? pageData({ title, slug, markdown, introduction: written, picture, seo })
      : {
          title: cutAtWord(title, articleLimits.title),
          slug,
          excerpt,
          ...(day && { date: day }),
          ...(categoryKey && { category: categoryKey }),
          ...(authorKey && { author: authorKey }),
          ...(picture && { cover: picture }),
          body: cutText(markdown, articleLimits.body),
          seo,
        };
    const tags = furtherNames(data);
    if (reason) lose(reason);
    if (title.length > (isPage ? 80 : articleLimits.title)) {
      lose(`The title is too long and was cut: ${title}`);
    }
    if (!isPage && categories.length > 0) lose(`Further categories: ${categories.join(", ")}`);
    if (!isPage && authors.length > 0) lose(`Further authors: ${authors.join(", ")}`);
    if (tags.length > 0) lose(`Tags: ${tags.join(", ")}`);
    converted.losses.forEach(lose);
    const record: ImportRecord = {
      type,
      key: slug,
      source: `markdown ${file}`,
      data: fields,
      published: reason === undefined,
    };

    return { record, losses: [...whats].map((what) => ({ url: file, what })) };
  };
};
