import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { articlePath } from "../catalogue/paths";
import { Seo } from "../layout/Seo/Seo";
import { listOf } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { itemOf } from "../lib/zone-items";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { SearchBand } from "../sections/Search/SearchBand";
import { Zone } from "../sections/Zone/Zone";

const BlogPage: FC<PageProps<Queries.BlogPageQuery>> = ({ data }) => (
  <>
    <Zone items={required(data.record, "the blog record").blogcontent} />
    <ArticleList
      title="All articles"
      articles={data.articles.nodes}
      empty="Nothing is published yet. The first article is being written."
    />
    <SearchBand
      title="Looking for a subject?"
      text="Search the articles and the rest of the site."
    />
  </>
);

export default BlogPage;

export const Head: HeadFC<Queries.BlogPageQuery> = ({ data, location }) => {
  const items = required(data.record, "the blog record").blogcontent;

  return (
    <Seo
      seo={required(itemOf(items, "STRAPI__COMPONENT_SHARED_SEO"), "the seo of blog")}
      path={location.pathname}
      about={[listOf(data.articles.nodes, articlePath)]}
    />
  );
};

export const query = graphql`
  query BlogPage {
    record: strapiBlog {
      blogcontent {
        __typename
        ...CardGroup
        ...FeaturedArticle
        ...Main
        ...Seo
      }
    }
    articles: allStrapiArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
