import { graphql } from "gatsby";
import type { FC } from "react";

import { profileOf } from "../catalogue/technology-profiles/technology-profiles";
import { breadcrumbTrail } from "../catalogue/breadcrumb-trails";
import { fillPlaceholders, hireHeadings, hireLabel, skillOf } from "../catalogue/hire-copy";
import type { HireSlug } from "../catalogue/technologies";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, faqPage, service } from "../layout/Seo/structured-data";
import { mapStrings } from "../lib/map-strings";
import type { Heading } from "../lib/outline";
import { required } from "../lib/required";
import { findZoneItem, omitZoneItems } from "../lib/zone-items";
import { Hero } from "../sections/Hero/Hero";
import { CollapsedTableOfContents } from "../sections/CollapsedTableOfContents/CollapsedTableOfContents";
import { TechnologyLayers } from "../sections/TechnologyLayers/TechnologyLayers";

// Shared by the hire pages of one technology (hire.tsx) and of any (hire-any.tsx).

export const capabilitiesTitle = "What they do for you";

type Records = {
  page: Queries.HirePageFragment | null;
  hiring: Queries.HiringFragment | null;
};

/** The parts of the Hiring record, with the page's technology and role filled in. */
export const hiringFor = (hiring: Records["hiring"], slug: HireSlug) => {
  const { hiringcontent: items, composer } = mapStrings(
    required(hiring, "the hiring record"),
    (text) => fillPlaceholders(text, skillOf(slug)),
  );

  return {
    composer,
    main: required(findZoneItem(items, "STRAPI__COMPONENT_SECTIONS_MAIN"), "the hiring main"),
    seo: findZoneItem(items, "STRAPI__COMPONENT_SHARED_SEO"),
    bands: omitZoneItems(
      omitZoneItems(items, "STRAPI__COMPONENT_SECTIONS_MAIN"),
      "STRAPI__COMPONENT_SHARED_SEO",
    ),
  };
};

type HireHeroProps = Pick<Records, "page"> & {
  main: ReturnType<typeof hiringFor>["main"];
  slug: HireSlug;
  parts: readonly Heading[];
};

/** The hero of a hire page, and its jump list. */
export const HireHero: FC<HireHeroProps> = ({ page, main, slug, parts }) => {
  const headings = hireHeadings(slug);
  const layers = profileOf(slug)?.layers;
  const picture = page?.picture ?? main.image;

  return (
    <>
      <Hero
        title={page?.title ?? main.title}
        text={page?.lead ?? main.text}
        image={picture}
        illustration={
          !picture &&
          layers && <TechnologyLayers slug={slug} name={headings.layersSubject} layers={layers} />
        }
        facts={page?.snapshot.length ? page.snapshot : main.facts}
        actions={main.actions}
        breadcrumbs={breadcrumbTrail.hire(slug)}
      />
      <CollapsedTableOfContents headings={parts} contactTitle={headings.contact} />
    </>
  );
};

/** The metadata in the head of a hire page. */
export const HireHead: FC<Records & { slug: HireSlug; path: string }> = ({
  page,
  hiring,
  slug,
  path,
}) => {
  const { main, seo } = hiringFor(hiring, slug);

  return (
    <Seo
      seo={page?.seo ?? required(seo, "the hiring record's seo")}
      path={path}
      structuredData={[
        breadcrumbs(breadcrumbTrail.hire(slug)),
        service(hireLabel(skillOf(slug)), page?.lead ?? main.text ?? ""),
        faqPage(page?.questions),
      ]}
    />
  );
};

export const fragments = graphql`
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
