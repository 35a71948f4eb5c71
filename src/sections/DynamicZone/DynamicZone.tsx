import type { FC, ReactNode } from "react";

import { anchoredSections } from "../anchored-sections";
import { Accordion } from "../Accordion/Accordion";
import { CardGroup } from "../CardGroup/CardGroup";
import { FeaturedArticle } from "../FeaturedArticle/FeaturedArticle";
import { FeatureGroup } from "../FeatureGroup/FeatureGroup";
import { Hero } from "../Hero/Hero";

/** An item of a dynamic zone, as the pages query it. */
export type ZoneItem =
  | ({ readonly __typename: "STRAPI__COMPONENT_SECTIONS_MAIN" } & Queries.HeroFragment)
  | ({ readonly __typename: "STRAPI__COMPONENT_SECTIONS_CARD_GROUP" } & Queries.CardGroupFragment)
  | ({
      readonly __typename: "STRAPI__COMPONENT_SECTIONS_FEATURE_GROUP";
    } & Queries.FeatureGroupFragment)
  | ({ readonly __typename: "STRAPI__COMPONENT_SECTIONS_ACCORDION" } & Queries.AccordionFragment)
  | ({
      readonly __typename: "STRAPI__COMPONENT_SECTIONS_FEATURED_BLOG";
    } & Queries.FeaturedArticleFragment)
  | { readonly __typename: "STRAPI__COMPONENT_SHARED_SEO" };

type RenderableItem = Exclude<ZoneItem, { __typename: "STRAPI__COMPONENT_SHARED_SEO" }>;

/** One section of a dynamic zone. */
export const DynamicZoneItem: FC<{ item: RenderableItem }> = ({ item }) => {
  switch (item.__typename) {
    case "STRAPI__COMPONENT_SECTIONS_MAIN":
      return <Hero {...item} />;
    case "STRAPI__COMPONENT_SECTIONS_CARD_GROUP":
      return <CardGroup group={item} />;
    case "STRAPI__COMPONENT_SECTIONS_FEATURE_GROUP":
      return <FeatureGroup group={item} />;
    case "STRAPI__COMPONENT_SECTIONS_ACCORDION":
      return <Accordion {...item} items={item.accords} firstOpen />;
    case "STRAPI__COMPONENT_SECTIONS_FEATURED_BLOG":
      return <FeaturedArticle featured={item} />;
    default:
      throw new Error(unknownItem(item));
  }
};

const unknownItem = (item: never) =>
  `No section renders ${(item as { __typename: string }).__typename}: add a case to src/sections/PageSections/PageSections.tsx for a section of a page, else to src/sections/DynamicZone/DynamicZone.tsx`;

/**
 * The sections of a dynamic zone, in the editor's order.
 *
 * @param reserved ids of the page's other sections.
 */
export const renderDynamicZone = (
  items: readonly ZoneItem[],
  reserved?: readonly string[],
): ReactNode[] =>
  anchoredSections(
    items,
    (item) => item.__typename !== "STRAPI__COMPONENT_SHARED_SEO" && <DynamicZoneItem item={item} />,
    { reserved },
  );
