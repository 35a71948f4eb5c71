import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { crumbsTo } from "../catalogue/crumbs";
import {
  ofPage,
  placeInList,
  wordsOfPage,
  type ArticleCounts,
  type ListPart,
} from "../catalogue/list-pages";
import { articlePath, singlePaths } from "../catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, listOf } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { itemOf } from "../lib/zone-items";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { CategoryLinks } from "../sections/CategoryLinks/CategoryLinks";
import { Hero } from "../sections/Hero/Hero";
import { ListPages } from "../sections/ListPages/ListPages";
import { SearchBand } from "../sections/Search/SearchBand";
import { zoneBands } from "../sections/Zone/Zone";

type Context = ListPart & { counts: ArticleCounts };

const BlogTemplate: FC<PageProps<Queries.BlogTemplateQuery, Context>> = ({ data, pageContext }) => {
  const { page } = pageContext;

  return (
    <PageBody>
      {page > 1 ? (
        <Hero title={ofPage("Blog", page)} breadcrumb={crumbsTo.inBlog(`Page ${page}`)} />
      ) : (
        zoneBands(required(data.record, "the blog record").blogcontent)
      )}
      <ArticleList
        title="All articles"
        articles={data.articles}
        top={page > 1}
        empty="Nothing is published yet. The first article is being written."
        filters={
          <CategoryLinks data={data} counts={pageContext.counts} current={singlePaths.blog} />
        }
        pages={
          <ListPages label="Pages of articles" place={placeInList(singlePaths.blog, pageContext)} />
        }
      />
      <SearchBand
        title="Looking for a topic?"
        text="Search the articles and the rest of the site."
      />
    </PageBody>
  );
};

export default BlogTemplate;

export const Head: HeadFC<Queries.BlogTemplateQuery, Context> = ({
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
        listOf(data.articles, articlePath),
        ...(page > 1 ? [breadcrumbs(crumbsTo.inBlog(`Page ${page}`))] : []),
      ]}
      place={placeInList(singlePaths.blog, pageContext)}
    />
  );
};

export const query = graphql`
  query BlogTemplate($slugs: [String!]!) {
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
    articles: strapiArticles(slugs: $slugs) {
      ...ArticleCard
    }
  }
`;
