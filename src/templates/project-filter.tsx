import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../catalogue/breadcrumb-trails";
import {
  minIndexedItems,
  titleWithPage,
  paginationOf,
  metaForPage,
  type ListPageContext,
} from "../catalogue/pagination";
import {
  type ProjectFilterField,
  projectFilterPath,
  projectPath,
  projectRequestPath,
} from "../../common/catalogue/paths";
import { projectFilter } from "../catalogue/project-filters";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, itemList } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { Hero } from "../sections/Hero/Hero";
import { ListPages } from "../sections/ListPages/ListPages";
import { ProjectFilters } from "../sections/ProjectFilters/ProjectFilters";
import { ProjectList } from "../sections/ProjectList/ProjectList";

type Context = ListPageContext & { field: ProjectFilterField; slug: string };

const titleOf = ({ field, slug }: Context) =>
  required(projectFilter(field, slug), `the filter ${field} ${slug}`).title;

const ProjectFilterTemplate: FC<PageProps<Queries.ProjectFilterTemplateQuery, Context>> = ({
  data,
  pageContext,
}) => {
  const title = titleWithPage(titleOf(pageContext), pageContext.page);
  const path = projectFilterPath(pageContext.field, pageContext.slug);
  const record = required(data.record, "the portfolio record");

  return (
    <PageBody>
      <Hero
        title={title}
        breadcrumbs={recordTrail("project", title)}
        actions={[{ label: "Ask for work like this", href: projectRequestPath }]}
      />
      <ProjectList
        title={pageContext.total === 1 ? "One case study" : `${pageContext.total} case studies`}
        items={data.projects}
        aboveTheFold
        emptyMessage={record.empty}
        filters={<ProjectFilters data={data} current={path} />}
        pagination={
          <ListPages label="Case study pages" pagination={paginationOf(path, pageContext)} />
        }
      />
    </PageBody>
  );
};

export default ProjectFilterTemplate;

export const Head: HeadFC<Queries.ProjectFilterTemplateQuery, Context> = ({
  data,
  location,
  pageContext,
}) => {
  const title = titleOf(pageContext);

  return (
    <Seo
      seo={metaForPage(
        {
          title,
          description: `${title}: the problem, the decisions and what they cost, the stack, and results that you can check.`,
        },
        pageContext.page,
      )}
      path={location.pathname}
      noindex={pageContext.total < minIndexedItems}
      structuredData={[
        breadcrumbs(recordTrail("project", titleWithPage(title, pageContext.page))),
        itemList(data.projects, projectPath),
      ]}
      pagination={paginationOf(projectFilterPath(pageContext.field, pageContext.slug), pageContext)}
    />
  );
};

export const query = graphql`
  query ProjectFilterTemplate($slugs: [String!]!) {
    ...ProjectFilters
    record: strapiPortfolio {
      empty
    }
    projects: strapiProjects(slugs: $slugs) {
      ...ProjectCard
    }
  }
`;
