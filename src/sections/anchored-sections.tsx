import type { ReactNode } from "react";

import { SectionAnchor } from "../components/Section/Section";
import { anchorOf, uniqueAnchor } from "../lib/anchor";

type Item = { readonly __typename: string; readonly title?: string | null };

/** The title of a page's top has no anchor. */
const hasAnchor = ({ __typename, title }: Item) =>
  title && __typename !== "STRAPI__COMPONENT_SECTIONS_MAIN";

/**
 * The anchors of sections that editors compose, each of its own: a copy of a section has the same title.
 *
 * @param fixed the anchor of a section that has one by its kind.
 */
export const sectionAnchors = <Section extends Item>(
  sections: readonly Section[],
  fixed: (section: Section) => string | undefined = () => undefined,
): (string | undefined)[] => {
  const taken = new Set(sections.flatMap((section) => fixed(section) ?? []));

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
  fixed?: (section: Section) => string | undefined,
): ReactNode[] => {
  const anchors = sectionAnchors(sections, fixed);

  return sections.map((section, index) => (
    <SectionAnchor.Provider key={index} value={anchors[index]}>
      {renderSection(section, index)}
    </SectionAnchor.Provider>
  ));
};
