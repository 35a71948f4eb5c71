import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { chapterPath } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { itemList } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { CatalogueCards } from "../sections/CatalogueCards/CatalogueCards";
import { chapterEntries } from "../sections/CatalogueCards/entries";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { Hero } from "../sections/Hero/Hero";

const PlaybookPage: FC<PageProps<Queries.PlaybookPageQuery>> = ({ data }) => {
  const { main } = required(data.record, "the playbook record");

  return (
    <PageBody>
      <Hero {...main} />
      <CatalogueCards title="Chapters" numbered entries={chapterEntries(data.chapters.nodes)} />
      <ContactFormSection contactDetails={data.contactDetails} title="Something missing? Ask us" />
    </PageBody>
  );
};

export default PlaybookPage;

export const Head: HeadFC<Queries.PlaybookPageQuery> = ({ data, location }) => (
  <Seo
    seo={required(data.record, "the playbook record").seo}
    path={location.pathname}
    structuredData={[itemList(data.chapters.nodes, chapterPath)]}
  />
);

export const query = graphql`
  query PlaybookPage {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    record: strapiPlaybook {
      main {
        ...Hero
      }
      seo {
        ...Seo
      }
    }
    chapters: allStrapiChapter(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        ...ChapterLink
      }
    }
  }
`;
