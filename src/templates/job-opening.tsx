import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { crumbsTo } from "../catalogue/crumbs";
import { jobPosting } from "../layout/Seo/job-posting";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { ApplicationBand } from "../sections/ApplicationBand/ApplicationBand";
import { Hero } from "../sections/Hero/Hero";
import { JobDescription } from "../sections/JobDescription/JobDescription";
import { jobHours } from "../sections/OpeningList/job-hours";

type Opening = NonNullable<Queries.JobOpeningTemplateQuery["opening"]>;

const factsOf = ({ team, place, countries, kind, closesOn }: Opening) => [
  { label: "Team", value: team },
  { label: "Location", value: place },
  ...(countries ? [{ label: "Open to people in", value: countries }] : []),
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
        breadcrumb={crumbsTo.job(opening.title)}
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

export const Head: HeadFC<Queries.JobOpeningTemplateQuery> = ({ data, location }) => {
  const opening = required(data.opening, "the job opening");

  return (
    <Seo
      seo={opening.seo}
      path={location.pathname}
      about={[breadcrumbs(crumbsTo.job(opening.title)), jobPosting(opening)]}
    />
  );
};

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
      countries
      kind
      createdAt
      closesOn(formatString: "MMMM D, YYYY")
      lastDay: closesOn
      ...JobDescription
      seo {
        ...Seo
      }
    }
  }
`;
