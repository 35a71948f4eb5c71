import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { webPage } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { Hero } from "../sections/Hero/Hero";
import { TextSections } from "../sections/TextSections/TextSections";
import { SubprocessorList } from "../sections/SubprocessorList/SubprocessorList";

const SecurityPage: FC<PageProps<Queries.SecurityPageQuery>> = ({ data }) => {
  const record = required(data.record, "the security record");

  return (
    <PageBody>
      <Hero
        {...record.main}
        facts={[...record.main.facts, { label: "Reviewed on", value: record.reviewedOn }]}
      />
      <TextSections sections={record.passages} />
      <SubprocessorList title="Providers this website uses" subprocessors={record.subprocessors} />
    </PageBody>
  );
};

export default SecurityPage;

export const Head: HeadFC<Queries.SecurityPageQuery> = ({ data, location }) => {
  const { seo } = required(data.record, "the security record");

  return <Seo seo={seo} path={location.pathname} structuredData={[webPage("WebPage", seo)]} />;
};

export const query = graphql`
  query SecurityPage {
    record: strapiSecurity {
      main {
        ...Hero
      }
      reviewedOn(formatString: "MMMM D, YYYY")
      passages {
        ...TextSection
      }
      subprocessors {
        ...Subprocessor
      }
      seo {
        ...Seo
      }
    }
  }
`;
