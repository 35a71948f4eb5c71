import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { contactFormId } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { team, webPage } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { findZoneItem } from "../lib/zone-items";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { DocumentFolders } from "../sections/DocumentFolders/DocumentFolders";
import { PersonList } from "../sections/PersonList/PersonList";
import { renderDynamicZone } from "../sections/DynamicZone/DynamicZone";

const AboutPage: FC<PageProps<Queries.AboutPageQuery>> = ({ data }) => (
  <PageBody>
    {renderDynamicZone(required(data.record, "the aboutus record").aboutcontent, [contactFormId])}
    <PersonList title="Who you will work with" people={data.people.nodes} />
    {data.documentsPage?.band && (
      <DocumentFolders {...data.documentsPage.band} documents={data.documents.nodes} />
    )}
    <ContactFormSection contactDetails={data.contactDetails} title="Want to know more? Ask us" />
  </PageBody>
);

export default AboutPage;

export const Head: HeadFC<Queries.AboutPageQuery> = ({ data, location }) => {
  const items = required(data.record, "the aboutus record").aboutcontent;
  const seo = required(findZoneItem(items, "STRAPI__COMPONENT_SHARED_SEO"), "the seo of aboutus");

  return (
    <Seo
      seo={seo}
      path={location.pathname}
      structuredData={[webPage("AboutPage", seo), team(data.people.nodes)]}
    />
  );
};

export const query = graphql`
  query AboutPage {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    documentsPage: strapiWorkingDocuments {
      band {
        ...Section
      }
    }
    people: allStrapiPerson(sort: [{ position: ASC }, { name: ASC }, { id: ASC }]) {
      nodes {
        ...Person
      }
    }
    documents: allStrapiDocument(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        ...DocumentLink
      }
    }
    record: strapiAboutus {
      aboutcontent {
        __typename
        ...CardGroup
        ...FeatureGroup
        ...Hero
        ...Seo
      }
    }
  }
`;
