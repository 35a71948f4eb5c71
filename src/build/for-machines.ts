import type { CreatePagesArgs } from "gatsby";

import { listedPages } from "./built-pages";
import { articlesQuery, writeFeeds, type FeedData } from "./feeds";
import { writeMarkdown } from "./markdown";
import { removeOutdated } from "./outdated";
import { writeSearchIndex } from "./search-index";
import { writeSecurityTxt } from "./security-txt";
import type { Settings } from "./settings";
import { drawSharePictures } from "./share-pictures";

type MachineData = FeedData & {
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
    ${articlesQuery}
  }
`;

/**
 * Writes what is not for people: feeds, security.txt, the pages as Markdown, the pictures of link previews, and
 * the search's index.
 *
 * @param folder of the built site.
 * @throws when the query fails, with GraphQL's own words.
 */
export const writeForMachines = async (
  folder: string,
  { graphql }: Pick<CreatePagesArgs, "graphql">,
  settings: Pick<Settings, "siteUrl">,
) => {
  const { data, errors } = await graphql<MachineData>(query);
  if (!data) throw new Error(`The pages cannot be read: ${String(errors)}`);
  const pages = listedPages(
    folder,
    data.allSitePage.nodes.map(({ path }) => path),
  );
  await writeFeeds(folder, data, settings);
  await writeSecurityTxt(folder, data.record.generalEmail, settings);
  // Pagefind is a process of its own: it reads pages while this one writes their Markdown.
  const [texts, pictures] = await Promise.all([
    writeMarkdown(folder, pages, data.record, settings),
    drawSharePictures(folder, pages, data.record.name),
    writeSearchIndex(folder, pages),
  ]);
  removeOutdated(folder, [...texts, ...pictures]);
};
