import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../catalogue/breadcrumb-trails";
import {
  titleWithPage,
  paginationOf,
  metaForPage,
  type ListPageContext,
} from "../catalogue/pagination";
import { projectPath, projectRequestId, pagePaths } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, itemList } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { FormSection } from "../sections/FormSection/FormSection";
import { Hero } from "../sections/Hero/Hero";
import { ListPages } from "../sections/ListPages/ListPages";
import { ProjectFilters } from "../sections/ProjectFilters/ProjectFilters";
import { ProjectList } from "../sections/ProjectList/ProjectList";

const PortfolioTemplate: FC<PageProps<Queries.PortfolioTemplateQuery, ListPageContext>> = ({
  data,
  pageContext,
}) => {
  const { page } = pageContext;
  const record = required(data.record, "the portfolio record");

  return (
    <PageBody>
      {page > 1 ? (
        <Hero
          title={titleWithPage("Portfolio", page)}
          breadcrumbs={recordTrail("project", `Page ${page}`)}
        />
      ) : (
        <Hero {...record.main} variant="uncropped" />
      )}
      <ProjectList
        {...record.work}
        items={data.projects}
        aboveTheFold={page > 1 || !record.main.image}
        emptyMessage={record.empty}
        filters={<ProjectFilters data={data} current={pagePaths.portfolio} />}
        pagination={
          <ListPages
            label="Case study pages"
            pagination={paginationOf(pagePaths.portfolio, pageContext)}
          />
        }
      />
      <FormSection
        form="portfolio"
        contactDetails={data.contactDetails}
        {...record.request}
        anchor={projectRequestId}
      />
    </PageBody>
  );
};

export default PortfolioTemplate;

export const Head: HeadFC<Queries.PortfolioTemplateQuery, ListPageContext> = ({
  data,
  location,
  pageContext,
}) => {
  const { page } = pageContext;
  const { seo } = required(data.record, "the portfolio record");

  return (
    <Seo
      seo={metaForPage(seo, page)}
      path={location.pathname}
      structuredData={[
        itemList(data.projects, projectPath),
        ...(page > 1 ? [breadcrumbs(recordTrail("project", `Page ${page}`))] : []),
      ]}
      pagination={paginationOf(pagePaths.portfolio, pageContext)}
    />
  );
};

export const query = graphql`
  query PortfolioTemplate($slugs: [String!]!) {
    ...ProjectFilters
    contactDetails: strapiSite {
      ...PortfolioRequestSection
    }
    record: strapiPortfolio {
      main {
        ...Hero
      }
      work {
        ...Section
      }
      empty
      request {
        ...Section
      }
      seo {
        ...Seo
      }
    }
    projects: strapiProjects(slugs: $slugs) {
      ...ProjectCard
    }
  }
`;
