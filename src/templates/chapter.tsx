import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../catalogue/breadcrumb-trails";
import { chapterPath } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { article, breadcrumbs } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { Hero } from "../sections/Hero/Hero";
import { ProseWithContents } from "../sections/ProseWithContents/ProseWithContents";
import { PreviousNextLinks } from "../sections/PreviousNextLinks/PreviousNextLinks";

type Context = { slug: string };

const ChapterTemplate: FC<PageProps<Queries.ChapterTemplateQuery, Context>> = ({
  data,
  pageContext: { slug },
}) => {
  const chapter = required(data.chapter, "the chapter");
  const chapters = data.chapters.nodes;
  const index = chapters.findIndex((other) => other.slug === slug);

  return (
    <PageBody>
      <Hero
        title={chapter.title}
        text={chapter.lead}
        facts={[{ label: "Chapter", value: `${index + 1} of ${chapters.length}` }]}
        breadcrumbs={recordTrail("chapter", chapter.title)}
      />
      <ProseWithContents html={chapter.body.html} />
      <PreviousNextLinks
        label="Previous and next chapter"
        pathOf={chapterPath}
        previous={chapters[index - 1]}
        next={chapters[index + 1]}
      />
    </PageBody>
  );
};

export default ChapterTemplate;

export const Head: HeadFC<Queries.ChapterTemplateQuery> = ({ data, location }) => {
  const chapter = required(data.chapter, "the chapter");
  const { publishedAt } = chapter;

  return (
    <Seo
      seo={chapter.seo}
      path={location.pathname}
      article={{ published: publishedAt, modified: publishedAt }}
      structuredData={[breadcrumbs(recordTrail("chapter", chapter.title)), article(chapter)]}
    />
  );
};

export const query = graphql`
  query ChapterTemplate($slug: String!) {
    chapter: strapiChapter(slug: { eq: $slug }) {
      title
      lead
      body {
        html
      }
      publishedAt
      seo {
        ...Seo
      }
    }
    chapters: allStrapiChapter(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        slug
        title
      }
    }
  }
`;
