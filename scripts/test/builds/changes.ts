import { copyFileSync } from "node:fs";
import { join } from "node:path";

import type { Database } from "./database.ts";
import type { Editor, RecordQuery } from "./editor.ts";

type Service = { editor: Editor; database: Database; settings: Record<string, string> };

const offline: RecordQuery = { type: "article", field: "slug", value: "apps-that-work-offline" };

const twoPictures = (database: Database) => {
  const [one, other] = database
    .prepare(
      "SELECT DISTINCT url, name FROM files WHERE name LIKE 'service-%.png' ORDER BY id LIMIT 2",
    )
    .all() as { url: string; name: string }[];
  if (!one || !other) throw new Error("The seed's services have no pictures.");

  return { one, other };
};

/** The seed's oldest or newest article. */
const articleByDate = (database: Database, order: "ASC" | "DESC"): RecordQuery => {
  const [first] = database
    .prepare(`SELECT slug FROM articles WHERE slug <> 'one-more' ORDER BY date ${order} LIMIT 1`)
    .all() as { slug: string }[];

  return { type: "article", field: "slug", value: String(first?.slug) };
};

/** Editors' changes to published content; the site is built after each. */
export const contentChanges: { title: string; change: (service: Service) => Promise<unknown> }[] = [
  {
    title: "a changed headline",
    change: ({ editor }) => editor.publish(offline, ({ title }) => ({ title: `${title} today` })),
  },
  {
    title: "a new paragraph and image in rich text",
    change: ({ editor, database }) =>
      editor.publish(offline, ({ body }) => ({
        body: `${body}\n\nOne paragraph more.\n\n![A harbor](${twoPictures(database).one.url})\n`,
      })),
  },
  {
    title: "an article added, one removed, one with a new slug",
    change: async ({ editor, database }) => {
      const seo = { title: "One more", description: "An article more than before." };
      await editor.duplicate(offline, { title: "One more", slug: "one-more", seo });
      await editor.unpublish(articleByDate(database, "ASC"));
      await editor.publish(articleByDate(database, "DESC"), () => ({ slug: "moved" }));
    },
  },
  {
    title: "a new site name, image file and alternative text",
    change: async ({ editor, database, settings }) => {
      await editor.publishSingle("site", { name: "Another Name Inc." });
      const { one, other } = twoPictures(database);
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
    title: "a new redirect target",
    change: ({ editor }) =>
      editor.publish({ type: "redirect", field: "from", value: "/contact/" }, () => ({
        to: "/about-us/",
      })),
  },
];
