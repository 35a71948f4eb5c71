import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { required } from "../lib/required";
import { findZoneItem } from "../lib/zone-items";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { OpenDrawer } from "../sections/OpenDrawer/OpenDrawer";
import { PersonList } from "../sections/PersonList/PersonList";
import { renderZone } from "../sections/Zone/Zone";

const AboutPage: FC<PageProps<Queries.AboutPageQuery>> = ({ data }) => (
  <PageBody>
    {renderZone(required(data.record, "the aboutus record").aboutcontent)}
    <PersonList title="Who you will work with" people={data.people.nodes} />
    {data.drawer?.band && (
      <OpenDrawer {...data.drawer.band} sheets={data.sheets.nodes} site={data.build} />
    )}
    <ContactFormBand contactDetails={data.contactDetails} title="Want to know more? Ask us" />
  </PageBody>
);

export default AboutPage;

export const Head: HeadFC<Queries.AboutPageQuery> = ({ data, location }) => {
  const items = required(data.record, "the aboutus record").aboutcontent;

  return (
    <Seo
      seo={required(findZoneItem(items, "STRAPI__COMPONENT_SHARED_SEO"), "the seo of aboutus")}
      path={location.pathname}
    />
  );
};

export const query = graphql`
  query AboutPage {
    contactDetails: strapiSite {
      ...ContactFormBand
    }
    build: site {
      ...SiteFigures
    }
    drawer: strapiDrawer {
      band {
        ...Band
      }
    }
    people: allStrapiPerson(sort: [{ position: ASC }, { name: ASC }, { id: ASC }]) {
      nodes {
        ...Person
      }
    }
    sheets: allStrapiSheet(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        ...SheetFolder
      }
    }
    record: strapiAboutus {
      aboutcontent {
        __typename
        ...CardGroup
        ...FeatureGroup
        ...Main
        ...Seo
      }
    }
  }
`;
