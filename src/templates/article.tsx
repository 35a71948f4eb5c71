import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { breadcrumbTrail } from "../catalogue/breadcrumb-trails";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { blogPosting, breadcrumbs } from "../layout/Seo/structured-data";
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
    <PageBody>
      <article>
        <ArticleHead article={article} />
        <ArticleBody
          article={article}
          url={`${data.site?.siteMetadata?.siteUrl}${location.pathname}`}
        />
      </article>
      <TechnologyLinks
        title="Hire for this stack"
        technologies={knownTechnologies(article.topics.map(({ slug }) => slug))}
      />
      <ArticleList title="More to read" articles={data.related} />
      <ContactFormBand
        contactDetails={data.contactDetails}
        title="Working on something like this? Write to us"
      />
    </PageBody>
  );
};

export default ArticleTemplate;

export const Head: HeadFC<Queries.ArticleTemplateQuery> = ({ data, location }) => {
  const article = required(data.article, "the article");
  const { title, date, updatedAt, author } = article;

  return (
    <Seo
      seo={article.seo}
      path={location.pathname}
      structuredData={[breadcrumbs(breadcrumbTrail.blog(title)), blogPosting(article)]}
      article={{ published: date, modified: updatedAt, author: author?.name }}
    />
  );
};

export const query = graphql`
  query ArticleTemplate($slug: String!, $related: [String!]!) {
    contactDetails: strapiSite {
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
      updatedAt
      topics {
        slug
      }
      seo {
        ...Seo
      }
    }
    related: strapiArticles(slugs: $related) {
      ...ArticleCard
    }
  }
`;
