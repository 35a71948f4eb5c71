import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";

import { point } from "../testing/content";

import { ArticleBody } from "./ArticleBody/ArticleBody";
import { ArticleList } from "./ArticleList/ArticleList";
import { CatalogueCards } from "./CatalogueCards/CatalogueCards";
import { ClientList } from "./ClientList/ClientList";
import { EngagementModels } from "./EngagementModels/EngagementModels";
import { FeaturedArticle } from "./FeaturedArticle/FeaturedArticle";
import { FitComparison } from "./FitComparison/FitComparison";
import { DocumentFolders } from "./DocumentFolders/DocumentFolders";
import { JobOpeningList } from "./JobOpeningList/JobOpeningList";
import { PersonList } from "./PersonList/PersonList";
import { PointList } from "./PointList/PointList";
import { ProjectList } from "./ProjectList/ProjectList";
import { Accordion } from "./Accordion/Accordion";
import { SiteIndex } from "./SiteIndex/SiteIndex";
import { StepList } from "./StepList/StepList";
import { SubprocessorList } from "./SubprocessorList/SubprocessorList";
import { TestimonialList } from "./TestimonialList/TestimonialList";
import { TechnologyLinks } from "./TechnologyLinks/TechnologyLinks";

const title = "A heading";
const html = { html: "<p>Words.</p>" };

it.each<[string, ReactElement]>([
  ["articles", <ArticleList key="" title={title} items={[]} />],
  ["catalogue pages", <CatalogueCards key="" title={title} entries={[]} />],
  ["featured article", <FeaturedArticle key="" featured={{ title, article: null }} />],
  ["reasons", <FitComparison key="" title={title} choice="Vue" goodFits={[]} poorFits={[]} />],
  ["a list of reasons", <FitComparison key="" title={title} choice="Vue" />],
  ["clients", <ClientList key="" title={title} clients={[]} />],
  ["people", <PersonList key="" title={title} people={[]} />],
  ["testimonials", <TestimonialList key="" title={title} testimonials={[]} />],
  ["points", <PointList key="" title={title} points={[]} />],
  ["a list of points", <PointList key="" title={title} points={undefined} />],
  ["projects", <ProjectList key="" title={title} items={[]} />],
  ["questions", <Accordion key="" title={title} items={[]} />],
  ["a list of questions", <Accordion key="" title={title} items={undefined} />],
  ["pages", <SiteIndex key="" groups={[{ title, links: [] }]} />],
  ["documents", <DocumentFolders key="" title={title} documents={[]} site={null} />],
  ["steps", <StepList key="" title={title} steps={[]} />],
  ["a list of steps", <StepList key="" title={title} steps={undefined} />],
  ["subprocessors", <SubprocessorList key="" title={title} subprocessors={[]} />],
  ["technologies", <TechnologyLinks key="" title={title} technologies={[]} />],
])("a section without %s is not rendered", (_what, section) => {
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
  ["goodFits", "Choose Vue when", "Choose something else when"],
  ["poorFits", "Choose something else when", "Choose Vue when"],
])("a comparison with only %s has one column", (prop, shown, omitted) => {
  render(<FitComparison title={title} choice="Vue" {...{ [prop]: [point()] }} />);

  expect(screen.getByRole("heading", { name: shown })).toBeVisible();
  expect(screen.queryByRole("heading", { name: omitted })).not.toBeInTheDocument();
});

it.each([
  ["no heading", "<p>Words.</p>", 0],
  ["one heading", '<h2 id="a">A</h2>', 0],
  ["two headings", '<h2 id="a">A</h2><h2 id="b">B</h2>', 1],
])(
  "an article with %s lists its contents only if it has several headings",
  (_what, text, lists) => {
    const article = { title, body: { html: text }, author: null };
    render(<ArticleBody article={article} url="https://a.example/" />);

    expect(screen.queryAllByRole("navigation", { name: "On this page" })).toHaveLength(lists);
  },
);

it.each([0, 1])("an engagement model shows its rates if it has any (%d)", (count) => {
  const terms = { title, text: "Words.", included: html };
  const rate = { label: "Senior developer", currency: "USD", from: 60, to: 80, unit: "hour" };
  const rates = [{ ...rate, note: null, sample: true }].slice(0, count);
  render(<EngagementModels models={[{ ...terms, price: "By the month.", rates }]} />);

  expect(screen.getByText("By the month.")).toBeVisible();
  expect(screen.queryAllByText("$60–$80 per hour")).toHaveLength(count);
  expect(screen.queryAllByText("Sample figures, not an offer.")).toHaveLength(count);
});
