import { graphql } from "gatsby";
import type { FC } from "react";

import { profileOf } from "../../catalogue/technology-profiles/technology-profiles";
import type { Facts } from "../../catalogue/technology-profiles/types";
import { bySlug } from "../../../common/catalogue/by-slug";
import { hireLabel } from "../../catalogue/skill-words";
import { comparisonName, technologyName } from "../../catalogue/comparison-names";
import { comparisonPath, hirePath } from "../../../common/catalogue/paths";
import { technologies } from "../../../common/catalogue/technologies";
import { Section } from "../../components/Section/Section";
import { DataTable } from "../../components/DataTable/DataTable";
import { completeRows } from "../../components/DataTable/complete-rows";

import * as styles from "./AlternativeTable.module.scss";

type Alternative = Queries.AlternativeFragment;
type Comparison = Pick<Queries.ComparisonLinkFragment, "slug" | "first" | "second">;

type AlternativeTableProps = {
  title: string;
  /** The technology of the page. */
  slug: string;
  alternatives: readonly Alternative[] | undefined;
  /** The published comparisons with this technology. */
  comparisons: readonly Comparison[];
  /** The text of the link to the page's form. */
  contactLabel: string;
};

const factRows = [
  ["What it is", "category"],
  ["Language", "language"],
  ["Runs on", "runsOn"],
  ["Maintained by", "maintainer"],
  ["License", "license"],
] as const satisfies readonly (readonly [string, keyof Facts])[];

/** A link to the comparison with an alternative, or else to its hire page. */
const AlternativeLink: FC<{ slug: string; comparison: Comparison | undefined }> = ({
  slug,
  comparison,
}) => {
  const technology = bySlug(technologies, slug);
  if (comparison) return <a href={comparisonPath(comparison.slug)}>{comparisonName(comparison)}</a>;

  return technology && <a href={hirePath(technology)}>{hireLabel(technology)}s</a>;
};

export const involves = ({ first, second }: Comparison, slug: string) =>
  [first, second].includes(slug);

/** Compares a technology with two alternatives. Facts that one of them lacks are omitted. */
export const AlternativeTable: FC<AlternativeTableProps> = ({
  title,
  slug,
  alternatives = [],
  comparisons,
  contactLabel,
}) => {
  const slugs = [slug, ...alternatives.map((alternative) => alternative.slug)];
  const facts = slugs.map((one) => profileOf(one)?.facts);

  return (
    alternatives.length > 0 && (
      <Section title={title}>
        <DataTable
          caption={title}
          columns={["Question", ...slugs.map(technologyName)]}
          rows={[
            ...completeRows(factRows, facts),
            {
              header: "Choose instead when",
              cells: [
                null,
                ...alternatives.map((alternative) => (
                  <span key={alternative.slug} className={styles.reason}>
                    {alternative.when}
                    <AlternativeLink
                      slug={alternative.slug}
                      comparison={comparisons.find((one) => involves(one, alternative.slug))}
                    />
                  </span>
                )),
              ],
            },
          ]}
        />
        <p>
          Still unsure? <a href="#contact-form">{contactLabel}</a>
        </p>
      </Section>
    )
  );
};

export const fragment = graphql`
  fragment Alternative on STRAPI__COMPONENT_PARTS_ALTERNATIVE {
    slug
    when
  }
`;
