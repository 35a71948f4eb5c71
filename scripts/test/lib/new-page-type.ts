import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { OperatorError } from "../../../common/operator-error.ts";
import { runProgram } from "../../../publisher/process.ts";
import { step } from "../../lib/print.ts";

import { copyRepository } from "./copy-project.ts";

const row = `{ type: "event", folder: "/events/", label: "Event", index: { title: "Events" } },`;

const template = `import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../catalogue/breadcrumb-trails";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, webPage } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { Hero } from "../sections/Hero/Hero";
import { ProseWithContents } from "../sections/ProseWithContents/ProseWithContents";

const EventTemplate: FC<PageProps<Queries.EventTemplateQuery>> = ({ data }) => {
  const { title, lead, body } = required(data.event, "the event");

  return (
    <PageBody>
      <Hero title={title} text={lead} breadcrumbs={recordTrail("event", title)} />
      <ProseWithContents html={body.html} />
    </PageBody>
  );
};

export default EventTemplate;

export const Head: HeadFC<Queries.EventTemplateQuery> = ({ data, location }) => {
  const { title, lead } = required(data.event, "the event");
  const seo = { title, description: lead };

  return (
    <Seo
      seo={seo}
      path={location.pathname}
      structuredData={[breadcrumbs(recordTrail("event", title)), webPage("WebPage", seo)]}
    />
  );
};

export const query = graphql\`
  query EventTemplate($slug: String!) {
    event: strapiEvent(slug: { eq: $slug }) {
      title
      lead
      body {
        html
      }
    }
  }
\`;
`;

const record = `title: An open day in the workshop
slug: open-day
lead: Come and see how a week of our work begins, what we write down, and what you would get on the first Friday of a project.
body: |-
  The day begins at ten with coffee and a look at the board, as every Monday does. You see how a
  task is cut into pieces that fit a day, who reviews what, and where a decision is written down.

  After lunch, two of us work on a small change in front of you, from the first question to the
  release, and explain why they do it in this order. At four there is time for your own project:
  bring a drawing, a list of complaints or a piece of code, and we tell you what we would do first.
`;

/** The schema of chapters, with the fields of an event. */
const schemaOf = (text: string) => {
  const { attributes, ...schema } = JSON.parse(text);
  const { title, slug, lead, body, publishAt, unpublishAt, scheduleProblem } = attributes;

  return {
    ...schema,
    collectionName: "events",
    info: {
      singularName: "event",
      pluralName: "events",
      displayName: "Event",
      description: "A day that people can come to",
    },
    pluginOptions: { editor: { columns: ["title"], sort: "title:ASC" } },
    attributes: { title, slug, lead, body, publishAt, unpublishAt, scheduleProblem },
  };
};

/** Adds the page type: a schema, a row, a template, and a record. */
const addEvents = (copy: string) => {
  const change = (name: string, edit: (text: string) => string) => {
    const file = join(copy, name);
    const text = readFileSync(file, "utf8");
    const changed = edit(text);
    if (changed === text)
      throw new OperatorError(`${name} has changed: correct ${import.meta.filename}.`);
    writeFileSync(file, changed);
  };
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), text);
  };
  const schemaFile = (name: string) => `cms/src/api/${name}/content-types/${name}/schema.json`;

  const schema = schemaOf(readFileSync(join(copy, schemaFile("chapter")), "utf8"));
  write(schemaFile("event"), `${JSON.stringify(schema, null, 2)}\n`);
  change("common/page-types.ts", (text) =>
    text.replace("\n] as const satisfies readonly RecordPages[];\n\n/** A content", `\n  ${row}$&`),
  );
  write("src/templates/event.tsx", template);
  write("sample-content/records/event/open-day.yaml", record);
};

/** What the CMS and the preview server derive from the table, as JSON. */
const derived = `
  const { createRedirectCheck } = await import("./common/rules/redirects.ts");
  const { pathOf, recordAt } = await import("./src/preview/data/record-paths.ts");
  const { pagePath } = await import("./common/rules/redirects.ts");
  const path = pagePath({ name: "event" }, { slug: "open-day" });
  const issues = createRedirectCheck({ redirects: [], pages: [path], origins: [] }).check({
    from: path,
    to: "/",
  });
  console.log(JSON.stringify({
    path,
    refused: issues.length,
    preview: pathOf("event", { slug: "open-day" }),
    record: recordAt(path),
  }));
`;

const expected = {
  path: "/events/open-day/",
  refused: 1,
  preview: "/events/open-day/",
  record: { name: "event", slug: "open-day" },
};

/** Parts of the built site in which the page must be, by file. */
const places: [file: string, text: string][] = [
  ["public/events/open-day/index.html", "An open day in the workshop"],
  ["public/sitemap.xml", "/events/open-day/"],
  ["public/site-index/index.html", 'href="/events/open-day/"'],
];

/**
 * Checks on a copy that a schema, a row of the table and a template are all it takes to add a page
 * type: its page is built, listed, checked by the tests of the built files and in a browser.
 */
export const testNewPageType = async (): Promise<void> => {
  const copy = copyRepository("site-page-type-");
  addEvents(copy);
  // Not by run.cjs, whose installation would replace the linked packages.
  const run = (program: string, ...args: string[]) =>
    runProgram(process.execPath, [program, ...args], {
      cwd: copy,
      show: true,
      failure: "A new page type breaks the project: see above.",
    });
  await step("what CMS and previews derive", async () => {
    const found = execFileSync(
      process.execPath,
      ["--import", "./scripts/lib/typescript.mjs", "--input-type=module", "--eval", derived],
      { cwd: copy, encoding: "utf8" },
    );
    if (found.trim() !== JSON.stringify(expected)) throw new OperatorError(`They derive ${found}`);
  });
  // Its build writes the types of the template's query, and says that they have changed.
  const buildSite = () => run("scripts/test/run.ts", "--part", "site");
  await buildSite().catch(() => undefined);
  await run("scripts/commands/types.ts");
  await run("scripts/commands/typecheck.ts");
  await buildSite();
  for (const [file, text] of places) {
    if (!readFileSync(join(copy, file), "utf8").includes(text)) {
      throw new OperatorError(`${file} lacks ${text}`);
    }
  }
  await run(
    "scripts/test/run.ts",
    "--part",
    "browser",
    "--",
    "e2e/page-quality.spec.ts",
    "-g",
    '"event"',
  );
};
