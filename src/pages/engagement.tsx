import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { engagementOffers, faqPage } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { EngagementModels } from "../sections/EngagementModels/EngagementModels";
import { EngagementTable } from "../sections/EngagementTable/EngagementTable";
import { Hero } from "../sections/Hero/Hero";
import { TextSections } from "../sections/TextSections/TextSections";
import { Accordion, questionItems } from "../sections/Accordion/Accordion";

const EngagementPage: FC<PageProps<Queries.EngagementPageQuery>> = ({ data }) => {
  const record = required(data.record, "the engagement record");

  return (
    <PageBody>
      <Hero {...record.main} />
      <EngagementTable title="Side by side" models={record.models} />
      <EngagementModels models={record.models} />
      {record.passages.length > 0 && (
        <TextSections title="Terms that all models share" sections={record.passages} />
      )}
      <Accordion title="Questions about terms" items={questionItems(record.questions)} />
      <ContactFormSection contactDetails={data.contactDetails} title="Ask for a proposal" />
    </PageBody>
  );
};

export default EngagementPage;

export const Head: HeadFC<Queries.EngagementPageQuery> = ({ data, location }) => {
  const record = required(data.record, "the engagement record");

  return (
    <Seo
      seo={record.seo}
      path={location.pathname}
      structuredData={[engagementOffers(record.models), faqPage(record.questions)]}
    />
  );
};

export const query = graphql`
  query EngagementPage {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    record: strapiEngagement {
      main {
        ...Hero
      }
      models {
        ...EngagementModel
        ...EngagementRows
      }
      passages {
        ...TextSection
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
