import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { required } from "../lib/required";
import { Hero } from "../sections/Hero/Hero";
import { PassageList } from "../sections/PassageList/PassageList";
import { heroProps } from "../sections/Hero/hero-props";

const PrivacyPage: FC<PageProps<Queries.PrivacyPageQuery>> = ({ data }) => {
  const record = required(data.record, "the privacy record");

  return (
    <PageBody>
      <Hero
        {...heroProps(record.main)}
        facts={[...record.main.facts, { label: "Effective", value: record.updatedOn }]}
      />
      <PassageList passages={record.passages} />
    </PageBody>
  );
};

export default PrivacyPage;

export const Head: HeadFC<Queries.PrivacyPageQuery> = ({ data, location }) => (
  <Seo seo={required(data.record, "the privacy record").seo} path={location.pathname} />
);

export const query = graphql`
  query PrivacyPage {
    record: strapiPrivacy {
      main {
        ...Main
      }
      updatedOn(formatString: "MMMM D, YYYY")
      passages {
        ...Passage
      }
      seo {
        ...Seo
      }
    }
  }
`;
