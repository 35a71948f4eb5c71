import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { documentPath } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { itemList } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { Hero } from "../sections/Hero/Hero";
import { DocumentFolders } from "../sections/DocumentFolders/DocumentFolders";

const WorkingDocumentsPage: FC<PageProps<Queries.WorkingDocumentsPageQuery>> = ({ data }) => {
  const { main } = required(data.record, "the record");

  return (
    <PageBody>
      <Hero {...main} />
      <DocumentFolders title="All documents" documents={data.documents.nodes} />
      <ContactFormSection
        contactDetails={data.contactDetails}
        title="Ask what one would look like for your project"
      />
    </PageBody>
  );
};

export default WorkingDocumentsPage;

export const Head: HeadFC<Queries.WorkingDocumentsPageQuery> = ({ data, location }) => (
  <Seo
    seo={required(data.record, "the record").seo}
    path={location.pathname}
    structuredData={[itemList(data.documents.nodes, documentPath)]}
  />
);

export const query = graphql`
  query WorkingDocumentsPage {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    record: strapiWorkingDocuments {
      main {
        ...Hero
      }
      seo {
        ...Seo
      }
    }
    documents: allStrapiDocument(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        ...DocumentLink
      }
    }
  }
`;
