import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { fillPlaceholders } from "../catalogue/hire-label";
import { hireTrail } from "../catalogue/hire-trail";
import { Layout } from "../layout/Layout/Layout";
import { Seo } from "../layout/Seo/Seo";
import { mapStrings } from "../lib/map-strings";
import { required } from "../lib/required";
import { itemOf, itemsBut } from "../lib/zone-items";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { FitComparison } from "../sections/FitComparison/FitComparison";
import { Hero } from "../sections/Hero/Hero";
import { PointList } from "../sections/PointList/PointList";
import { QuestionList } from "../sections/QuestionList/QuestionList";
import { TechnologyGroups } from "../sections/TechnologyGroups/TechnologyGroups";
import { Zone } from "../sections/Zone/Zone";

const anyTechnology = { name: "dedicated", role: "developer" } as const;

const hiringForAny = (hiring: Queries.HireDedicatedTemplateQuery["hiring"]) =>
  mapStrings(required(hiring, "the hiring record").hiringcontent, (text) =>
    fillPlaceholders(text, anyTechnology),
  );

const HireDedicatedTemplate: FC<PageProps<Queries.HireDedicatedTemplateQuery>> = ({
  data: { addresses, page, hiring },
}) => {
  const items = hiringForAny(hiring);
  const main = itemOf(items, "STRAPI__COMPONENT_SECTIONS_MAIN");

  return (
    <Layout>
      <Hero
        title={page?.title ?? main?.title ?? "Hire a dedicated developer"}
        lead={page?.lead ?? main?.text}
        picture={page?.picture ?? main?.image}
        facts={page?.snapshot.length ? page.snapshot : main?.facts}
        actions={main?.actions}
        trail={hireTrail("Dedicated developer")}
      />
      <TechnologyGroups title="Every technology we staff" text={page?.stackNote} />
      <FitComparison title="When it fits" fits={page?.fits} misfits={page?.misfits} />
      <PointList title="What they do for you" points={page?.capabilities} />
      <PointList title="How we choose the right person" points={page?.selection} look="list" />
      <Zone items={itemsBut(items, "STRAPI__COMPONENT_SECTIONS_MAIN")} />
      <QuestionList title="Questions about hiring" questions={page?.questions} />
      <ContactFormBand addresses={addresses} title="Ask for a developer" />
    </Layout>
  );
};

export default HireDedicatedTemplate;

export const Head: HeadFC<Queries.HireDedicatedTemplateQuery> = ({
  data: { page, hiring },
  location,
}) => {
  const shared = itemOf(hiringForAny(hiring), "STRAPI__COMPONENT_SHARED_SEO");

  return (
    <Seo seo={page?.seo ?? required(shared, "the hiring record's seo")} path={location.pathname} />
  );
};

export const query = graphql`
  query HireDedicatedTemplate($slug: String!) {
    addresses: strapiSite {
      ...ContactFormBand
    }
    page: strapiHirePage(slug: { eq: $slug }) {
      ...HireWords
    }
    hiring: strapiHiring {
      ...Hiring
    }
  }
`;
