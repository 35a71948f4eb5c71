import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { hireHeadings } from "../catalogue/skill-words";
import { contactFormId } from "../../common/catalogue/paths";
import { technologiesBeside, type TechnologySlug } from "../../common/catalogue/technologies";
import { PageBody } from "../layout/PageBody/PageBody";
import { sectionHeadings } from "../lib/section-headings";
import { AlternativeTable, involves } from "../sections/AlternativeTable/AlternativeTable";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { FitComparison } from "../sections/FitComparison/FitComparison";
import { LinkList } from "../sections/LinkList/LinkList";
import { PointList } from "../sections/PointList/PointList";
import { questionItems } from "../sections/Accordion/Accordion";
import { RelatedTechnologies, TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";
import { renderDynamicZone } from "../sections/DynamicZone/DynamicZone";

import { preContactLinks, relatedContentLinks } from "./hire-links";
import { capabilitiesTitle, HireHead, HireHero, HireQuestions, fillHiring } from "./hire-sections";

type Context = { slug: TechnologySlug };

/** The hire page of one technology. */
const HireTemplate: FC<PageProps<Queries.HireTemplateQuery, Context>> = ({
  data,
  pageContext: { slug },
}) => {
  const { contactDetails, page, hiring } = data;
  const headings = hireHeadings(slug);
  const { main, composer, items } = fillHiring(hiring, slug);
  const alternatives = page?.alternatives.filter((alternative) => alternative.slug !== slug);
  const comparisons = [...data.asFirst.nodes, ...data.asSecond.nodes];
  const otherComparisons = comparisons.filter(
    (comparison) => !alternatives?.some((alternative) => involves(comparison, alternative.slug)),
  );
  const beside = {
    title: headings.beside,
    text: page?.stackNote,
    technologies: technologiesBeside(slug),
  };

  return (
    <PageBody>
      <HireHero
        page={page}
        main={main}
        slug={slug}
        sections={sectionHeadings([
          [headings.fit, [...(page?.fits ?? []), ...(page?.misfits ?? [])]],
          [headings.alternatives, alternatives],
          [capabilitiesTitle, page?.capabilities],
          [headings.selection, page?.selection],
          [headings.questions, page?.questions],
        ])}
      />
      <FitComparison
        title={headings.fit}
        choice={headings.choice}
        goodFits={page?.fits}
        poorFits={page?.misfits}
      />
      <AlternativeTable
        title={headings.alternatives}
        slug={slug}
        alternatives={alternatives}
        comparisons={comparisons}
        contactLabel={headings.contact}
      />
      {page?.capabilities.length ? (
        <PointList title={capabilitiesTitle} points={page.capabilities}>
          <RelatedTechnologies {...beside} />
        </PointList>
      ) : (
        <TechnologyLinks {...beside} />
      )}
      <PointList title={headings.selection} points={page?.selection} variant="list" />
      {/* The shared sections, for a technology without a record. */}
      {!page && renderDynamicZone(items, [contactFormId])}
      <HireQuestions
        title={headings.questions}
        items={questionItems(page?.questions)}
        links={relatedContentLinks(data, otherComparisons)}
      />
      <ContactFormSection contactDetails={contactDetails} title={headings.contact}>
        <LinkList title="Terms and process" links={preContactLinks(data, composer, slug)} />
      </ContactFormSection>
    </PageBody>
  );
};

export default HireTemplate;

export const Head: HeadFC<Queries.HireTemplateQuery, Context> = ({
  data,
  location,
  pageContext: { slug },
}) => <HireHead {...data} slug={slug} path={location.pathname} />;

export const query = graphql`
  query HireTemplate($slug: String!, $technologies: [String!]!) {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    page: strapiHirePage(slug: { eq: $slug }) {
      ...HirePage
      alternatives {
        ...Alternative
      }
    }
    hiring: strapiHiring {
      ...Hiring
    }
    ...PreContact
    ...RelatedContent
  }
`;
