import type { CreatePagesArgs } from "gatsby";

import { readIndexablePages } from "../html/built-pages";
import { writeMarkdown } from "../html/markdown-pages";
import type { Settings } from "../settings";
import { openMemory } from "./memory";
import { feedFields, writeFeeds, type FeedData } from "./feeds";
import { removeStaleFiles } from "./stale-files";
import { writeSearchIndex } from "./search-index";
import { writeSecurityTxt } from "./security-txt";
import { renderShareImages } from "./share-images";

type DerivedFilesData = FeedData & {
  record: { generalEmail: string };
  allSitePage: { nodes: readonly { path: string }[] };
};

const query = /* GraphQL */ `
  {
    record: strapiSite {
      name
      description
      generalEmail
    }
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
      }
    }
    ${feedFields}
  }
`;

/**
 * Writes the derived files: feeds, security.txt, Markdown, share images and the search index.
 *
 * @throws if the query fails, with GraphQL's message.
 */
export const writeDerivedFiles = async (
  publicDir: string,
  { graphql }: Pick<CreatePagesArgs, "graphql">,
  settings: Pick<Settings, "siteUrl">,
) => {
  const { data, errors } = await graphql<DerivedFilesData>(query);
  if (!data) throw new Error(`Cannot query the pages: ${String(errors)}`);
  const memory = openMemory();
  const pages = readIndexablePages(
    publicDir,
    data.allSitePage.nodes.map(({ path }) => path),
    memory,
  );
  await writeFeeds(publicDir, data, settings);
  await writeSecurityTxt(publicDir, data.record.generalEmail, settings);
  // Pagefind is a separate process, so indexing runs in parallel.
  const [markdownPaths, imagePaths] = await Promise.all([
    writeMarkdown(publicDir, pages, data.record, settings, memory),
    renderShareImages(publicDir, pages, data.record.name, memory),
    writeSearchIndex(publicDir, pages, memory),
  ]);
  removeStaleFiles(publicDir, [...markdownPaths, ...imagePaths]);
  memory.save();
};
