import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../catalogue/breadcrumb-trails";
import {
  titleWithPage,
  paginationOf,
  metaForPage,
  type ArticleCounts,
  type ListPageContext,
} from "../catalogue/pagination";
import { articlePath, pagePaths } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, itemList } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { findZoneItem } from "../lib/zone-items";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { CategoryLinks } from "../sections/CategoryLinks/CategoryLinks";
import { Hero } from "../sections/Hero/Hero";
import { ListPages } from "../sections/ListPages/ListPages";
import { SearchSection } from "../features/Search/SearchSection";
import { renderDynamicZone } from "../sections/DynamicZone/DynamicZone";

type Context = ListPageContext & { counts: ArticleCounts };

const BlogTemplate: FC<PageProps<Queries.BlogTemplateQuery, Context>> = ({ data, pageContext }) => {
  const { page } = pageContext;

  return (
    <PageBody>
      {page > 1 ? (
        <Hero
          title={titleWithPage("Blog", page)}
          breadcrumbs={recordTrail("article", `Page ${page}`)}
        />
      ) : (
        renderDynamicZone(required(data.record, "the blog record").blogcontent)
      )}
      <ArticleList
        title="All articles"
        items={data.articles}
        aboveTheFold={page > 1}
        emptyMessage="Nothing is published yet. The first article is being written."
        filters={<CategoryLinks data={data} counts={pageContext.counts} current={pagePaths.blog} />}
        pagination={
          <ListPages label="Article pages" pagination={paginationOf(pagePaths.blog, pageContext)} />
        }
      />
      <SearchSection
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
  const seo = required(findZoneItem(items, "STRAPI__COMPONENT_SHARED_SEO"), "the seo of blog");

  return (
    <Seo
      seo={metaForPage(seo, page)}
      path={location.pathname}
      structuredData={[
        itemList(data.articles, articlePath),
        ...(page > 1 ? [breadcrumbs(recordTrail("article", `Page ${page}`))] : []),
      ]}
      pagination={paginationOf(pagePaths.blog, pageContext)}
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
        ...Hero
        ...Seo
      }
    }
    articles: strapiArticles(slugs: $slugs) {
      ...ArticleCard
    }
  }
`;
