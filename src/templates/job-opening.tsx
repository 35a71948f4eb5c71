import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { singlePaths } from "../catalogue/paths";
import { Seo } from "../layout/Seo/Seo";
import { required } from "../lib/required";
import { ApplicationBand } from "../sections/ApplicationBand/ApplicationBand";
import { Hero } from "../sections/Hero/Hero";
import { JobDescription } from "../sections/JobDescription/JobDescription";
import { jobHours } from "../sections/OpeningList/job-hours";

type Opening = NonNullable<Queries.JobOpeningTemplateQuery["opening"]>;

const factsOf = ({ team, place, kind, closesOn }: Opening) => [
  { label: "Team", value: team },
  { label: "Location", value: place },
  { label: "Hours", value: jobHours(kind) },
  ...(closesOn ? [{ label: "Apply until", value: closesOn }] : []),
];

const JobOpeningTemplate: FC<PageProps<Queries.JobOpeningTemplateQuery>> = ({ data }) => {
  const opening = required(data.opening, "the job opening");

  return (
    <>
      <Hero
        title={opening.title}
        lead={opening.summary}
        facts={factsOf(opening)}
        actions={[{ label: "Apply for this position", href: "#apply" }]}
        breadcrumb={[
          { name: "Home", path: singlePaths.home },
          { name: "Career", path: singlePaths.careers },
          { name: opening.title },
        ]}
      />
      <JobDescription opening={opening} />
      <ApplicationBand
        addresses={data.addresses}
        title="Apply"
        text="Write a few lines about yourself and send your CV. A person reads it and answers."
        position={opening.slug}
        anchor="apply"
      />
    </>
  );
};

export default JobOpeningTemplate;

export const Head: HeadFC<Queries.JobOpeningTemplateQuery> = ({ data, location }) => (
  <Seo seo={required(data.opening, "the job opening").seo} path={location.pathname} />
);

export const query = graphql`
  query JobOpeningTemplate($slug: String!) {
    addresses: strapiSite {
      ...ApplicationBand
    }
    opening: strapiJobOpening(slug: { eq: $slug }) {
      slug
      title
      summary
      team
      place
      kind
      closesOn(formatString: "MMMM D, YYYY")
      ...JobDescription
      seo {
        ...Seo
      }
    }
  }
`;
