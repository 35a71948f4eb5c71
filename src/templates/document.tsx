import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../catalogue/breadcrumb-trails";
import { documentPath } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { article, breadcrumbs } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { Hero } from "../sections/Hero/Hero";
import { PreviousNextLinks } from "../sections/PreviousNextLinks/PreviousNextLinks";
import { WorkingDocument } from "../sections/WorkingDocument/WorkingDocument";

type Context = { slug: string };

const DocumentTemplate: FC<PageProps<Queries.DocumentTemplateQuery, Context>> = ({
  data,
  pageContext: { slug },
}) => {
  const document = required(data.document, "the document");
  const documents = data.documents.nodes;
  const index = documents.findIndex((other) => other.slug === slug);

  return (
    <PageBody>
      <Hero
        title={document.title}
        text={document.lead}
        breadcrumbs={recordTrail("document", document.title)}
      />
      <WorkingDocument document={document} position={`${index + 1} of ${documents.length}`} />
      <PreviousNextLinks
        label="Previous and next document"
        pathOf={documentPath}
        previous={documents[index - 1]}
        next={documents[index + 1]}
      />
    </PageBody>
  );
};

export default DocumentTemplate;

export const Head: HeadFC<Queries.DocumentTemplateQuery> = ({ data, location }) => {
  const document = required(data.document, "the document");
  const { publishedAt } = document;

  return (
    <Seo
      seo={document.seo}
      path={location.pathname}
      article={{ published: publishedAt, modified: publishedAt }}
      structuredData={[breadcrumbs(recordTrail("document", document.title)), article(document)]}
    />
  );
};

export const query = graphql`
  query DocumentTemplate($slug: String!) {
    document: strapiDocument(slug: { eq: $slug }) {
      ...WorkingDocument
      lead
      publishedAt
      seo {
        ...Seo
      }
    }
    documents: allStrapiDocument(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        slug
        title
      }
    }
  }
`;
