import type { ReactNode } from "react";

import { SectionAnchor } from "../components/Section/Section";
import { anchorOf, uniqueAnchor } from "../lib/anchor";

type Item = { readonly __typename: string; readonly title?: string | null };

/** The title of a page's top has no anchor. */
const hasAnchor = ({ __typename, title }: Item) =>
  title && __typename !== "STRAPI__COMPONENT_SECTIONS_MAIN";

/**
 * Renders sections that editors compose, each with an anchor of its own: a copy of a section has the
 * same title.
 *
 * @param fixed the anchor of a section that has one by its kind.
 */
export const anchoredSections = <Section extends Item>(
  sections: readonly Section[],
  renderSection: (section: Section, index: number) => ReactNode,
  fixed: (section: Section) => string | undefined = () => undefined,
): ReactNode[] => {
  const taken = new Set(sections.flatMap((section) => fixed(section) ?? []));

  return sections.map((section, index) => (
    <SectionAnchor.Provider
      key={index}
      value={
        fixed(section) ??
        (hasAnchor(section) ? uniqueAnchor(anchorOf(section.title ?? ""), taken) : undefined)
      }
    >
      {renderSection(section, index)}
    </SectionAnchor.Provider>
  ));
};
