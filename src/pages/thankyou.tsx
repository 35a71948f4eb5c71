import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { buttonClass } from "../components/Button/Button";
import { Section } from "../components/Section/Section";
import { BookCall } from "../features/BookCall/BookCall";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { required } from "../lib/required";
import { CardGroup } from "../sections/CardGroup/CardGroup";
import { Hero } from "../sections/Hero/Hero";

const ThankYouPage: FC<PageProps<Queries.ThankYouPageQuery>> = ({ data }) => {
  const record = required(data.record, "the thankyou record");

  return (
    <PageBody>
      <Hero {...record.main} />
      {data.site?.bookingUrl && (
        <Section
          title="Rather talk?"
          text="Choose a time for a call. By then we’ll have read your message."
        >
          <div>
            <BookCall url={data.site.bookingUrl} className={buttonClass("primary")} />
          </div>
        </Section>
      )}
      <CardGroup group={record.next} />
    </PageBody>
  );
};

export default ThankYouPage;

export const Head: HeadFC<Queries.ThankYouPageQuery> = ({ data, location }) => (
  <Seo seo={required(data.record, "the thankyou record").seo} path={location.pathname} noindex />
);

export const query = graphql`
  query ThankYouPage {
    site: strapiSite {
      bookingUrl
    }
    record: strapiThankyou {
      main {
        ...Hero
      }
      next {
        ...CardGroup
      }
      seo {
        ...Seo
      }
    }
  }
`;
