import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { webPage } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { Hero } from "../sections/Hero/Hero";
import { TextSections } from "../sections/TextSections/TextSections";

const PrivacyPage: FC<PageProps<Queries.PrivacyPageQuery>> = ({ data }) => {
  const record = required(data.record, "the privacy record");

  return (
    <PageBody>
      <Hero
        {...record.main}
        facts={[...record.main.facts, { label: "Effective", value: record.updatedOn }]}
      />
      <TextSections sections={record.passages} />
    </PageBody>
  );
};

export default PrivacyPage;

export const Head: HeadFC<Queries.PrivacyPageQuery> = ({ data, location }) => {
  const { seo } = required(data.record, "the privacy record");

  return <Seo seo={seo} path={location.pathname} structuredData={[webPage("WebPage", seo)]} />;
};

export const query = graphql`
  query PrivacyPage {
    record: strapiPrivacy {
      main {
        ...Hero
      }
      updatedOn(formatString: "MMMM D, YYYY")
      passages {
        ...TextSection
      }
      seo {
        ...Seo
      }
    }
  }
`;
