import type { ImportRecord, Loss } from "../record.ts";

import type { FoundLink } from "../addresses/address-finder.ts";
import { articleLimits, isCut, pageData } from "../records/page-record.ts";
import { cutAtWord, firstSentences, plainText, plainTitle } from "../records/plain-text.ts";
import { cutText } from "../records/text-parts.ts";
import type { ConvertText } from "./convert-text.ts";
import type { ExportItem } from "./export-types.ts";
import type { Pictures } from "./pictures.ts";
import type { Place, Plan } from "./plan.ts";
import { createSeo } from "./seo.ts";
import { draftReason, omission } from "./states.ts";

/** What an item becomes: a record or none, and what is lost. */
export type Converted = { record?: ImportRecord; losses: Loss[] };

const list = (names: readonly string[]) => names.map((name) => plainTitle(name)).join(", ");

/** What of an article's terms and state has no field on the new site. */
const otherLosses = (item: ExportItem, plan: Plan) => {
  const { term: kept, isGuess } = plan.mainCategory(item);
  const names = (domain: string) =>
    item.terms
      .filter((term) => term.domain === domain && term !== kept && term.slug !== "uncategorized")
      .map(({ name }) => name);
  const [categories, tags] = [names("category"), names("post_tag")];

  return [
    categories.length > 0 && `Further categories: ${list(categories)}`,
    isGuess && "Its main category is not in the export: the first one was taken",
    tags.length > 0 && `Tags: ${list(tags)}`,
    item.sticky && "Kept at the top of the list: choose it as the featured article",
    item.comments > 0 && `Comments: ${item.comments}`,
    item.dropped > 0 && `Characters that XML forbids: ${item.dropped}, dropped`,
  ].filter((what) => what !== false);
};

/** The category and author of an article, by their keys. */
const relationsOf = (item: ExportItem, plan: Plan) => {
  const category = plan.categories.get(plan.mainCategory(item).term?.slug ?? "")?.slug;
  const author = plan.authors.get(item.creator);

  return { ...(category && { category }), ...(author && { author }) };
};

type Tools = {
  plan: Plan;
  pictures: Pictures;
  /** Finds where a link of a text leads on the new site. */
  resolveLink: (url: string) => FoundLink;
  /** Makes Markdown of an item's HTML. */
  convertText: ConvertText;
};

/** Creates the function that makes a record of each item, in the order of the export. */
export const createMapper = ({ plan, pictures, resolveLink, convertText }: Tools) => {
  const seoOf = createSeo();
  const done = new Set<string>();

  const recordOf = (item: ExportItem, { type, slug }: Place) => {
    const isPage = type === "page";
    const lost = new Set<string>();
    const { markdown, losses } = convertText(item.content, {
      pictureName: (url, alternativeText) => {
        const full = URL.parse(url, item.link)?.href;

        return full && `pictures/${pictures.pictureAt(full, alternativeText).name}`;
      },
      linkFor: (url) => {
        const found = resolveLink(url);
        if (found.kind === "lost") lost.add(url);

        return found.kind === "path" ? found.path : url;
      },
      footnotes: item.meta.footnotes,
      attachmentFor: pictures.attachmentOf,
      ownPictures: pictures.uploadedTo(item.id),
    });
    const title = plainTitle(item.title) || slug;
    const written = plainText(item.excerpt);
    const excerpt = firstSentences(
      written || plainText(item.content) || title,
      articleLimits.excerpt,
    );
    const picture = pictures.pictureOf(item.meta._thumbnail_id)?.name;
    const seo = seoOf(item, title, excerpt);
    const tooLong = isPage ? isCut(markdown) : markdown.length > articleLimits.body;
    const reason =
      draftReason({ ...item, hasText: markdown.trim() !== "" }) ??
      (tooLong ? "The text is too long: its end is cut and it is imported as a draft" : undefined);
    const data = isPage
      ? pageData({ title, slug, markdown, introduction: written, picture, seo })
      : {
          title: cutAtWord(title, articleLimits.title),
          slug,
          excerpt,
          ...(item.day && { date: item.day }),
          ...relationsOf(item, plan),
          ...(picture && { cover: picture }),
          body: cutText(markdown, articleLimits.body),
          seo,
        };
    const longTitle = title.length > (isPage ? 80 : articleLimits.title);
    const source = `wordpress ${item.type} ${item.id}`;
    const record = { type, key: slug, source, data, published: reason === undefined };
    const whats = [
      ...(reason ? [reason] : []),
      ...(longTitle ? [`The title is too long and was cut: ${title}`] : []),
      ...otherLosses(item, plan),
      ...losses,
      ...[...lost].map((url) => `Link without a new address: ${url}`),
    ];

    return { record, losses: whats.map((what) => ({ url: item.link, what })) };
  };

  return (item: ExportItem): Converted => {
    if (item.type === "attachment") return { losses: [] };
    const what = omission(item);
    const place = plan.places.get(item.id);
    if (what || !place) {
      return { losses: [{ url: item.link, what: what ?? "Without an id: not imported" }] };
    }
    if (done.has(item.id)) {
      return { losses: [{ url: item.link, what: "A second time in the export: left out" }] };
    }
    done.add(item.id);

    return recordOf(item, place);
  };
};

/** The records of the planned categories and authors. */
export const relatedRecords = ({ categories, authors }: Plan): ImportRecord[] => [
  ...[...categories.values()].map(({ slug, oldSlug, name, description }) => ({
    type: "category",
    key: slug,
    source: `wordpress category ${oldSlug}`,
    data: { name, slug, ...(description && { description }) },
    published: true,
  })),
  ...[...authors].map(([login, name]) => ({
    type: "author",
    key: name,
    source: `wordpress author ${login}`,
    data: { name },
    published: true,
  })),
];
