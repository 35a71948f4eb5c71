import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { Seo } from "../layout/Seo/Seo";
import { required } from "../lib/required";
import { ArticleBody } from "../sections/ArticleBody/ArticleBody";
import { ArticleHead } from "../sections/ArticleBody/ArticleHead";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";
import { knownTechnologies } from "../catalogue/technologies";

const ArticleTemplate: FC<PageProps<Queries.ArticleTemplateQuery>> = ({ data, location }) => {
  const article = required(data.article, "the article");

  return (
    <>
      <article>
        <ArticleHead article={article} />
        <ArticleBody
          article={article}
          address={`${data.site?.siteMetadata?.siteUrl}${location.pathname}`}
        />
      </article>
      <TechnologyLinks
        title="Hire for this stack"
        technologies={knownTechnologies(article.topics.map(({ slug }) => slug))}
      />
      <ArticleList title="More to read" articles={data.others.nodes} />
      <ContactFormBand
        addresses={data.addresses}
        title="Working on something like this? Write to us"
      />
    </>
  );
};

export default ArticleTemplate;

export const Head: HeadFC<Queries.ArticleTemplateQuery> = ({ data, location }) => (
  <Seo seo={required(data.article, "the article").seo} path={location.pathname} />
);

export const query = graphql`
  query ArticleTemplate($slug: String!) {
    addresses: strapiSite {
      ...ContactFormBand
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    article: strapiArticle(slug: { eq: $slug }) {
      ...ArticleHead
      ...ArticleBody
      topics {
        slug
      }
      seo {
        ...Seo
      }
    }
    others: allStrapiArticle(
      filter: { slug: { ne: $slug } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 3
    ) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
