import { technologies } from "../../common/catalogue/technologies";
import type { Layer } from "../catalogue/technology-profiles/types";
import type { SearchResults } from "../features/Search/use-search";

export const facts = [
  { label: "Typical length", value: "Six to twelve weeks" },
  { label: "Team", value: "Two developers, one tester" },
  { label: "First result", value: "After ten days" },
];

export const points: readonly Queries.PointFragment[] = [
  {
    title: "One set of data",
    text: "Stock, sales and books agree, because they are the same rows.",
  },
  { title: "Short releases", text: "Each week something you can open, try and send back." },
  { title: "Plain handover", text: "Runbooks and access lists live next to the code." },
];

const card = (title: string, text: string): Queries.CardFragment => ({
  title,
  text,
  image: null,
  video: null,
  captions: null,
  link: { label: "Read on", href: "/style-guide/" },
});

export const cards = points.map(({ title, text }) => card(title, text));

export const steps: readonly Queries.StepFragment[] = points.map(({ title, text }) => ({
  title,
  text,
  duration: "1–2 weeks",
  outcome: "a written scope",
}));

export const prose = `
<p>Text an editor wrote, with <a href="/style-guide/">a link</a>, <strong>weight</strong>, <em>stress</em> and <code>code</code>.</p>
<h2 id="style-more">A heading</h2>
<ul><li>First</li><li>Second, a little longer so that it may wrap on a narrow screen</li></ul>
<ol><li>Read</li><li>Try</li></ol>
<blockquote><p>A client that hears nothing cannot know whether the server did the work.</p></blockquote>
<pre tabindex="0"><code>const answer = await send(order, { key });
if (!answer.ok) throw new Error("a long line that runs on and on past the edge of the column it stands in");
</code></pre>
<p class="video"><a href="https://vimeo.com/76979871" data-player="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1">A talk of twelve minutes<span class="play">Play the video on Vimeo</span></a></p>
<div role="region" tabindex="0" aria-label="Table"><table><thead><tr><th>Model</th><th>Notice</th><th>Team</th></tr></thead>
<tbody><tr><td>Dedicated</td><td>Two weeks</td><td>1</td></tr><tr><td>Extension</td><td>Four weeks</td><td>2–6</td></tr></tbody></table></div>
`;

export const filters = [
  {
    title: "By service",
    filters: [
      { name: "All", path: "/style-guide/", count: 12 },
      { name: "Web development", path: "#web", count: 5 },
      { name: "Support and maintenance", path: "#support", count: 3 },
    ],
  },
  {
    title: "By technology",
    collapsed: true,
    filters: [
      { name: "TypeScript", path: "#typescript", count: 4 },
      { name: "PostgreSQL", path: "#postgresql", count: 7 },
    ],
  },
];

const result = (kind: string, prefix: string): SearchResults["results"][number] => ({
  path: "/style-guide/",
  kind,
  title: [
    { text: `${prefix} `, highlighted: false },
    { text: "TypeScript", highlighted: true },
  ],
  excerpt: [
    { text: "one codebase for both phones, with ", highlighted: false },
    { text: "TypeScript", highlighted: true },
    { text: ", and what it costs to leave", highlighted: false },
  ],
});

export const searchResults: SearchResults["results"] = [
  result("Hire page", "Hire a developer for"),
  result("Article", "Six months with"),
];

export const workingHours: Queries.WorkingHoursFragment = {
  title: "Our working day, and yours",
  text: "Shared hours are for questions.",
  timeZone: "Europe/Lisbon",
  opens: 9,
  closes: 18,
};

export const models: readonly Queries.EngagementRowsFragment[] = [
  {
    title: "Dedicated developer",
    planning: "You, week by week",
    rates: [],
    risk: "With you",
    billing: "Monthly, per person",
    start: "Within two weeks",
    trial: "Two weeks of real work at the agreed rate.",
    notice: "One month, in writing",
    bestFor: "Priorities that change",
  },
  {
    title: "Fixed-scope project",
    planning: "We do, against a scope",
    rates: [],
    risk: "With us",
    billing: "By milestone",
    start: "Within two weeks",
    trial: "The first milestone is small and priced on its own.",
    notice: "Ends with any milestone that you accept",
    bestFor: "A result that can be described today",
  },
];

export const alternatives = technologies.slice(1, 3).map(({ slug, name }) => ({
  slug,
  when: `The people who will look after the app know ${name}.`,
}));

export const layers: readonly Layer[] = [
  ["Screens", "What people see and touch"],
  ["Rules", "What the company has agreed on"],
  ["Storage", "What must not be lost"],
];

export const documents = [
  {
    slug: "project-brief",
    kind: "brief",
    title: "Project brief",
    lead: "Nine questions before an estimate.",
  },
  {
    slug: "weekly-note",
    kind: "note",
    title: "Weekly note",
    lead: "What a client reads every Friday.",
  },
  {
    slug: "selection-task",
    kind: "task",
    title: "Selection task",
    lead: "One small real task and a rubric.",
  },
  {
    slug: "this-site",
    kind: "site",
    title: "This site",
    lead: "How it is made.",
  },
];

export const workingDocument: Queries.WorkingDocumentFragment = {
  title: "Project brief",
  kind: "brief",
  facts: [
    { label: "Filled in by", value: "You" },
    { label: "Length", value: "Two pages" },
  ],
  parts: [
    {
      title: "The problem",
      text: { html: "<p>Who is held up today, by what, and how often?</p>" },
      note: { html: "<p>Quote one of them.</p>" },
    },
    { title: "Money", text: { html: "<p>The range you can approve.</p>" }, note: null },
  ],
  advice: { html: "<p>We read it together for an hour.</p>" },
};

export const clients: readonly Queries.ClientFragment[] = [
  "Harbor Tools",
  "Corner Bakery",
  "Hill Clinics",
].map((name) => ({ name, logo: null }));

export const testimonials: readonly Queries.TestimonialFragment[] = [
  {
    quote: "They asked what must not happen before they asked for the deadline.",
    name: "Cai Example",
    role: "Head of operations, Example Ltd",
    project: { slug: "example", title: "A warehouse that counts itself" },
  },
  { quote: "The manual worked.", name: "Dee Example", role: "Engineer", project: null },
];

export const people: readonly Queries.PersonFragment[] = [
  {
    name: "Ada Example",
    role: "Delivery lead",
    note: "Decides what is left out.",
    photo: null,
    links: [{ label: "Code", href: "https://code.example/ada" }],
    bookingUrl: null,
  },
  {
    name: "Bo Example",
    role: "Tester",
    note: "Asks what must not happen.",
    photo: null,
    links: [],
    bookingUrl: null,
  },
];
