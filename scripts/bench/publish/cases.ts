import { readFileSync } from "node:fs";
import { join } from "node:path";

import { projectDir } from "../../../publisher/project.ts";
import type { Editor, RecordQuery } from "../../test/builds/editor.ts";
import { waitForRedirect } from "../../test/journey/redirects.ts";
import { waitForResponse, waitForText } from "../../test/journey/visitors.ts";

export type Context = {
  editor: Editor;
  /** The address of the site. */
  site: string;
  /** From 1; 0 for the cold start. */
  round: number;
  /** Records of the sample with their first addresses, the same in all rounds. */
  articles: { documentId: string; slug: string }[];
};

/** A kind of change. `prepare` saves the draft. */
export type PublishCase = {
  title: string;
  prepare: (context: Context) => Promise<{
    /** The call that the editor makes. */
    publish: () => Promise<unknown>;
    /** Resolves once a visitor gets the page with the change. */
    seen: () => Promise<unknown>;
  }>;
};

const picture = join(projectDir, "sample-content/records/pictures/home.png");

/** The query and page of an article by its index: each case changes another one. */
const articleAt = ({ articles }: Context, index: number) => {
  const { documentId, slug } = articles[index] ?? {};
  if (!documentId) throw new Error("The sample has too few articles.");

  return {
    query: { type: "article", field: "documentId", value: documentId },
    page: `/blog/${slug}/`,
  };
};

type Fields = (words: string, draft: Record<string, unknown>) => Record<string, unknown>;

/**
 * Changes fields of a record, so that a page has new words.
 *
 * @param record the index of an article, or the type of a single record, which changes every page.
 * @param fields the changed fields.
 */
const edit = (
  title: string,
  record: number | string,
  words: string,
  fields: Fields,
): PublishCase => ({
  title,
  prepare: async (context) => {
    const { query, page } =
      typeof record === "number"
        ? articleAt(context, record)
        : { query: { type: record, field: "", value: "" } satisfies RecordQuery, page: "/" };
    const expected = `${words} ${context.round}`;
    const draft = await context.editor.save(query, (before) => fields(expected, before));

    return {
      publish: () => context.editor.publishDraft(draft),
      seen: () => waitForText(`${context.site}${page}`, expected),
    };
  },
});

const firstAfter = (start: string) =>
  edit(`the first after ${start} (a title)`, 0, "First headline", (title) => ({ title }));

/** The first publish of a checkout that has built nothing before, as a fresh clone. */
export const coldCase = firstAfter("a cold npm start");

/** The first publish after a start. */
export const firstCase = firstAfter("npm start");

/** What editors publish in each round, in this order: a later case may need an earlier one. */
export const publishCases: PublishCase[] = [
  edit("the title of an article", 1, "Headline", (title) => ({ title })),
  edit("the text of an article", 2, "Paragraph", (words, { body }) => ({
    body: `${String(body)}\n\n${words}`,
  })),
  {
    title: "a redirect added",
    prepare: async ({ editor, site, round }) => {
      const redirect = { from: `/old-page-${round}/`, to: "/contact-us/" };
      const draft = await editor.create("redirect", { ...redirect, permanent: true });

      return {
        publish: () => editor.publishDraft(draft),
        seen: () => waitForRedirect(site, redirect),
      };
    },
  },
  edit("an entry of the menu", "menu", "Entry", (label, { header }) => ({
    header: (header as object[]).map((link, index) => (index === 0 ? { ...link, label } : link)),
  })),
  {
    title: "an article added",
    prepare: async (context) => {
      const { editor, site, round } = context;
      const title = `Article ${round}`;
      const draft = await editor.clone(articleAt(context, 3).query, {
        title,
        slug: `article-${round}`,
        seo: { title, description: `${title} of the benchmark.` },
      });

      return {
        publish: () => editor.publishDraft(draft),
        seen: () => waitForText(`${site}/blog/article-${round}/`, title),
      };
    },
  },
  {
    title: "an article unpublished",
    prepare: async ({ editor, site, round }) => {
      const slug = `article-${round}`;

      return {
        publish: () => editor.unpublish({ type: "article", field: "slug", value: slug }),
        seen: () => waitForResponse(`${site}/blog/${slug}/`, (status) => status >= 400),
      };
    },
  },
  {
    title: "the address of an article",
    prepare: async (context) => {
      const { editor, site, round } = context;
      const slug = `moved-${round}`;
      const draft = await editor.save(articleAt(context, 4).query, () => ({ slug }));

      return {
        publish: () => editor.publishDraft(draft),
        seen: () => waitForResponse(`${site}/blog/${slug}/`, (status) => status === 200),
      };
    },
  },
  edit("the name of the site", "site", "Agency", (name) => ({ name })),
  {
    title: "a picture that was never on the site",
    prepare: async (context) => {
      const name = `Picture ${context.round}`;
      // Readers of PNG files ignore what follows the last chunk: the same picture, a new file.
      const file = new File([readFileSync(picture), name], `${name}.png`, { type: "image/png" });
      const id = await context.editor.upload(file, name);

      return edit("", 5, "Picture", () => ({ cover: { id } })).prepare(context);
    },
  },
];
