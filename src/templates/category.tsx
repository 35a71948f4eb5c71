import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { crumbsTo } from "../catalogue/crumbs";
import {
  fewestListed,
  ofPage,
  placeInList,
  wordsOfPage,
  type ArticleCounts,
  type ListPart,
} from "../catalogue/list-pages";
import { articlePath, categoryPath } from "../catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, listOf } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { CategoryLinks } from "../sections/CategoryLinks/CategoryLinks";
import { Hero } from "../sections/Hero/Hero";
import { ListPages } from "../sections/ListPages/ListPages";

type Context = ListPart & { slug: string; counts: ArticleCounts };

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
        title={ofPage(titleOf(name), pageContext.page)}
        lead={description}
        breadcrumb={crumbsTo.inBlog(ofPage(name, pageContext.page))}
      />
      <ArticleList
        title="Newest first"
        articles={data.articles}
        top
        empty="Nothing is published in this category yet."
        filters={<CategoryLinks data={data} counts={pageContext.counts} current={path} />}
        pages={<ListPages label="Pages of articles" place={placeInList(path, pageContext)} />}
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
      seo={wordsOfPage(
        {
          title: titleOf(name),
          description: description ?? `Our articles in the category ${name}, newest first.`,
        },
        pageContext.page,
      )}
      path={location.pathname}
      unlisted={pageContext.total < fewestListed}
      about={[
        breadcrumbs(crumbsTo.inBlog(ofPage(name, pageContext.page))),
        listOf(data.articles, articlePath),
      ]}
      place={placeInList(categoryPath(pageContext.slug), pageContext)}
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
