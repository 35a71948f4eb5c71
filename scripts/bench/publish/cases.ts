import { readFileSync } from "node:fs";
import { join } from "node:path";

import { projectDir } from "../../../publisher/project.ts";
import type { Editor, RecordQuery } from "../../test/builds/editor.ts";
import { waitForRedirect } from "../../test/journey/round-trip.ts";
import { waitForResponse, waitForText } from "../../test/journey/visitors.ts";

type Article = { documentId: string; slug: string };
type Context = {
  editor: Editor;
  /** The address of the site. */
  site: string;
  /** From 1. */
  round: number;
  /** The same in all rounds. */
  articles: Article[];
};
type Change = {
  /** The call that the editor waits for; everything before it is saved. */
  publish: () => Promise<unknown>;
  /** Resolves once a visitor gets the page with the change. */
  seen: () => Promise<unknown>;
};
export type PublishCase = { title: string; prepare: (context: Context) => Promise<Change> };

const picture = join(projectDir, "sample-content/records/pictures/home.png");

const byId = ({ documentId }: Article): RecordQuery => ({
  type: "article",
  field: "documentId",
  value: documentId,
});
const bySlug = (value: string): RecordQuery => ({ type: "article", field: "slug", value });
const single = (type: string): RecordQuery => ({ type, field: "", value: "" });

/** An article of the sample, a different one for each case. */
const articleAt = ({ articles }: Context, index: number): Article => {
  const article = articles[index];
  if (!article) throw new Error("The sample has too few articles.");

  return article;
};

/** Saves a change, whose words a visitor then finds on a page. */
const change = async (
  { editor, site }: Context,
  query: RecordQuery,
  { page, words, fields }: { page: string; words: string; fields: Parameters<Editor["save"]>[1] },
): Promise<Change> => {
  const record = await editor.save(query, fields);

  return {
    publish: () => editor.publishDraft(record),
    seen: () => waitForText(`${site}${page}`, words),
  };
};

/** @param index that of the article. */
const changeTitle = (context: Context, index: number) => {
  const article = articleAt(context, index);
  const title = `Headline of round ${context.round}`;

  return change(context, byId(article), {
    page: `/blog/${article.slug}/`,
    words: title,
    fields: () => ({ title }),
  });
};

/** The first publish after a start. */
export const coldCase: PublishCase = {
  title: "the first after npm start (a title)",
  prepare: (context) => changeTitle(context, 0),
};

/** What editors publish, one after the other in each round; the order matters. */
export const publishCases: PublishCase[] = [
  { title: "the title of an article", prepare: (context) => changeTitle(context, 1) },
  {
    title: "the text of an article",
    prepare: (context) => {
      const article = articleAt(context, 2);
      const words = `Paragraph of round ${context.round}.`;

      return change(context, byId(article), {
        page: `/blog/${article.slug}/`,
        words,
        fields: ({ body }) => ({ body: `${body}\n\n${words}` }),
      });
    },
  },
  {
    title: "a redirect added",
    prepare: async ({ editor, site, round }) => {
      const redirect = { from: `/old-page-${round}/`, to: "/contact-us/" };
      const record = await editor.create("redirect", { ...redirect, permanent: true });

      return {
        publish: () => editor.publishDraft(record),
        seen: () => waitForRedirect(site, redirect),
      };
    },
  },
  {
    title: "an entry of the menu",
    prepare: (context) => {
      const label = `Entry ${context.round}`;

      return change(context, single("menu"), {
        page: "/",
        words: label,
        fields: ({ header }) => ({
          header: (Object(header) as object[]).map((link, index) =>
            index === 0 ? { ...link, label } : link,
          ),
        }),
      });
    },
  },
  {
    title: "an article added",
    prepare: async (context) => {
      const { editor, site, round } = context;
      const title = `Article of round ${round}`;
      const slug = `article-${round}`;
      const seo = { title, description: `An article of round ${round}.` };
      const copy = await editor.clone(byId(articleAt(context, 3)), { title, slug, seo });

      return {
        publish: () => editor.publishDraft(copy),
        seen: () => waitForText(`${site}/blog/${slug}/`, title),
      };
    },
  },
  {
    title: "an article unpublished",
    prepare: async ({ editor, site, round }) => {
      const slug = `article-${round}`;

      return {
        publish: () => editor.unpublish(bySlug(slug)),
        seen: () => waitForResponse(`${site}/blog/${slug}/`, (status) => status >= 400),
      };
    },
  },
  {
    title: "the address of an article",
    prepare: async (context) => {
      const { editor, site, round } = context;
      const slug = `moved-${round}`;
      const record = await editor.save(byId(articleAt(context, 4)), () => ({ slug }));

      return {
        publish: () => editor.publishDraft(record),
        seen: () => waitForResponse(`${site}/blog/${slug}/`, (status) => status === 200),
      };
    },
  },
  {
    title: "the name of the site",
    prepare: (context) => {
      const name = `Agency ${context.round}`;

      return change(context, single("site"), { page: "/", words: name, fields: () => ({ name }) });
    },
  },
  {
    title: "a picture that was never on the site",
    prepare: async (context) => {
      const article = articleAt(context, 5);
      const words = `Picture of round ${context.round}`;
      // Readers of PNG files ignore what follows the last chunk: the same picture, a new file.
      const file = new File([readFileSync(picture), words], `round-${context.round}.png`, {
        type: "image/png",
      });
      const id = await context.editor.upload(file, words);

      return change(context, byId(article), {
        page: `/blog/${article.slug}/`,
        words,
        fields: () => ({ cover: { id } }),
      });
    },
  },
];
