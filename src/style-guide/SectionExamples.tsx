import type { FC } from "react";

import { services } from "../../common/catalogue/services";
import { servicePath } from "../../common/catalogue/paths";
import { technologies } from "../../common/catalogue/technologies";
import { Section } from "../components/Section/Section";
import { Breadcrumb } from "../components/Breadcrumb/Breadcrumb";
import { TableOfContents } from "../components/TableOfContents/TableOfContents";
import { Disclosure } from "../components/Disclosure/Disclosure";
import { FactList } from "../components/FactList/FactList";
import { Prose } from "../components/Prose/Prose";
import { AlternativeTable } from "../sections/AlternativeTable/AlternativeTable";
import { CatalogueCards } from "../sections/CatalogueCards/CatalogueCards";
import { CardGroup } from "../sections/CardGroup/CardGroup";
import { phones, screen, sequence } from "../features/CaseStudyDiagrams/examples";
import { ScreenDrawing } from "../features/CaseStudyDiagrams/ScreenDrawing";
import { SequenceDrawing } from "../features/CaseStudyDiagrams/SequenceDrawing";
import { EngagementTable } from "../sections/EngagementTable/EngagementTable";
import { FitComparison } from "../sections/FitComparison/FitComparison";
import { WorkingHours } from "../features/WorkingHours/WorkingHours";
import { DocumentFolders } from "../sections/DocumentFolders/DocumentFolders";
import { PersonList } from "../sections/PersonList/PersonList";
import { PointList } from "../sections/PointList/PointList";
import { WorkingDocument } from "../sections/WorkingDocument/WorkingDocument";
import { StepList } from "../sections/StepList/StepList";
import { BriefBuilder } from "../features/BriefBuilder/BriefBuilder";
import { TechnologyLayers } from "../sections/TechnologyLayers/TechnologyLayers";
import { ClientList } from "../sections/ClientList/ClientList";
import { TestimonialList } from "../sections/TestimonialList/TestimonialList";
import { TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";

import {
  alternatives,
  cards,
  clients,
  facts,
  layers,
  models,
  people,
  points,
  prose,
  workingDocument,
  documents,
  steps,
  testimonials,
  workingHours,
} from "./fixtures";

const entries = services.slice(0, 4).map(({ slug, name, summary }) => ({
  name,
  summary,
  path: servicePath(slug),
}));

export const SectionExamples: FC = () => (
  <>
    <Section title="Breadcrumbs and facts">
      <Breadcrumb
        breadcrumbs={[
          { name: "Home", path: "/" },
          { name: "Services" },
          { name: "Web development" },
        ]}
      />
      <FactList facts={facts} />
      <TableOfContents
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
    </Section>
    <CatalogueCards title="Entries as a list" entries={entries} variant="list" />
    <CatalogueCards title="Entries as a grid, on a quiet surface" entries={entries} tone="quiet" />
    <PointList title="Points side by side" points={points} />
    <PointList title="Points in a list" points={points} variant="list" />
    <CardGroup group={{ title: "Cards", text: null, layout: "cards", cards }} />
    <CardGroup group={{ title: "Cards as steps", text: null, layout: "steps", cards }} />
    <CardGroup group={{ title: "Cards as columns", text: null, layout: "columns", cards }} />
    <StepList title="Steps" steps={steps} />
    <FitComparison
      title="A comparison"
      choice="The first"
      goodFits={points}
      poorFits={points.slice(0, 1)}
    />
    <EngagementTable title="Engagement models in a table" models={models} />
    <AlternativeTable
      title="A technology and two alternatives"
      slug={technologies[0].slug}
      alternatives={alternatives}
      comparisons={[]}
      contactLabel="Ask who is free"
    />
    <Section title="Drawings from data" text="In place of a picture at the top of a page.">
      <WorkingHours hours={workingHours} withBrief />
      <TechnologyLayers slug="example" name="an example" layers={layers} />
    </Section>
    <Section title="Drawings of a case study" text="From an editor’s text, for every width.">
      <ScreenDrawing screen={screen} />
      <ScreenDrawing screen={phones} />
      <SequenceDrawing sequence={sequence} />
    </Section>
    <BriefBuilder
      title="A brief builder"
      text="Five questions, one sentence."
      presetRole="developer"
    />
    <DocumentFolders title="Document folders" documents={documents} />
    <WorkingDocument document={workingDocument} position="1 of 4" />
    <PersonList title="People" people={people} />
    <ClientList title="Clients" clients={clients} />
    <TestimonialList title="Testimonials" testimonials={testimonials} />
    <TechnologyLinks
      title="Technologies"
      technologies={technologies.slice(0, 3).map(({ slug }) => slug)}
    />
    <Section title="Prose" layout="aside" anchor="style-prose">
      <Prose html={prose} />
    </Section>
  </>
);
