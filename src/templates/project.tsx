import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../catalogue/breadcrumb-trails";
import { nameOfIndustry } from "../../common/catalogue/industries";
import { contactFormAction } from "../../common/catalogue/paths";
import { nameOfService } from "../../common/catalogue/services";
import { knownTechnologies } from "../../common/catalogue/technologies";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, caseStudy } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { CaseStudyBody } from "../sections/CaseStudyBody/CaseStudyBody";
import { Hero } from "../sections/Hero/Hero";
import { ProjectList } from "../sections/ProjectList/ProjectList";
import { TestimonialList } from "../sections/TestimonialList/TestimonialList";
import { TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";

type Project = NonNullable<Queries.ProjectTemplateQuery["project"]>;

const factsOf = ({ sample, client, service, industry }: Project) =>
  [
    { label: "Client", value: sample ? null : client },
    { label: "Service", value: nameOfService(service) },
    { label: "Industry", value: nameOfIndustry(industry) },
  ]
    // Ecommerce is both a service and an industry.
    .filter(({ value }, index, facts) => facts.findIndex((one) => one.value === value) === index)
    .flatMap(({ label, value }) => (value ? [{ label, value }] : []));

const ProjectTemplate: FC<PageProps<Queries.ProjectTemplateQuery>> = ({ data }) => {
  const project = required(data.project, "the project");
  const { title, sample, summary, cover, topics } = project;

  return (
    <PageBody>
      <Hero
        variant="uncropped"
        title={title}
        {...(sample && { badge: "Worked example" })}
        text={summary}
        image={cover}
        facts={factsOf(project)}
        actions={[contactFormAction("Discuss your project")]}
        breadcrumbs={recordTrail("project", title)}
      />
      <CaseStudyBody project={project} />
      <TestimonialList title="What the client says" testimonials={data.testimonials.nodes} />
      <TechnologyLinks
        title="The stack"
        technologies={knownTechnologies(topics.map(({ slug }) => slug))}
      />
      <ProjectList title="More like this" items={data.related} />
      <ContactFormSection
        contactDetails={data.contactDetails}
        title="Facing a similar problem? Talk to us"
      />
    </PageBody>
  );
};

export default ProjectTemplate;

export const Head: HeadFC<Queries.ProjectTemplateQuery> = ({ data, location }) => {
  const project = required(data.project, "the project");

  return (
    <Seo
      seo={project.seo}
      path={location.pathname}
      structuredData={[breadcrumbs(recordTrail("project", project.title)), caseStudy(project)]}
    />
  );
};

export const query = graphql`
  query ProjectTemplate($slug: String!, $related: [String!]!) {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    project: strapiProject(slug: { eq: $slug }) {
      title
      summary
      sample
      client
      service
      industry
      publishedAt
      cover {
        ...Picture
      }
      topics {
        slug
      }
      ...CaseStudyBody
      seo {
        ...Seo
      }
    }
    testimonials: allStrapiTestimonial(
      filter: { project: { slug: { eq: $slug } } }
      sort: [{ position: ASC }, { id: ASC }]
    ) {
      nodes {
        ...Testimonial
      }
    }
    related: strapiProjects(slugs: $related) {
      ...ProjectCard
    }
  }
`;
