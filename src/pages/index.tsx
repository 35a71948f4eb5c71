import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { industries } from "../catalogue/industries";
import { industryPath, servicePath } from "../catalogue/paths";
import { services } from "../catalogue/services";
import { PageBody } from "../layout/PageBody/PageBody";
import { organization, webSite } from "../layout/Seo/organization";
import { Seo } from "../layout/Seo/Seo";
import { required } from "../lib/required";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { CardGroup } from "../sections/CardGroup/CardGroup";
import { CatalogueCards } from "../sections/CatalogueCards/CatalogueCards";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { Hero } from "../sections/Hero/Hero";
import { LiveTide } from "../sections/LiveTide/LiveTide";
import { OpenDrawer } from "../sections/OpenDrawer/OpenDrawer";
import { ProjectList } from "../sections/ProjectList/ProjectList";
import { TeamComposer } from "../sections/TeamComposer/TeamComposer";
import { TechnologyGroups } from "../sections/TechnologyGroups/TechnologyGroups";
import { heroProps } from "../sections/Hero/hero-props";

const HomePage: FC<PageProps<Queries.HomePageQuery>> = ({ data }) => {
  const record = required(data.record, "the home record");

  return (
    <PageBody>
      <Hero
        {...heroProps(record.hero)}
        illustration={record.tide && <LiveTide tide={record.tide} day={data.build?.day ?? ""} />}
        variant="opening"
      />
      <CatalogueCards
        {...record.services}
        variant="list"
        entries={services.map((service) => ({ ...service, path: servicePath(service.slug) }))}
      />
      <ProjectList {...record.work} projects={data.projects.nodes} />
      {data.drawer?.band && (
        <OpenDrawer {...data.drawer.band} sheets={data.sheets.nodes} site={data.build} />
      )}
      <CatalogueCards
        {...record.industries}
        tone="quiet"
        entries={industries.map((industry) => ({ ...industry, path: industryPath(industry.slug) }))}
      />
      <TechnologyGroups {...record.hire} />
      {record.composer && <TeamComposer {...record.composer} />}
      <CardGroup group={record.process} />
      <CardGroup group={record.engagement} />
      <ArticleList {...record.writing} articles={data.articles.nodes} />
      <ContactFormBand contactDetails={data.contactDetails} {...record.contact} />
    </PageBody>
  );
};

export default HomePage;

export const Head: HeadFC<Queries.HomePageQuery> = ({ data, location }) => (
  <Seo
    seo={required(data.record, "the home record").seo}
    path={location.pathname}
    structuredData={[organization(required(data.contactDetails, "the site record")), webSite]}
  />
);

export const query = graphql`
  query HomePage {
    build: site {
      day: buildTime(formatString: "YYYY-MM-DD")
      ...SiteFigures
    }
    drawer: strapiDrawer {
      band {
        ...Band
      }
    }
    sheets: allStrapiSheet(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        ...SheetFolder
      }
    }
    contactDetails: strapiSite {
      ...ContactFormBand
      ...Organization
    }
    record: strapiHome {
      hero {
        ...Main
      }
      tide {
        ...Tide
      }
      services {
        ...Band
      }
      work {
        ...Band
      }
      industries {
        ...Band
      }
      hire {
        ...Band
      }
      composer {
        ...Band
      }
      process {
        ...CardGroup
      }
      engagement {
        ...CardGroup
      }
      writing {
        ...Band
      }
      contact {
        ...Band
      }
      seo {
        ...Seo
      }
    }
    projects: allStrapiProject(sort: [{ sample: ASC }, { title: ASC }, { slug: ASC }], limit: 2) {
      nodes {
        ...ProjectCard
      }
    }
    articles: allStrapiArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
