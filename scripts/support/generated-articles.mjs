import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";

import { cmsRoot } from "./project.mjs";

/** @typedef {Record<string, string | number | null>} Row */
/** @typedef {{ run: (...values: unknown[]) => { lastInsertRowid: number | bigint }, all: (...values: unknown[]) => unknown[] }} Statement */
/** @typedef {{ prepare: (sql: string) => Statement, transaction: (work: () => void) => () => void, close: () => void }} Database */

/**
 * Opens the database of a content service.
 *
 * @param {Record<string, string>} settings of one that runs on SQLite.
 * @returns {Database}
 */
export const openDatabase = ({ DATABASE_FILE = "" }) => {
  const Database = createRequire(join(cmsRoot, "package.json"))("better-sqlite3");

  return new Database(DATABASE_FILE);
};

const words = 1_500;

/** Paragraphs without pictures, code and headings. @param {string} body */
const paragraphsOf = (body) =>
  body
    .split(/\n{2,}/)
    .filter((paragraph) => /^[A-Z][^\n]{80,}/.test(paragraph) && !/[`![\]|]/.test(paragraph));

/** A text of about 1,500 words, another one for each number. @param {string[]} paragraphs @param {number} number */
const textOf = (paragraphs, number) => {
  const text = [`Number ${number} of the generated articles.`];
  for (let at = number * 7, count = 0; count < words; at += 1 + (number % 5)) {
    const paragraph = paragraphs[at % paragraphs.length] ?? "";
    count += paragraph.split(/\s+/).length;
    text.push(text.length % 6 === 1 ? `## Part ${text.length}` : "", paragraph);
  }

  return text.join("\n\n");
};

/**
 * Writes articles into a database that has the seed, all copies of one of its articles with texts
 * of their own. Strapi would take 28 ms for each; rows in one transaction take a tenth of one.
 *
 * @param {Database} database
 * @param {number} count
 */
export const addArticles = (database, count) => {
  const rows = (/** @type {string} */ sql, /** @type {unknown[]} */ ...values) =>
    /** @type {Row[]} */ (database.prepare(sql).all(...values));
  /** @param {string} table @param {Row} row */
  const insert = (table, { id: _, ...row }) => {
    const names = Object.keys(row);
    const sql = `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join()}) VALUES (${names.map(() => "?").join()})`;

    return Number(database.prepare(sql).run(...Object.values(row)).lastInsertRowid);
  };
  const filesOf = (/** @type {string} */ type, /** @type {unknown} */ id) =>
    rows("SELECT * FROM files_related_mph WHERE related_id = ? AND related_type = ?", id, type);
  /** A component's row that is the article's own, with its pictures. @param {Row} row @param {number} number */
  const copySeo = ({ cmp_id = 0 }, number) => {
    const [seo = {}] = rows("SELECT * FROM components_shared_seos WHERE id = ?", cmp_id);
    const copy = insert("components_shared_seos", {
      ...seo,
      title: `Generated article ${number}`,
      description: `What article ${number} of the generated ones says to search engines.`,
    });
    for (const row of filesOf("shared.seo", cmp_id)) {
      insert("files_related_mph", { ...row, related_id: copy });
    }

    return copy;
  };
  const paragraphs = rows("SELECT body FROM articles").flatMap(({ body }) =>
    paragraphsOf(String(body)),
  );
  const [first = {}] = rows("SELECT document_id FROM articles ORDER BY id");
  // The draft, and what is published of it.
  const versions = rows("SELECT * FROM articles WHERE document_id = ?", first.document_id).map(
    (article) => ({
      article,
      components: rows("SELECT * FROM articles_cmps WHERE entity_id = ?", article.id),
      links: ["articles_category_lnk", "articles_author_lnk"].flatMap((table) =>
        rows(`SELECT * FROM ${table} WHERE article_id = ?`, article.id).map((row) => ({
          table,
          row,
        })),
      ),
      files: filesOf("api::article.article", article.id),
    }),
  );

  /** @param {number} number */
  const add = (number) => {
    const document_id = randomUUID().replaceAll("-", "").slice(0, 24);
    const own = {
      document_id,
      title: `Generated article ${number}`,
      slug: `generated-article-${number}`,
      excerpt: `What article ${number} says in one sentence.`,
      body: textOf(paragraphs, number),
      // Older than the seed's, a day each.
      date: new Date(Date.UTC(2024, 0, 1) - number * 86_400_000).toISOString().slice(0, 10),
    };
    for (const { article, components, links, files } of versions) {
      const entity_id = insert("articles", { ...article, ...own });
      for (const row of components) {
        const isSeo = row.component_type === "shared.seo";
        const cmp_id = isSeo ? copySeo(row, number) : (row.cmp_id ?? null);
        insert("articles_cmps", { ...row, entity_id, cmp_id });
      }
      for (const { table, row } of links) insert(table, { ...row, article_id: entity_id });
      for (const row of files) insert("files_related_mph", { ...row, related_id: entity_id });
    }
  };
  const from = rows("SELECT count(*) AS count FROM articles WHERE slug LIKE 'generated-%'")[0];
  const before = Number(from?.count ?? 0) / 2;
  database.transaction(() => {
    for (let number = before + 1; number <= count; number += 1) add(number);
  })();
};
