import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { crumbsTo } from "../catalogue/crumbs";
import {
  fewestListed,
  ofPage,
  placeInList,
  wordsOfPage,
  type ListPart,
} from "../catalogue/list-pages";
import { articlePath, categoryPath } from "../catalogue/paths";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, listOf } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { CategoryLinks } from "../sections/CategoryLinks/CategoryLinks";
import { Hero } from "../sections/Hero/Hero";
import { ListPages } from "../sections/ListPages/ListPages";

type Context = ListPart & { slug: string };

const titleOf = (name: string) => `${name} articles`;

const CategoryTemplate: FC<PageProps<Queries.CategoryTemplateQuery, Context>> = ({
  data,
  pageContext,
}) => {
  const { name, description } = required(data.category, "the category");
  const path = categoryPath(pageContext.slug);

  return (
    <>
      <Hero
        title={ofPage(titleOf(name), pageContext.page)}
        lead={description}
        breadcrumb={crumbsTo.inBlog(ofPage(name, pageContext.page))}
      />
      <ArticleList
        title="Newest first"
        articles={data.articles.nodes}
        empty="Nothing is published in this category yet."
        filters={<CategoryLinks data={data} current={path} />}
        pages={
          <ListPages
            label="Pages of articles"
            place={placeInList(path, pageContext, data.articles.totalCount)}
          />
        }
      />
    </>
  );
};

export default CategoryTemplate;

export const Head: HeadFC<Queries.CategoryTemplateQuery, Context> = ({
  data,
  location,
  pageContext,
}) => {
  const { name, description } = required(data.category, "the category");
  const { nodes, totalCount } = data.articles;

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
      unlisted={totalCount < fewestListed}
      about={[
        breadcrumbs(crumbsTo.inBlog(ofPage(name, pageContext.page))),
        listOf(nodes, articlePath),
      ]}
      place={placeInList(categoryPath(pageContext.slug), pageContext, totalCount)}
    />
  );
};

export const query = graphql`
  query CategoryTemplate($slug: String!, $skip: Int!, $limit: Int!) {
    ...CategoryLinks
    category: strapiCategory(slug: { eq: $slug }) {
      name
      description
    }
    articles: allStrapiArticle(
      filter: { category: { slug: { eq: $slug } } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      totalCount
      nodes {
        ...ArticleCard
      }
    }
  }
`;
