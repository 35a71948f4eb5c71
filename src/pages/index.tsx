import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { industries } from "../../common/catalogue/industries";
import { industryPath, servicePath, servicesId, industriesId } from "../../common/catalogue/paths";
import { services } from "../../common/catalogue/services";
import { PageBody } from "../layout/PageBody/PageBody";
import { organization, webSite } from "../layout/Seo/organization";
import { Seo } from "../layout/Seo/Seo";
import { required } from "../lib/required";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { CardGroup } from "../sections/CardGroup/CardGroup";
import { CatalogueCards } from "../sections/CatalogueCards/CatalogueCards";
import { ClientList } from "../sections/ClientList/ClientList";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { Hero } from "../sections/Hero/Hero";
import { WorkingHours } from "../features/WorkingHours/WorkingHours";
import { DocumentFolders } from "../sections/DocumentFolders/DocumentFolders";
import { ProjectList } from "../sections/ProjectList/ProjectList";
import { BriefBuilder } from "../features/BriefBuilder/BriefBuilder";
import { TestimonialList } from "../sections/TestimonialList/TestimonialList";
import { TechnologyGroups } from "../sections/TechnologyGroups/TechnologyGroups";

const HomePage: FC<PageProps<Queries.HomePageQuery>> = ({ data }) => {
  const record = required(data.record, "the home record");

  return (
    <PageBody>
      <Hero
        {...record.hero}
        illustration={
          record.hours && <WorkingHours hours={record.hours} withBrief={record.composer !== null} />
        }
        variant="home"
      />
      <CatalogueCards
        {...record.services}
        anchor={servicesId}
        variant="list"
        entries={services.map((service) => ({ ...service, path: servicePath(service.slug) }))}
      />
      <ProjectList {...record.work} items={data.projects.nodes} />
      <ClientList title="Who we work for" clients={record.clients} />
      <TestimonialList title="What clients say" testimonials={data.testimonials.nodes} />
      {data.documentsPage?.band && (
        <DocumentFolders {...data.documentsPage.band} documents={data.documents.nodes} />
      )}
      <CatalogueCards
        {...record.industries}
        anchor={industriesId}
        tone="quiet"
        entries={industries.map((industry) => ({ ...industry, path: industryPath(industry.slug) }))}
      />
      <TechnologyGroups {...record.hire} />
      {record.composer && (
        <BriefBuilder {...record.composer} bookingUrl={data.contactDetails?.bookingUrl} />
      )}
      <CardGroup group={record.process} />
      <CardGroup group={record.engagement} />
      <ArticleList {...record.writing} items={data.articles.nodes} />
      <ContactFormSection contactDetails={data.contactDetails} {...record.contact} />
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
    documentsPage: strapiWorkingDocuments {
      band {
        ...Section
      }
    }
    documents: allStrapiDocument(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        ...DocumentLink
      }
    }
    contactDetails: strapiSite {
      ...ContactFormSection
      ...Organization
    }
    testimonials: allStrapiTestimonial(sort: [{ position: ASC }, { id: ASC }], limit: 2) {
      nodes {
        ...Testimonial
      }
    }
    record: strapiHome {
      hero {
        ...Hero
      }
      hours {
        ...WorkingHours
      }
      services {
        ...Section
      }
      work {
        ...Section
      }
      clients {
        ...Client
      }
      industries {
        ...Section
      }
      hire {
        ...Section
      }
      composer {
        ...Section
      }
      process {
        ...CardGroup
      }
      engagement {
        ...CardGroup
      }
      writing {
        ...Section
      }
      contact {
        ...Section
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
