import type { CreatePagesArgs } from "gatsby";

import { readIndexablePages } from "../html/built-pages";
import { writeMarkdown } from "../html/markdown-pages";
import type { Settings } from "../settings";
import type { Memory } from "./memory";
import { feedFields, writeFeeds, type FeedData } from "./feeds";
import { removeStaleFiles } from "./stale-files";
import { writeSearchIndex } from "./search-index";
import { writeSecurityTxt } from "./security-txt";
import { renderShareImages } from "./share-images";

type PagesData = {
  record: FeedData["record"] & { generalEmail: string };
  allSitePage: { nodes: readonly { path: string }[] };
};

const pagesQuery = /* GraphQL */ `
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
  }
`;

// On its own: it renders the texts of articles, which can wait until Pagefind is busy.
const feedsQuery = `{ ${feedFields} }`;

/**
 * Writes the derived files: feeds, security.txt, Markdown, share images and the search index.
 *
 * @throws if a query fails, with GraphQL's message.
 */
export const writeDerivedFiles = async (
  publicDir: string,
  { graphql }: Pick<CreatePagesArgs, "graphql">,
  settings: Pick<Settings, "siteUrl">,
  memory: Memory,
) => {
  const select = async <Data>(what: string, query: string): Promise<Data> => {
    const { data, errors } = await graphql<Data>(query);
    if (!data) throw new Error(`Cannot query the ${what}: ${String(errors)}`);

    return data;
  };
  const { record, allSitePage } = await select<PagesData>("pages", pagesQuery);
  const pages = readIndexablePages(
    publicDir,
    allSitePage.nodes.map(({ path }) => path),
    memory,
  );
  await writeSecurityTxt(publicDir, record.generalEmail, settings);
  const writeOthers = async () => {
    const paths = [
      ...(await writeMarkdown(publicDir, pages, record, settings, memory)),
      ...(await renderShareImages(publicDir, pages, record.name, memory)),
    ];
    const data = await select<Omit<FeedData, "record">>("feeds", feedsQuery);
    await writeFeeds(publicDir, { ...data, record }, settings);

    return paths;
  };
  // Pagefind is a separate process, which indexes while the other files are written.
  const [, paths] = await Promise.all([writeSearchIndex(publicDir, pages, memory), writeOthers()]);
  removeStaleFiles(publicDir, paths);
};
