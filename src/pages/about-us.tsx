import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { Seo } from "../layout/Seo/Seo";
import { required } from "../lib/required";
import { itemOf } from "../lib/zone-items";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { Zone } from "../sections/Zone/Zone";

const AboutPage: FC<PageProps<Queries.AboutPageQuery>> = ({ data }) => (
  <>
    <Zone items={required(data.record, "the aboutus record").aboutcontent} />
    <ContactFormBand addresses={data.addresses} title="Want to know more? Ask us" />
  </>
);

export default AboutPage;

export const Head: HeadFC<Queries.AboutPageQuery> = ({ data, location }) => {
  const items = required(data.record, "the aboutus record").aboutcontent;

  return (
    <Seo
      seo={required(itemOf(items, "STRAPI__COMPONENT_SHARED_SEO"), "the seo of aboutus")}
      path={location.pathname}
    />
  );
};

export const query = graphql`
  query AboutPage {
    addresses: strapiSite {
      ...ContactFormBand
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
