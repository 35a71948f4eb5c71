import { graphql } from "gatsby";
import type { FC } from "react";

import { pagePaths } from "../../../common/catalogue/paths";
import { Section } from "../../components/Section/Section";
import { DataTable } from "../../components/DataTable/DataTable";
import { completeRows } from "../../components/DataTable/complete-rows";
import { anchorOf } from "../../lib/anchor";
import { formatRates } from "../../lib/format-rate";

type Model = Queries.EngagementRowsFragment;

const terms = [
  ["Price", "price"],
  ["Planning", "planning"],
  ["Delivery risk", "risk"],
  ["Billing", "billing"],
  ["Start", "start"],
  ["Trial", "trial"],
  ["Notice", "notice"],
  ["Best for", "bestFor"],
] as const satisfies readonly (readonly [string, keyof Model | "price"])[];

const priceOf = ({ rates }: Model) => {
  const price = formatRates(rates);

  return price && rates.some(({ sample }) => sample) ? `${price} (sample)` : price;
};

/** Compares the engagement models. Terms that one of them lacks are omitted. */
export const EngagementTable: FC<{ title: string; models: readonly Model[] | undefined }> = ({
  title,
  models = [],
}) =>
  models.length > 0 && (
    <Section title={title}>
      <DataTable
        caption={title}
        columns={["Term", ...models.map((model) => model.title)]}
        rows={[
          ...completeRows(
            terms,
            models.map((model) => ({ ...model, price: priceOf(model) })),
          ),
          {
            header: "Full terms",
            cells: models.map((model) => (
              <a key={model.title} href={`${pagePaths.engagement}#${anchorOf(model.title)}`}>
                Terms: {model.title}
              </a>
            )),
          },
        ]}
      />
    </Section>
  );

export const fragment = graphql`
  fragment EngagementRows on STRAPI__COMPONENT_PARTS_ENGAGEMENT_MODEL {
    title
    planning
    risk
    billing
    start
    trial
    notice
    bestFor
    rates {
      ...Rate
    }
  }
`;
