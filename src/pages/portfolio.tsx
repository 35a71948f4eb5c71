import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { projectPath } from "../catalogue/paths";
import { Seo } from "../layout/Seo/Seo";
import { listOf } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { Hero } from "../sections/Hero/Hero";
import { PortfolioRequestBand } from "../sections/PortfolioRequestBand/PortfolioRequestBand";
import { ProjectList } from "../sections/ProjectList/ProjectList";
import { heroProps } from "../sections/Hero/hero-props";

const PortfolioPage: FC<PageProps<Queries.PortfolioPageQuery>> = ({ data }) => {
  const record = required(data.record, "the portfolio record");

  return (
    <>
      <Hero {...heroProps(record.main)} />
      <ProjectList {...record.work} projects={data.projects.nodes} empty={record.empty} />
      <PortfolioRequestBand addresses={data.addresses} {...record.request} anchor="request" />
    </>
  );
};

export default PortfolioPage;

export const Head: HeadFC<Queries.PortfolioPageQuery> = ({ data, location }) => (
  <Seo
    seo={required(data.record, "the portfolio record").seo}
    path={location.pathname}
    about={[listOf(data.projects.nodes, projectPath)]}
  />
);

export const query = graphql`
  query PortfolioPage {
    addresses: strapiSite {
      ...PortfolioRequestBand
    }
    record: strapiPortfolio {
      main {
        ...Main
      }
      work {
        ...Band
      }
      empty
      request {
        ...Band
      }
      seo {
        ...Seo
      }
    }
    projects: allStrapiProject(sort: [{ sample: ASC }, { title: ASC }, { slug: ASC }]) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
