import type { FC } from "react";

import { services } from "../../catalogue/services";
import { servicePath } from "../../catalogue/paths";
import { Band } from "../../components/Band/Band";
import { Breadcrumb } from "../../components/Breadcrumb/Breadcrumb";
import { ContentsList } from "../../components/ContentsList/ContentsList";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { FactList } from "../../components/FactList/FactList";
import { Prose } from "../../components/Prose/Prose";
import { CatalogueCards } from "../CatalogueCards/CatalogueCards";
import { CardGroup } from "../CardGroup/CardGroup";
import { FitComparison } from "../FitComparison/FitComparison";
import { PointList } from "../PointList/PointList";
import { StepList } from "../StepList/StepList";
import { TechnologyLinks } from "../TechnologyLinks/TechnologyLinks";

import { cards, facts, points, prose, steps } from "./example-words";

const entries = services.slice(0, 4).map(({ slug, name, summary }) => ({
  name,
  summary,
  path: servicePath(slug),
}));

/** The bands of a page and what is in them. */
export const Contents: FC = () => (
  <>
    <Band title="Ways and facts">
      <Breadcrumb crumbs={[{ name: "Home", path: "/" }, { name: "Services" }, { name: "Odoo" }]} />
      <FactList facts={facts} />
      <ContentsList
        headings={[
          { anchor: "style-prose", title: "Prose" },
          { anchor: "style-more", title: "More of it" },
        ]}
      />
      <div>
        <Disclosure title="Who owns the code?" open>
          <p>You do, from the first commit.</p>
        </Disclosure>
        <Disclosure title="Can we stop at any time?">
          <p>Yes, with two weeks of notice.</p>
        </Disclosure>
      </div>
    </Band>
    <CatalogueCards title="Entries as a list" entries={entries} look="list" />
    <CatalogueCards title="Entries as a grid, on seafoam" entries={entries} tone="quiet" />
    <PointList title="Points side by side" points={points} />
    <PointList title="Points in a list" points={points} look="list" />
    <CardGroup group={{ title: "Cards", text: null, layout: "cards", cards }} />
    <CardGroup group={{ title: "Cards as steps", text: null, layout: "steps", cards }} />
    <CardGroup group={{ title: "Cards as columns", text: null, layout: "columns", cards }} />
    <StepList title="Steps" steps={steps} />
    <FitComparison
      title="A comparison"
      choice="Flutter"
      fits={points}
      misfits={points.slice(0, 1)}
    />
    <TechnologyLinks title="Technologies" technologies={["flutter", "dotnet", "photoshop"]} />
    <Band title="Prose" layout="aside" anchor="style-prose">
      <Prose html={prose} />
    </Band>
  </>
);
