import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../catalogue/breadcrumb-trails";
import {
  minIndexedItems,
  titleWithPage,
  paginationOf,
  metaForPage,
  type ArticleCounts,
  type ListPageContext,
} from "../catalogue/pagination";
import { articlePath, categoryPath } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, itemList } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { CategoryLinks } from "../sections/CategoryLinks/CategoryLinks";
import { SearchSection } from "../features/Search/SearchSection";
import { Hero } from "../sections/Hero/Hero";
import { ListPages } from "../sections/ListPages/ListPages";

type Context = ListPageContext & { slug: string; counts: ArticleCounts };

const titleOf = (name: string) => `${name} articles`;

const CategoryTemplate: FC<PageProps<Queries.CategoryTemplateQuery, Context>> = ({
  data,
  pageContext,
}) => {
  const { name, description } = required(data.category, "the category");
  const path = categoryPath(pageContext.slug);

  return (
    <PageBody>
      <Hero
        title={titleWithPage(titleOf(name), pageContext.page)}
        text={description}
        breadcrumbs={recordTrail("article", titleWithPage(name, pageContext.page))}
      />
      <ArticleList
        title="Newest first"
        items={data.articles}
        aboveTheFold
        emptyMessage="Nothing is published in this category yet."
        filters={<CategoryLinks data={data} counts={pageContext.counts} current={path} />}
        pagination={
          <ListPages label="Article pages" pagination={paginationOf(path, pageContext)} />
        }
      />
      <SearchSection
        title="Looking for a topic?"
        text="Search the articles and the rest of the site."
      />
    </PageBody>
  );
};

export default CategoryTemplate;

export const Head: HeadFC<Queries.CategoryTemplateQuery, Context> = ({
  data,
  location,
  pageContext,
}) => {
  const { name, description } = required(data.category, "the category");

  return (
    <Seo
      seo={metaForPage(
        {
          title: titleOf(name),
          description: description || `Our articles in the category ${name}, newest first.`,
        },
        pageContext.page,
      )}
      path={location.pathname}
      noindex={pageContext.total < minIndexedItems}
      structuredData={[
        breadcrumbs(recordTrail("article", titleWithPage(name, pageContext.page))),
        itemList(data.articles, articlePath),
      ]}
      pagination={paginationOf(categoryPath(pageContext.slug), pageContext)}
    />
  );
};

export const query = graphql`
  query CategoryTemplate($slug: String!, $slugs: [String!]!) {
    ...CategoryLinks
    category: strapiCategory(slug: { eq: $slug }) {
      name
      description
    }
    articles: strapiArticles(slugs: $slugs) {
      ...ArticleCard
    }
  }
`;
