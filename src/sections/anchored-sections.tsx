import type { ReactNode } from "react";

import { SectionAnchor } from "../components/Section/Section";
import { contentId } from "../lib/content-id";
import { anchorOf, uniqueAnchor } from "../lib/anchor";

type Item = {
  readonly __typename: string;
  readonly title?: string | null;
  readonly people?: readonly unknown[] | null;
  readonly testimonials?: readonly unknown[] | null;
  readonly clients?: readonly unknown[] | null;
  readonly accords?: readonly unknown[] | null;
  readonly article?: object | null;
};

/** The title of a page's top has no anchor, and that of "Search and sharing" is not on the page. */
const withoutAnchor = ["STRAPI__COMPONENT_SECTIONS_MAIN", "STRAPI__COMPONENT_SHARED_SEO"];

/** Whether a section renders nothing, as what it would show is not published. */
const isEmpty = ({ people, testimonials, clients, accords, article }: Item) =>
  article === null ||
  [people, testimonials, clients, accords].some((list) => list === null || list?.length === 0);

const hasAnchor = (item: Item) =>
  item.title && !withoutAnchor.includes(item.__typename) && !isEmpty(item);

type AnchorOptions<Section> = {
  /** The anchor of a section that has one by its kind. */
  fixed?: ((section: Section) => string | undefined) | undefined;
  /** Ids that the page's template has. */
  reserved?: readonly string[] | undefined;
};

/** The anchors of sections that editors compose, each of its own: a copy of a section has the same title. */
export const sectionAnchors = <Section extends Item>(
  sections: readonly Section[],
  { fixed = () => undefined, reserved = [] }: AnchorOptions<Section> = {},
): (string | undefined)[] => {
  const taken = new Set([contentId, ...reserved, ...sections.flatMap((one) => fixed(one) ?? [])]);

  return sections.map(
    (section) =>
      fixed(section) ??
      (hasAnchor(section) ? uniqueAnchor(anchorOf(section.title ?? ""), taken) : undefined),
  );
};

/** Renders sections that editors compose, with their {@link sectionAnchors}. */
export const anchoredSections = <Section extends Item>(
  sections: readonly Section[],
  renderSection: (section: Section, index: number) => ReactNode,
  options?: AnchorOptions<Section>,
): ReactNode[] => {
  const anchors = sectionAnchors(sections, options);

  return sections.map((section, index) => (
    <SectionAnchor.Provider key={index} value={anchors[index]}>
      {renderSection(section, index)}
    </SectionAnchor.Provider>
  ));
};
