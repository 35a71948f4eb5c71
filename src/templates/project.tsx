import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { nameOfIndustry } from "../catalogue/industries";
import { singlePaths } from "../catalogue/paths";
import { nameOfService } from "../catalogue/services";
import { knownTechnologies } from "../catalogue/technologies";
import { Seo } from "../layout/Seo/Seo";
import { required } from "../lib/required";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { Hero } from "../sections/Hero/Hero";
import { ProjectList } from "../sections/ProjectList/ProjectList";
import { ProjectStory } from "../sections/ProjectStory/ProjectStory";
import { TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";

type Project = NonNullable<Queries.ProjectTemplateQuery["project"]>;

const factsOf = ({ sample, client, service, industry }: Project) =>
  [
    { label: "Client", value: sample ? "Sample project" : client },
    { label: "Service", value: nameOfService(service) },
    { label: "Industry", value: nameOfIndustry(industry) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));

const ProjectTemplate: FC<PageProps<Queries.ProjectTemplateQuery>> = ({ data }) => {
  const project = required(data.project, "the project");
  const { title, summary, cover, topics } = project;

  return (
    <>
      <Hero
        look="study"
        title={title}
        lead={summary}
        picture={cover}
        facts={factsOf(project)}
        breadcrumb={[
          { name: "Home", path: singlePaths.home },
          { name: "Portfolio", path: singlePaths.portfolio },
          { name: title },
        ]}
      />
      <ProjectStory project={project} />
      <TechnologyLinks
        title="The stack"
        technologies={knownTechnologies(topics.map(({ slug }) => slug))}
      />
      <ProjectList title="More work" projects={data.others.nodes} />
      <ContactFormBand addresses={data.addresses} title="Facing a similar problem? Write to us" />
    </>
  );
};

export default ProjectTemplate;

export const Head: HeadFC<Queries.ProjectTemplateQuery> = ({ data, location }) => (
  <Seo seo={required(data.project, "the project").seo} path={location.pathname} />
);

export const query = graphql`
  query ProjectTemplate($slug: String!) {
    addresses: strapiSite {
      ...ContactFormBand
    }
    project: strapiProject(slug: { eq: $slug }) {
      title
      summary
      sample
      client
      service
      industry
      cover {
        ...Picture
      }
      topics {
        slug
      }
      ...ProjectStory
      seo {
        ...Seo
      }
    }
    others: allStrapiProject(
      filter: { slug: { ne: $slug } }
      sort: [{ sample: ASC }, { title: ASC }, { slug: ASC }]
      limit: 2
    ) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
