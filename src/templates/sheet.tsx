import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../catalogue/breadcrumb-trails";
import { sheetPath } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { article, breadcrumbs } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { Hero } from "../sections/Hero/Hero";
import { PreviousNextLinks } from "../sections/PreviousNextLinks/PreviousNextLinks";
import { WorkingDocument } from "../sections/WorkingDocument/WorkingDocument";

type Context = { slug: string };

const SheetTemplate: FC<PageProps<Queries.SheetTemplateQuery, Context>> = ({
  data,
  pageContext: { slug },
}) => {
  const sheet = required(data.sheet, "the sheet");
  const sheets = data.sheets.nodes;
  const index = sheets.findIndex((other) => other.slug === slug);

  return (
    <PageBody>
      <Hero title={sheet.title} text={sheet.lead} breadcrumbs={recordTrail("sheet", sheet.title)} />
      <WorkingDocument document={sheet} position={`${index + 1} of ${sheets.length}`} />
      <PreviousNextLinks
        label="Previous and next document"
        pathOf={sheetPath}
        previous={sheets[index - 1]}
        next={sheets[index + 1]}
      />
    </PageBody>
  );
};

export default SheetTemplate;

export const Head: HeadFC<Queries.SheetTemplateQuery> = ({ data, location }) => {
  const sheet = required(data.sheet, "the sheet");
  const { publishedAt } = sheet;

  return (
    <Seo
      seo={sheet.seo}
      path={location.pathname}
      article={{ published: publishedAt, modified: publishedAt }}
      structuredData={[breadcrumbs(recordTrail("sheet", sheet.title)), article(sheet)]}
    />
  );
};

export const query = graphql`
  query SheetTemplate($slug: String!) {
    sheet: strapiSheet(slug: { eq: $slug }) {
      ...WorkingDocument
      lead
      publishedAt
      seo {
        ...Seo
      }
    }
    sheets: allStrapiSheet(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        slug
        title
      }
    }
  }
`;
