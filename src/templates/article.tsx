import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../catalogue/breadcrumb-trails";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { blogPosting, breadcrumbs } from "../layout/Seo/structured-data";
import { modifiedAt } from "../lib/modified-at";
import { required } from "../lib/required";
import { ArticleBody } from "../sections/ArticleBody/ArticleBody";
import { ArticleHeader } from "../sections/ArticleBody/ArticleHeader";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";
import { knownTechnologies } from "../../common/catalogue/technologies";

const ArticleTemplate: FC<PageProps<Queries.ArticleTemplateQuery>> = ({ data, location }) => {
  const article = required(data.article, "the article");

  return (
    <PageBody>
      <article>
        <ArticleHeader article={article} />
        <ArticleBody
          article={article}
          url={`${data.site?.siteMetadata?.siteUrl}${location.pathname}`}
        />
      </article>
      <TechnologyLinks
        title="Hire for this stack"
        technologies={knownTechnologies(article.topics.map(({ slug }) => slug))}
      />
      <ArticleList title="More to read" items={data.related} />
      <ContactFormSection
        contactDetails={data.contactDetails}
        title="Working on something like this? Write to us"
      />
    </PageBody>
  );
};

export default ArticleTemplate;

export const Head: HeadFC<Queries.ArticleTemplateQuery> = ({ data, location }) => {
  const article = required(data.article, "the article");
  const { title, date, author } = article;

  return (
    <Seo
      seo={article.seo}
      path={location.pathname}
      structuredData={[breadcrumbs(recordTrail("article", title)), blogPosting(article)]}
      article={{ published: date, modified: modifiedAt(article), author: author?.name }}
    />
  );
};

export const query = graphql`
  query ArticleTemplate($slug: String!, $related: [String!]!) {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    article: strapiArticle(slug: { eq: $slug }) {
      ...ArticleHeader
      ...ArticleBody
      publishedAt
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
