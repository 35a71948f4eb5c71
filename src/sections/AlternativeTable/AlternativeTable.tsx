import { graphql } from "gatsby";
import type { FC } from "react";

import { profileOf } from "../../catalogue/technology-profiles/technology-profiles";
import type { Facts } from "../../catalogue/technology-profiles/types";
import { bySlug } from "../../catalogue/by-slug";
import { hireLabel } from "../../catalogue/hire-copy";
import { comparisonName, technologyName } from "../../catalogue/comparison-names";
import { comparisonPath, hirePath } from "../../catalogue/paths";
import { technologies } from "../../catalogue/technologies";
import { Band } from "../../components/Band/Band";
import { DataTable } from "../../components/DataTable/DataTable";
import { completeRows } from "../../components/DataTable/complete-rows";
import { SmartLink } from "../../components/SmartLink/SmartLink";

import * as styles from "./AlternativeTable.module.scss";

type Alternative = Queries.AlternativeFragment;
type Comparison = Pick<Queries.ComparisonLinkFragment, "slug" | "first" | "second">;

type AlternativeTableProps = {
  title: string;
  /** The technology of the page. */
  slug: string;
  alternatives: readonly Alternative[] | undefined;
  /** The comparisons with this technology that have a page. */
  comparisons: readonly Comparison[];
  /** The words of the link to the page's form. */
  invitation: string;
};

const questions = [
  ["What it is", "category"],
  ["Language", "language"],
  ["Runs on", "runsOn"],
  ["Maintained by", "maintainer"],
  ["License", "license"],
] as const satisfies readonly (readonly [string, keyof Facts])[];

/** The way to more about an alternative: the comparison with it, or else the people who know it. */
const More: FC<{ slug: string; comparison: Comparison | undefined }> = ({ slug, comparison }) => {
  const technology = bySlug(technologies, slug);
  if (comparison)
    return (
      <SmartLink href={comparisonPath(comparison.slug)}>{comparisonName(comparison)}</SmartLink>
    );

  return technology && <SmartLink href={hirePath(technology)}>{hireLabel(technology)}s</SmartLink>;
};

/** Whether a comparison has a technology on one of its sides. */
export const isAbout = ({ first, second }: Comparison, slug: string) =>
  [first, second].includes(slug);

/** A technology beside two others: what they are, and when to choose one of those. A fact that is not known of all has no row. */
export const AlternativeTable: FC<AlternativeTableProps> = ({
  title,
  slug,
  alternatives = [],
  comparisons,
  invitation,
}) => {
  const slugs = [slug, ...alternatives.map((alternative) => alternative.slug)];
  const facts = slugs.map((one) => profileOf(one)?.facts);

  return (
    alternatives.length > 0 && (
      <Band title={title}>
        <DataTable
          caption={title}
          smallScreenLayout="columns"
          columns={["Question", ...slugs.map(technologyName)]}
          rows={[
            ...completeRows(questions, facts),
            {
              header: "Choose instead when",
              cells: [
                null,
                ...alternatives.map((alternative) => (
                  <span key={alternative.slug} className={styles.choice}>
                    {alternative.when}
                    <More
                      slug={alternative.slug}
                      comparison={comparisons.find((one) => isAbout(one, alternative.slug))}
                    />
                  </span>
                )),
              ],
            },
          ]}
        />
        <p>
          Neither is true? <SmartLink href="#contact-form">{invitation}</SmartLink>
        </p>
      </Band>
    )
  );
};

export const fragment = graphql`
  fragment Alternative on STRAPI__COMPONENT_PARTS_ALTERNATIVE {
    slug
    when
  }
`;
