import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";

import { ArticleList } from "./ArticleList/ArticleList";
import { CatalogueCards } from "./CatalogueCards/CatalogueCards";
import { ClientList } from "./ClientList/ClientList";
import { FeaturedArticle } from "./FeaturedArticle/FeaturedArticle";
import { FitComparison } from "./FitComparison/FitComparison";
import { DocumentFolders } from "./DocumentFolders/DocumentFolders";
import { JobOpeningList } from "./JobOpeningList/JobOpeningList";
import { PersonList } from "./PersonList/PersonList";
import { PointList } from "./PointList/PointList";
import { PreviousNextLinks } from "./PreviousNextLinks/PreviousNextLinks";
import { ProjectList } from "./ProjectList/ProjectList";
import { ProseWithContents } from "./ProseWithContents/ProseWithContents";
import { TextSections } from "./TextSections/TextSections";
import { Accordion } from "./Accordion/Accordion";
import { SiteIndex } from "./SiteIndex/SiteIndex";
import { StepList } from "./StepList/StepList";
import { SubprocessorList } from "./SubprocessorList/SubprocessorList";
import { TestimonialList } from "./TestimonialList/TestimonialList";
import { TechnologyLinks } from "./TechnologyLinks/TechnologyLinks";

const title = "A heading";

it.each<[string, ReactElement]>([
  ["no articles", <ArticleList key="" title={title} items={[]} />],
  ["no catalogue pages", <CatalogueCards key="" title={title} entries={[]} />],
  ["no featured article", <FeaturedArticle key="" featured={{ title, article: null }} />],
  [
    "empty lists of reasons",
    <FitComparison key="" title={title} choice="Vue" goodFits={[]} poorFits={[]} />,
  ],
  ["undefined reasons", <FitComparison key="" title={title} choice="Vue" />],
  ["no clients", <ClientList key="" title={title} clients={[]} />],
  ["no people", <PersonList key="" title={title} people={[]} />],
  ["no testimonials", <TestimonialList key="" title={title} testimonials={[]} />],
  ["an empty list of points", <PointList key="" title={title} points={[]} />],
  ["undefined points", <PointList key="" title={title} points={undefined} />],
  ["no projects", <ProjectList key="" title={title} items={[]} />],
  ["an empty list of questions", <Accordion key="" title={title} items={[]} />],
  ["undefined questions", <Accordion key="" title={title} items={undefined} />],
  ["no pages", <SiteIndex key="" groups={[{ title, links: [] }]} />],
  ["no documents", <DocumentFolders key="" title={title} documents={[]} />],
  ["an empty list of steps", <StepList key="" title={title} steps={[]} />],
  ["undefined steps", <StepList key="" title={title} steps={undefined} />],
  ["no subprocessors", <SubprocessorList key="" title={title} subprocessors={[]} />],
  [
    "no page before and after it",
    <PreviousNextLinks
      key=""
      label={title}
      pathOf={(slug) => slug}
      previous={undefined}
      next={undefined}
    />,
  ],
  ["no technologies", <TechnologyLinks key="" title={title} technologies={[]} />],
])("a section with %s is not rendered", (_what, section) => {
  expect(render(section).container).toBeEmptyDOMElement();
});

it.each<[string, ReactElement]>([
  ["articles", <ArticleList key="" title={title} items={[]} emptyMessage="Soon." />],
  ["projects", <ProjectList key="" title={title} items={[]} emptyMessage="Soon." />],
  ["job openings", <JobOpeningList key="" title={title} openings={[]} emptyMessage="Soon." />],
])("an empty list of %s shows its message", (_what, section) => {
  const { container } = render(section);

  expect(screen.getByRole("heading", { name: title })).toBeVisible();
  expect(screen.getByText("Soon.")).toBeVisible();
  expect(container.querySelector("ul")).toBeNull();
});

it.each([
  ["no heading", "<p>Words.</p>", 0],
  ["one heading", '<h2 id="a">A</h2>', 0],
  ["two headings", '<h2 id="a">A</h2><h2 id="b">B</h2>', 1],
])("a text with %s has a table of contents only for several headings", (_what, html, count) => {
  render(<ProseWithContents html={html} />);

  expect(screen.queryAllByRole("navigation", { name: "On this page" })).toHaveLength(count);
});

it.each([
  [1, 0],
  [2, 1],
])("%d longer texts have a table of contents only if there are several", (length, count) => {
  const passage = { body: { html: "<p>Words.</p>" } };
  const sections = Array.from({ length }, (_, at) => ({ ...passage, title: `Part ${at}` }));
  render(<TextSections sections={sections} />);

  expect(screen.queryAllByRole("navigation", { name: "On this page" })).toHaveLength(count);
});
