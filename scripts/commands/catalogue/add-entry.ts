import { services } from "../../../common/catalogue/services.ts";
import { technologies } from "../../../common/catalogue/technologies.ts";
import { technologyGroups } from "../../../common/catalogue/technology-groups.ts";
import { OperatorError } from "../../../common/operator-error.ts";

import type { Changes } from "./changes.ts";
import { recordsDir } from "./records.ts";
import type { Kind, Request } from "./request.ts";
import { appendObject } from "./source-code.ts";

const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }): string => slug);

/** What is asked about an entry; each is an option of the command, too. */
export const questions = {
  name: "Its name, as its makers spell it:",
  group: `Its groups in the menu (${slugs(technologyGroups).join(", ")}), separated by commas:`,
  role: "The role of the people (developer, designer or analyst):",
  beside: "What it is usually combined with, as slugs of technologies:",
  summary: "One line for lists and cards, without a period:",
  projectType: "The type of project, as in “your cloud project”:",
  nameInSentence: "Its name in a sentence:",
  pitchQuestion: "The question that opens the call to action:",
  services: "Its services, as slugs:",
  technologies: "Its technologies, as slugs:",
} as const;

type Question = keyof typeof questions;

/** Answers by question, from the command line. */
export type Answers = Partial<Record<Question, string>>;

type AskFor = (name: Question, question: string, initial?: string) => Promise<string>;

const listOf = (answer: string) => answer.split(/[\s,]+/).filter(Boolean);

const askForSlugs = async (
  askFor: AskFor,
  name: Question,
  known: readonly string[],
  initial?: string,
) => {
  const chosen = listOf(await askFor(name, questions[name], initial));
  const unknown = chosen.find((slug) => !known.includes(slug));
  if (unknown !== undefined) {
    throw new OperatorError(`There is no "${unknown}" in the catalogue: ${known.join(", ")}.`);
  }

  return chosen;
};

const askForText = async (askFor: AskFor, name: Question, initial?: string) => {
  const text = (await askFor(name, questions[name], initial)).trim();
  if (!text) throw new OperatorError(`Nothing was given for --${name}.`);

  return text;
};

const roles = ["developer", "designer", "analyst"];

const describe: Record<Kind, (askFor: AskFor, slug: string) => Promise<object>> = {
  technology: async (askFor, slug) => {
    const name = await askForText(askFor, "name");
    const groups = await askForSlugs(askFor, "group", slugs(technologyGroups));
    if (groups.length === 0) throw new OperatorError("A technology needs a group.");
    const role = await askForText(askFor, "role", "developer");
    if (!roles.includes(role)) throw new OperatorError(`The role is ${roles.join(", ")}.`);
    const beside = await askForSlugs(askFor, "beside", slugs(technologies), "");

    return { slug, name, role, groups, beside };
  },
  service: async (askFor, slug) => {
    const name = await askForText(askFor, "name");
    const projectType = await askForText(askFor, "projectType", name.toLowerCase());
    const summary = await askForText(askFor, "summary");
    const used = await askForSlugs(askFor, "technologies", slugs(technologies), "");

    return { slug, name, projectType, summary, technologies: used };
  },
  industry: async (askFor, slug) => {
    const name = await askForText(askFor, "name");
    const nameInSentence = await askForText(askFor, "nameInSentence", name.toLowerCase());
    const pitchQuestion = await askForText(askFor, "pitchQuestion", `Work in ${nameInSentence}?`);
    const summary = await askForText(askFor, "summary");
    const offered = await askForSlugs(askFor, "services", slugs(services), "");
    const used = await askForSlugs(askFor, "technologies", slugs(technologies), "");

    return {
      slug,
      name,
      nameInSentence,
      pitchQuestion,
      summary,
      services: offered,
      technologies: used,
    };
  },
};

const files: Record<Kind, { variable: string; record: string; more: readonly string[] }> = {
  technology: {
    variable: "technologies",
    record: "hire-page",
    more: [
      "its layers and facts in src/catalogue/technology-profiles: without them the page has no drawing",
      "other names of it in src/catalogue/search-aliases.ts, for the search",
      "its logo in src/gatsby/files/logos.ts, if simple-icons has none",
    ],
  },
  service: {
    variable: "services",
    record: "service-page",
    more: ["other names of it in src/catalogue/search-aliases.ts, for the search"],
  },
  industry: {
    variable: "industries",
    record: "industry-page",
    more: ["other names of it in src/catalogue/page-aliases.ts, for the search"],
  },
};

/**
 * Adds an entry to the catalogue.
 *
 * @returns the next steps.
 */
export const addEntry = async (
  changes: Changes,
  { kind, slugs: [slug = ""] }: Pick<Request, "kind" | "slugs">,
  askFor: AskFor,
): Promise<string[]> => {
  const { variable, record, more } = files[kind];
  const file = `common/catalogue/${variable}.ts`;
  const entry = await describe[kind](askFor, slug);
  changes.write(file, appendObject(changes.read(file), variable, JSON.stringify(entry)));

  return [
    `its text in ${recordsDir}/${record}/${slug}.yaml, then npm run seed; or a record in the admin panel`,
    ...more,
    "npm test",
  ];
};
