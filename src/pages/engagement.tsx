import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { faqPage } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { EngagementModels } from "../sections/EngagementModels/EngagementModels";
import { Hero } from "../sections/Hero/Hero";
import { PassageList } from "../sections/PassageList/PassageList";
import { QuestionList } from "../sections/QuestionList/QuestionList";
import { heroProps } from "../sections/Hero/hero-props";

const EngagementPage: FC<PageProps<Queries.EngagementPageQuery>> = ({ data }) => {
  const record = required(data.record, "the engagement record");

  return (
    <PageBody>
      <Hero {...heroProps(record.main)} />
      <EngagementModels models={record.models} />
      {record.passages.length > 0 && <PassageList passages={record.passages} />}
      <QuestionList title="Questions about terms" questions={record.questions} />
      <ContactFormBand contactDetails={data.contactDetails} title="Ask for a proposal" />
    </PageBody>
  );
};

export default EngagementPage;

export const Head: HeadFC<Queries.EngagementPageQuery> = ({ data, location }) => {
  const record = required(data.record, "the engagement record");

  return (
    <Seo seo={record.seo} path={location.pathname} structuredData={[faqPage(record.questions)]} />
  );
};

export const query = graphql`
  query EngagementPage {
    contactDetails: strapiSite {
      ...ContactFormBand
    }
    record: strapiEngagement {
      main {
        ...Main
      }
      models {
        ...EngagementModel
      }
      passages {
        ...Passage
      }
      questions {
        ...Question
      }
      seo {
        ...Seo
      }
    }
  }
`;
