import type { ComponentProps, FC, ReactNode } from "react";

import { contactFormAction } from "../../common/catalogue/paths";
import type { TechnologySlug } from "../../common/catalogue/technologies";
import { PageBody } from "../layout/PageBody/PageBody";
import type { Heading } from "../lib/outline";
import { sectionHeadings } from "../lib/section-headings";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { Hero } from "../sections/Hero/Hero";
import { CollapsedTableOfContents } from "../sections/CollapsedTableOfContents/CollapsedTableOfContents";
import { ProjectList } from "../sections/ProjectList/ProjectList";
import { Accordion, questionItems } from "../sections/Accordion/Accordion";
import { TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";

type CataloguePageLayoutProps = {
  data: Queries.ServiceTemplateQuery | Queries.IndustryTemplateQuery;
  /** The catalogue's entry; its texts replace those that the record lacks. */
  entry: { name: string; summary: string; technologies: readonly TechnologySlug[] };
  /** The page's breadcrumbs. */
  breadcrumbs: ComponentProps<typeof Hero>["breadcrumbs"] & object;
  /** The page that lists all case studies. */
  projectsPath: string;
  /** Headings of the sections in `children`, for the table of contents. */
  sections: readonly Heading[];
  technologiesTitle: string;
  contactTitle: string;
  /** The page's own calendar; by default that of the site. */
  bookingUrl?: string | null | undefined;
  /** The sections that only this type of page has. */
  children: ReactNode;
};

/** The layout of service and industry pages. */
export const CataloguePageLayout: FC<CataloguePageLayoutProps> = ({
  data: { contactDetails, page, articles, projects },
  entry: { name, summary, technologies },
  breadcrumbs,
  projectsPath,
  sections,
  technologiesTitle,
  contactTitle,
  bookingUrl,
  children,
}) => (
  <PageBody>
    {/* One section for PageBody, since large screens hide the table of contents. */}
    <>
      <Hero
        title={page?.title ?? `${name}: ${summary}`}
        text={page?.lead ?? `${summary}.`}
        image={page?.picture}
        facts={page?.snapshot}
        actions={[contactFormAction(contactTitle)]}
        breadcrumbs={breadcrumbs}
      />
      <CollapsedTableOfContents
        headings={[
          ...sections,
          ...sectionHeadings([
            [technologiesTitle, technologies],
            ["Related work", projects.nodes],
            ["Worth reading", articles.nodes],
            ["Questions", page?.questions],
          ]),
        ]}
        contactTitle={contactTitle}
      />
    </>
    {children}
    <TechnologyLinks title={technologiesTitle} technologies={technologies} />
    <ProjectList
      title="Related work"
      items={projects.nodes}
      pagination={
        projects.totalCount > projects.nodes.length && (
          <p>
            <a href={projectsPath}>{`All ${projects.totalCount} case studies`}</a>
          </p>
        )
      }
    />
    <ArticleList title="Worth reading" items={articles.nodes} />
    <Accordion title="Questions" items={questionItems(page?.questions)} />
    <ContactFormSection {...{ contactDetails, bookingUrl }} title={contactTitle} />
  </PageBody>
);
