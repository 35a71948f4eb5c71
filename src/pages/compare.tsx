import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { comparisonName } from "../catalogue/comparison-names";
import { comparisonPath } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { itemList } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { CatalogueCards } from "../sections/CatalogueCards/CatalogueCards";
import { comparisonEntries } from "../sections/CatalogueCards/entries";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { Hero } from "../sections/Hero/Hero";

const ComparePage: FC<PageProps<Queries.ComparePageQuery>> = ({ data }) => {
  const { main } = required(data.record, "the compare record");

  return (
    <PageBody>
      <Hero {...main} />
      <CatalogueCards title="All comparisons" entries={comparisonEntries(data.comparisons.nodes)} />
      <ContactFormSection
        contactDetails={data.contactDetails}
        title="Weighing something else? Ask us"
      />
    </PageBody>
  );
};

export default ComparePage;

export const Head: HeadFC<Queries.ComparePageQuery> = ({ data, location }) => {
  const comparisons = data.comparisons.nodes.map((comparison) => ({
    title: comparisonName(comparison),
    slug: comparison.slug,
  }));

  return (
    <Seo
      seo={required(data.record, "the compare record").seo}
      path={location.pathname}
      structuredData={[itemList(comparisons, comparisonPath)]}
    />
  );
};

export const query = graphql`
  query ComparePage {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    record: strapiCompare {
      main {
        ...Hero
      }
      seo {
        ...Seo
      }
    }
    comparisons: allStrapiComparison(sort: [{ title: ASC }, { slug: ASC }]) {
      nodes {
        ...ComparisonLink
      }
    }
  }
`;
