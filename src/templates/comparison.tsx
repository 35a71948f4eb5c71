import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../catalogue/breadcrumb-trails";
import { comparisonHeading, comparisonName, technologyNames } from "../catalogue/comparison-names";
import { keepTogether } from "../catalogue/keep-together";
import { knownTechnologies } from "../../common/catalogue/technologies";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { article, breadcrumbs, faqPage } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { ComparisonTable } from "../sections/ComparisonTable/ComparisonTable";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { Hero } from "../sections/Hero/Hero";
import { PointList } from "../sections/PointList/PointList";
import { Accordion, questionItems } from "../sections/Accordion/Accordion";
import { ProseSection } from "../sections/ProseSection/ProseSection";
import { TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";

const ComparisonTemplate: FC<PageProps<Queries.ComparisonTemplateQuery>> = ({ data }) => {
  const comparison = required(data.comparison, "the comparison");
  const { first, second, recommended } = comparison;
  const names = technologyNames(comparison);
  const [winner, other] = recommended === "first" ? names : [names[1], names[0]];

  return (
    <PageBody>
      <Hero
        title={comparison.title}
        text={comparison.lead}
        breadcrumbs={recordTrail("comparison", comparisonName(comparison))}
      />
      <ComparisonTable title="Side by side" names={names} rows={comparison.rows} />
      <ProseSection
        title={`We recommend ${keepTogether(winner)}`}
        body={comparison.recommendation}
        tone="quiet"
      />
      <PointList
        title={`When ${keepTogether(other)} wins`}
        points={comparison.otherWins}
        variant="list"
      />
      <Accordion title="Questions about the choice" items={questionItems(comparison.questions)} />
      <TechnologyLinks title="Hire for either" technologies={knownTechnologies([first, second])} />
      <ContactFormSection
        contactDetails={data.contactDetails}
        title={`${comparisonHeading(comparison)}? Ask an engineer`}
      />
    </PageBody>
  );
};

export default ComparisonTemplate;

export const Head: HeadFC<Queries.ComparisonTemplateQuery> = ({ data, location }) => {
  const comparison = required(data.comparison, "the comparison");
  const { publishedAt } = comparison;

  return (
    <Seo
      seo={comparison.seo}
      path={location.pathname}
      article={{ published: publishedAt, modified: publishedAt }}
      structuredData={[
        breadcrumbs(recordTrail("comparison", comparisonName(comparison))),
        article(comparison),
        faqPage(comparison.questions),
      ]}
    />
  );
};

export const query = graphql`
  query ComparisonTemplate($slug: String!) {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    comparison: strapiComparison(slug: { eq: $slug }) {
      first
      second
      title
      lead
      rows {
        ...Criterion
      }
      recommended
      recommendation {
        html
      }
      otherWins {
        ...Point
      }
      questions {
        ...Question
      }
      publishedAt
      seo {
        ...Seo
      }
    }
  }
`;
