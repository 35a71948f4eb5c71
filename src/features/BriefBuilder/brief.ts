import { listLabel } from "../../catalogue/skill-words";
import { withArticle } from "../../catalogue/with-article";
import { technologyOf } from "../../../common/catalogue/technologies";
import type { Skill } from "../../../common/catalogue/types";

import type { Answers } from "./answers";
import { overlaps, roleFor, roles, type Overlap, type TeamRole, type Start } from "./options";
import { recommendModel } from "./recommend";

const numbers = ["no", "one", "two", "three", "four"];

const formatList = (items: readonly string[]) => new Intl.ListFormat("en-US").format(items);

/** "a Flutter developer", "two developers (Flutter, Go)", "three testers". */
const groupOf = (noun: string, count: number, technologies: readonly string[]) => {
  const [only] = technologies.length === 1 ? technologies : [];
  const name = [only, noun].filter(Boolean).join(" ");
  const phrase = count === 1 ? withArticle(name) : `${numbers[count]} ${name}s`;

  return technologies.length > 1 ? `${phrase} (${technologies.join(", ")})` : phrase;
};

/** Only the first group has a number: "one developer and a tester". */
const withLeadingNumber = (text: string) => text.replace(/^an? /, "one ");

const teamOf = ({ people }: Answers, skills: readonly Skill[]) => {
  const namesFor = (role: TeamRole) =>
    // Testing is no product, and "tester" already implies it.
    skills.filter((skill) => roleFor(skill) === role && role !== "tester").map(listLabel);
  const groups = roles
    .filter(({ role }) => people[role] > 0)
    .map(({ role, noun }) => groupOf(noun, people[role], namesFor(role)));
  const unassigned = roles
    .filter(({ role }) => people[role] === 0)
    .flatMap(({ role }) => namesFor(role));
  if (unassigned.length > 0) groups.push(`people for ${formatList(unassigned)}`);

  return withLeadingNumber(groups.length > 0 ? formatList(groups) : "people of your choice");
};

const startOf = (start: Start) => {
  if (start === "As soon as possible") return " as soon as possible";

  return start === "Not decided" ? ", start date open" : ` from ${start}`;
};

const overlapOf = (overlap: Overlap, city: string) => {
  const hours = overlaps.find((option) => option.value === overlap)?.label.toLowerCase();

  return `${hours} of overlap${city && ` with ${city}`}`;
};

/**
 * Drafts a brief from answers, as two sentences from the visitor's point of view:
 * "We need one Flutter developer and a tester from March, with four hours of overlap with Chicago.
 * Engagement model: team extension, because several people join us and the roadmap stays ours."
 * Undefined while there is too little to say.
 */
export const briefOf = (
  answers: Answers,
  skills: readonly Skill[] = answers.technologies.map(technologyOf),
): string | undefined => {
  const { people, start, overlap, city, management } = answers;
  const noPeople = Object.values(people).every((count) => count === 0);
  if (noPeople && skills.length === 0 && management === "open") return undefined;
  const { model, reason } = recommendModel(answers);

  return `We need ${teamOf(answers, skills)}${startOf(start)}, with ${overlapOf(overlap, city.trim())}. Engagement model: ${model}, because ${reason}.`;
};
