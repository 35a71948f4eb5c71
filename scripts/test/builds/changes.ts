import { copyFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {import("./database.ts").Database} Database */
/** @typedef {import("./editor.ts").Editor} Editor */
/** @typedef {{ editor: Editor, database: Database, settings: Record<string, string> }} Service */
/** @typedef {{ url: string, name: string }} File */

const offline = { type: "article", field: "slug", value: "apps-that-work-offline" };

/** Two pictures of articles, of the same kind. @param {Database} database */
const twoCoverImages = (database) => {
  const covers = /** @type {File[]} */ database
    .prepare(
      "SELECT DISTINCT url, name FROM files WHERE name LIKE 'article-%.png' ORDER BY id LIMIT 2",
    )
    .all();
  const [one, other] = covers;
  if (!one || !other) throw new Error("The seed's articles have no pictures.");

  return { one, other };
};

/** The seed's oldest or newest article. @param {Database} database @param {"ASC" | "DESC"} order */
const articleByDate = (database, order) => {
  const [first] = /** @type {{ slug: string }[]} */ database
    .prepare(`SELECT slug FROM articles WHERE slug <> 'one-more' ORDER BY date ${order} LIMIT 1`)
    .all();

  return { type: "article", field: "slug", value: String(first?.slug) };
};

/**
 * What editors do to published content, in the order in query it is built.
 *
 * @type {{ title: string, change: (service: Service) => Promise<unknown> }[]}
 */
export const contentChanges = [
  {
    title: "one word of a headline",
    change: ({ editor }) => editor.publish(offline, ({ title }) => ({ title: `${title} today` })),
  },
  {
    title: "a paragraph and a picture in a text",
    change: ({ editor, database }) =>
      editor.publish(offline, ({ body }) => ({
        body: `${body}\n\nOne paragraph more.\n\n![A harbor](${twoCoverImages(database).one.url})\n`,
      })),
  },
  {
    title: "an article more, one less, and one at another address",
    change: async ({ editor, database }) => {
      const seo = { title: "One more", description: "An article more than before." };
      await editor.duplicate(offline, { title: "One more", slug: "one-more", seo });
      await editor.unpublish(articleByDate(database, "ASC"));
      await editor.publish(articleByDate(database, "DESC"), () => ({ slug: "moved" }));
    },
  },
  {
    title: "words of every page, the file of a picture, and the words of another",
    change: async ({ editor, database, settings }) => {
      await editor.publishSingle("site", { name: "Tidemark Inc." });
      const { one, other } = twoCoverImages(database);
      const [from = "", to = ""] = [other, one].map(({ url }) =>
        join(settings.CMS_PUBLIC_DIR ?? "", url),
      );
      copyFileSync(from, to);
      database.prepare("UPDATE files SET updated_at = ? WHERE url = ?").run(Date.now(), one.url);
      database
        .prepare("UPDATE files SET alternative_text = 'Another one' WHERE url = ?")
        .run(other.url);
    },
  },
  {
    title: "a redirect that leads elsewhere, and nothing else",
    change: ({ editor }) =>
      editor.publish({ type: "redirect", field: "from", value: "/contact/" }, () => ({
        to: "/about-us/",
      })),
  },
];
