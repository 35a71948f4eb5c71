import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { hireTrail } from "../catalogue/hire-trail";
import { fillPlaceholders, hireLabel } from "../catalogue/hire-label";
import { relatedTechnologies, technologyOf, type TechnologySlug } from "../catalogue/technologies";
import { Layout } from "../layout/Layout/Layout";
import { Seo } from "../layout/Seo/Seo";
import { mapStrings } from "../lib/map-strings";
import { required } from "../lib/required";
import { itemOf, itemsBut } from "../lib/zone-items";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { FitComparison } from "../sections/FitComparison/FitComparison";
import { Hero } from "../sections/Hero/Hero";
import { PointList } from "../sections/PointList/PointList";
import { QuestionList } from "../sections/QuestionList/QuestionList";
import { TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";
import { Zone } from "../sections/Zone/Zone";

type Context = { slug: TechnologySlug };

/** The Hiring record's bands with the page's own technology and role written in. */
const hiringFor = (hiring: Queries.HireTemplateQuery["hiring"], slug: TechnologySlug) =>
  mapStrings(required(hiring, "the hiring record").hiringcontent, (text) =>
    fillPlaceholders(text, technologyOf(slug)),
  );

const HireTemplate: FC<PageProps<Queries.HireTemplateQuery, Context>> = ({
  data: { addresses, page, hiring, articles },
  pageContext: { slug },
}) => {
  const technology = technologyOf(slug);
  const items = hiringFor(hiring, slug);
  const main = itemOf(items, "STRAPI__COMPONENT_SECTIONS_MAIN");

  return (
    <Layout>
      <Hero
        title={page?.title ?? main?.title ?? `Hire a ${hireLabel(technology)}`}
        lead={page?.lead ?? main?.text}
        picture={page?.picture ?? main?.image}
        facts={page?.snapshot.length ? page.snapshot : main?.facts}
        actions={main?.actions}
        trail={hireTrail(hireLabel(technology))}
      />
      <FitComparison title="When it fits" fits={page?.fits} misfits={page?.misfits} />
      <PointList title="What they do for you" points={page?.capabilities} />
      <PointList
        title={`How we test for ${technology.name}`}
        points={page?.selection}
        look="list"
      />
      <Zone items={itemsBut(items, "STRAPI__COMPONENT_SECTIONS_MAIN")} />
      <TechnologyLinks
        title="The stack around it"
        text={page?.stackNote}
        technologies={relatedTechnologies(slug)}
      />
      <ArticleList title="Worth reading" articles={articles.nodes} />
      <QuestionList title={`Questions about ${technology.name}`} questions={page?.questions} />
      <ContactFormBand
        addresses={addresses}
        title={`${hireLabel(technology)}: ask who is available`}
      />
    </Layout>
  );
};

export default HireTemplate;

export const Head: HeadFC<Queries.HireTemplateQuery, Context> = ({
  data: { page, hiring },
  location,
  pageContext: { slug },
}) => {
  const shared = itemOf(hiringFor(hiring, slug), "STRAPI__COMPONENT_SHARED_SEO");

  return (
    <Seo seo={page?.seo ?? required(shared, "the hiring record's seo")} path={location.pathname} />
  );
};

export const query = graphql`
  query HireTemplate($slug: String!) {
    addresses: strapiSite {
      ...ContactFormBand
    }
    page: strapiHirePage(slug: { eq: $slug }) {
      ...HireWords
    }
    hiring: strapiHiring {
      ...Hiring
    }
    articles: allStrapiArticle(
      filter: { topics: { elemMatch: { slug: { eq: $slug } } } }
      sort: { date: DESC }
      limit: 3
    ) {
      nodes {
        ...ArticleCard
      }
    }
  }

  fragment Hiring on STRAPI_HIRING {
    hiringcontent {
      __typename
      ...Accordion
      ...CardGroup
      ...Main
      ...Seo
    }
  }

  fragment HireWords on STRAPI_HIRE_PAGE {
    title
    lead
    picture {
      ...Picture
    }
    snapshot {
      ...Fact
    }
    fits {
      ...Point
    }
    misfits {
      ...Point
    }
    capabilities {
      ...Point
    }
    selection {
      ...Point
    }
    stackNote
    questions {
      ...Question
    }
    seo {
      ...Seo
    }
  }
`;
