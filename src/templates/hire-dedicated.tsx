import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { hireHeadings } from "../catalogue/skill-words";
import { briefBuilderId, contactFormId, dedicatedSlug as slug } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { sectionHeadings } from "../lib/section-headings";
import { filterZoneItems, omitZoneItems } from "../lib/zone-items";
import { sectionAnchors } from "../sections/anchored-sections";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { FitComparison } from "../sections/FitComparison/FitComparison";
import { LinkList } from "../sections/LinkList/LinkList";
import { PointList } from "../sections/PointList/PointList";
import { questionItems } from "../sections/Accordion/Accordion";
import { BriefBuilder } from "../features/BriefBuilder/BriefBuilder";
import { TechnologyGroups } from "../sections/TechnologyGroups/TechnologyGroups";
import { renderDynamicZone } from "../sections/DynamicZone/DynamicZone";

import { preContactLinks, relatedContentLinks } from "./hire-links";
import { capabilitiesTitle, HireHead, HireHero, HireQuestions, fillHiring } from "./hire-sections";

/** Ids of sections that every such page has. */
const reserved = [briefBuilderId, contactFormId];

/** The hire page for any technology, to which those of single technologies link. */
const HireDedicatedTemplate: FC<PageProps<Queries.HireDedicatedTemplateQuery>> = ({ data }) => {
  const { contactDetails, page, hiring } = data;
  const headings = hireHeadings(slug);
  const { main, composer, items } = fillHiring(hiring, slug);
  const otherItems = omitZoneItems(items, "STRAPI__COMPONENT_SECTIONS_ACCORDION");
  const anchors = sectionAnchors(otherItems, { reserved });
  const accordions = filterZoneItems(items, "STRAPI__COMPONENT_SECTIONS_ACCORDION");
  const questions = [
    ...(questionItems(page?.questions) ?? []),
    ...accordions.flatMap(({ accords }) => accords),
  ];

  return (
    <PageBody>
      <HireHero
        page={page}
        main={main}
        slug={slug}
        sections={sectionHeadings([
          [headings.fit, [...(page?.fits ?? []), ...(page?.misfits ?? [])]],
          [capabilitiesTitle, page?.capabilities],
          [headings.selection, page?.selection],
          ...otherItems.flatMap((item, index) =>
            "title" in item ? [[item.title, [item], anchors[index]] as const] : [],
          ),
          ...(composer ? [[composer.title, [composer], briefBuilderId] as const] : []),
          [headings.questions, questions],
        ])}
      />
      <TechnologyGroups title="Every technology we staff" text={page?.stackNote} />
      <FitComparison
        title={headings.fit}
        choice={headings.choice}
        goodFits={page?.fits}
        poorFits={page?.misfits}
      />
      <PointList title={capabilitiesTitle} points={page?.capabilities} />
      <PointList title={headings.selection} points={page?.selection} variant="list" />
      {renderDynamicZone(otherItems, reserved)}
      {composer && (
        <BriefBuilder
          {...composer}
          presetRole="developer"
          bookingUrl={contactDetails?.bookingUrl}
        />
      )}
      <HireQuestions
        title={headings.questions}
        text={accordions.find(({ text }) => text)?.text}
        items={questions}
        links={relatedContentLinks(data)}
      />
      <ContactFormSection contactDetails={contactDetails} title={headings.contact}>
        <LinkList title="Terms and process" links={preContactLinks(data)} />
      </ContactFormSection>
    </PageBody>
  );
};

export default HireDedicatedTemplate;

export const Head: HeadFC<Queries.HireDedicatedTemplateQuery> = ({ data, location }) => (
  <HireHead {...data} slug={slug} path={location.pathname} />
);

export const query = graphql`
  query HireDedicatedTemplate($slug: String!, $technologies: [String!]!) {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    page: strapiHirePage(slug: { eq: $slug }) {
      ...HirePage
    }
    hiring: strapiHiring {
      ...Hiring
    }
    ...PreContact
    ...RelatedContent
  }
`;
