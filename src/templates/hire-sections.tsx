import { graphql } from "gatsby";
import type { ComponentProps, FC } from "react";

import { profileOf } from "../catalogue/technology-profiles/technology-profiles";
import { catalogueTrail } from "../catalogue/breadcrumb-trails";
import { fillPlaceholders, hireHeadings, hireLabel, skillOf } from "../catalogue/skill-words";

import type { HireSlug } from "../../common/catalogue/technologies";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, faqPage, service } from "../layout/Seo/structured-data";
import { mapStrings } from "../lib/map-strings";
import type { Heading } from "../lib/outline";
import { required } from "../lib/required";
import { findZoneItem, omitZoneItems } from "../lib/zone-items";
import { Accordion } from "../sections/Accordion/Accordion";
import { Hero } from "../sections/Hero/Hero";
import { CollapsedTableOfContents } from "../sections/CollapsedTableOfContents/CollapsedTableOfContents";
import { LinkList, LinkSection } from "../sections/LinkList/LinkList";
import { TechnologyLayers } from "../sections/TechnologyLayers/TechnologyLayers";

import type { relatedContentLinks } from "./hire-links";

// Shared by the hire pages of one technology (hire.tsx) and of any (hire-dedicated.tsx).

export const capabilitiesTitle = "What they do for you";

type HireRecords = {
  page: Queries.HirePageFragment | null;
  hiring: Queries.HiringFragment | null;
};

/** The content of the Hiring record, with the page's technology and role filled in. */
export const fillHiring = (hiring: HireRecords["hiring"], slug: HireSlug) => {
  const { hiringcontent, composer } = mapStrings(required(hiring, "the hiring record"), (text) =>
    fillPlaceholders(text, skillOf(slug)),
  );

  return {
    composer,
    main: required(
      findZoneItem(hiringcontent, "STRAPI__COMPONENT_SECTIONS_MAIN"),
      "the hiring main",
    ),
    seo: findZoneItem(hiringcontent, "STRAPI__COMPONENT_SHARED_SEO"),
    items: omitZoneItems(
      omitZoneItems(hiringcontent, "STRAPI__COMPONENT_SECTIONS_MAIN"),
      "STRAPI__COMPONENT_SHARED_SEO",
    ),
  };
};

type HireHeroProps = Pick<HireRecords, "page"> & {
  main: ReturnType<typeof fillHiring>["main"];
  slug: HireSlug;
  sections: readonly Heading[];
};

/** The hero of a hire page, and its table of contents. */
export const HireHero: FC<HireHeroProps> = ({ page, main, slug, sections }) => {
  const headings = hireHeadings(slug);
  const layers = profileOf(slug)?.layers;
  const image = page?.picture ?? main.image;

  return (
    <>
      <Hero
        title={page?.title ?? main.title}
        text={page?.lead ?? main.text}
        image={image}
        illustration={
          !image &&
          layers && <TechnologyLayers slug={slug} name={headings.layersSubject} layers={layers} />
        }
        facts={page?.snapshot.length ? page.snapshot : main.facts}
        actions={main.actions}
        breadcrumbs={catalogueTrail.hire(slug)}
      />
      <CollapsedTableOfContents headings={sections} contactTitle={headings.contact} />
    </>
  );
};

type HireQuestionsProps = Pick<ComponentProps<typeof Accordion>, "title" | "text" | "items"> & {
  links: ReturnType<typeof relatedContentLinks>;
};

/** The questions of a hire page, followed by links: by themselves on a page without questions. */
export const HireQuestions: FC<HireQuestionsProps> = ({ links, ...questions }) => {
  const related = { title: "Worth reading", links };
  if (!questions.items?.length) return <LinkSection {...related} />;

  return (
    <Accordion {...questions}>
      <LinkList {...related} />
    </Accordion>
  );
};

export const HireHead: FC<HireRecords & { slug: HireSlug; path: string }> = ({
  page,
  hiring,
  slug,
  path,
}) => {
  const { main, seo } = fillHiring(hiring, slug);

  return (
    <Seo
      seo={page?.seo ?? required(seo, "the hiring record's seo")}
      path={path}
      structuredData={[
        breadcrumbs(catalogueTrail.hire(slug)),
        service(hireLabel(skillOf(slug)), page?.lead ?? main.text ?? ""),
        faqPage(page?.questions),
      ]}
    />
  );
};

export const fragment = graphql`
  fragment HirePage on STRAPI_HIRE_PAGE {
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
  fragment Hiring on STRAPI_HIRING {
    hiringcontent {
      __typename
      ...Accordion
      ...CardGroup
      ...Hero
      ...Seo
    }
    composer {
      ...Section
    }
  }
`;
