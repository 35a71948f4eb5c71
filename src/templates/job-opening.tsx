import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../catalogue/breadcrumb-trails";
import { PageBody } from "../layout/PageBody/PageBody";
import { jobPosting } from "../layout/Seo/job-posting";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs } from "../layout/Seo/structured-data";
import { rateFacts } from "../components/RateList/RateList";
import { required } from "../lib/required";
import { ApplicationsClosed } from "../sections/ApplicationsClosed/ApplicationsClosed";
import { FormSection } from "../sections/FormSection/FormSection";
import { Hero } from "../sections/Hero/Hero";
import { ProseWithContents } from "../sections/ProseWithContents/ProseWithContents";
import { isOpen } from "../sections/JobOpeningList/is-open";
import { deadlineFact } from "../sections/JobOpeningList/deadline-fact";
import { employmentTypeLabel } from "../sections/JobOpeningList/employment-type-label";

type JobOpening = NonNullable<Queries.JobOpeningTemplateQuery["opening"]>;

const factsOf = ({ team, place, countries, kind, pay, closesOn }: JobOpening, open: boolean) => [
  { label: "Team", value: team },
  { label: "Location", value: place },
  ...(countries ? [{ label: "Open to people in", value: countries }] : []),
  { label: "Employment", value: employmentTypeLabel(kind) },
  ...rateFacts(pay),
  deadlineFact(closesOn, open),
];

const JobOpeningTemplate: FC<PageProps<Queries.JobOpeningTemplateQuery>> = ({ data }) => {
  const opening = required(data.opening, "the job opening");
  const open = isOpen(opening.lastDay, data.build?.hour);

  return (
    <PageBody>
      <Hero
        title={opening.title}
        text={opening.summary}
        facts={factsOf(opening, open)}
        actions={open ? [{ label: "Apply for this position", href: "#apply" }] : []}
        breadcrumbs={recordTrail("job-opening", opening.title)}
      />
      <ProseWithContents html={opening.body.html} />
      {open ? (
        <FormSection
          form="application"
          contactDetails={data.contactDetails}
          title="Apply"
          text="Write a few lines about yourself and send your CV. A person reads it and answers."
          position={opening.slug}
          anchor="apply"
        />
      ) : (
        <ApplicationsClosed lastDay={opening.closesOn} />
      )}
    </PageBody>
  );
};

export default JobOpeningTemplate;

export const Head: HeadFC<Queries.JobOpeningTemplateQuery> = ({ data, location }) => {
  const opening = required(data.opening, "the job opening");
  const open = isOpen(opening.lastDay, data.build?.hour);

  return (
    <Seo
      seo={opening.seo}
      path={location.pathname}
      noindex={!open}
      structuredData={[breadcrumbs(recordTrail("job-opening", opening.title)), jobPosting(opening)]}
    />
  );
};

export const query = graphql`
  query JobOpeningTemplate($slug: String!) {
    build {
      hour
    }
    contactDetails: strapiSite {
      ...ApplicationSection
    }
    opening: strapiJobOpening(slug: { eq: $slug }) {
      slug
      title
      summary
      team
      place
      countries
      kind
      pay {
        ...Rate
      }
      publishedAt
      closesOn(formatString: "MMMM D, YYYY")
      lastDay: closesOn
      body {
        html
      }
      seo {
        ...Seo
      }
    }
  }
`;
