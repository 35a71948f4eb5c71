import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { crumbsTo } from "../catalogue/crumbs";
import { ofPage, placeInList, wordsOfPage, type ListPart } from "../catalogue/list-pages";
import { articlePath, singlePaths } from "../catalogue/paths";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, listOf } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { itemOf } from "../lib/zone-items";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { CategoryLinks } from "../sections/CategoryLinks/CategoryLinks";
import { Hero } from "../sections/Hero/Hero";
import { ListPages } from "../sections/ListPages/ListPages";
import { SearchBand } from "../sections/Search/SearchBand";
import { Zone } from "../sections/Zone/Zone";

const BlogTemplate: FC<PageProps<Queries.BlogTemplateQuery, ListPart>> = ({
  data,
  pageContext,
}) => {
  const { page } = pageContext;

  return (
    <>
      {page > 1 ? (
        <Hero title={ofPage("Blog", page)} breadcrumb={crumbsTo.inBlog(`Page ${page}`)} />
      ) : (
        <Zone items={required(data.record, "the blog record").blogcontent} />
      )}
      <ArticleList
        title="All articles"
        articles={data.articles.nodes}
        empty="Nothing is published yet. The first article is being written."
        filters={<CategoryLinks data={data} current={singlePaths.blog} />}
        pages={
          <ListPages
            label="Pages of articles"
            place={placeInList(singlePaths.blog, pageContext, data.articles.totalCount)}
          />
        }
      />
      <SearchBand
        title="Looking for a topic?"
        text="Search the articles and the rest of the site."
      />
    </>
  );
};

export default BlogTemplate;

export const Head: HeadFC<Queries.BlogTemplateQuery, ListPart> = ({
  data,
  location,
  pageContext,
}) => {
  const { page } = pageContext;
  const items = required(data.record, "the blog record").blogcontent;
  const seo = required(itemOf(items, "STRAPI__COMPONENT_SHARED_SEO"), "the seo of blog");

  return (
    <Seo
      seo={wordsOfPage(seo, page)}
      path={location.pathname}
      about={[
        listOf(data.articles.nodes, articlePath),
        ...(page > 1 ? [breadcrumbs(crumbsTo.inBlog(`Page ${page}`))] : []),
      ]}
      place={placeInList(singlePaths.blog, pageContext, data.articles.totalCount)}
    />
  );
};

export const query = graphql`
  query BlogTemplate($featured: String, $skip: Int!, $limit: Int!) {
    ...CategoryLinks
    record: strapiBlog {
      blogcontent {
        __typename
        ...CardGroup
        ...FeaturedArticle
        ...Main
        ...Seo
      }
    }
    articles: allStrapiArticle(
      filter: { slug: { ne: $featured } }
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
