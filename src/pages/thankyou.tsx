import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

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
