import { listLabel, withArticle } from "../../catalogue/hire-copy";
import { technologyOf } from "../../catalogue/technologies";

import type { Answers } from "./answers";
import { overlaps, roles, type Overlap, type TeamRole, type Start } from "./options";
import { roleFor } from "./role-for";
import { recommendModel } from "./recommend";

const numbers = ["no", "one", "two", "three", "four"];

const listed = (words: readonly string[]) => new Intl.ListFormat("en-US").format(words);

/** "a Flutter developer", "two developers (Flutter, Go)", "three testers". */
const groupOf = (person: string, count: number, technologies: readonly string[]) => {
  const [only] = technologies.length === 1 ? technologies : [];
  const noun = [only, person].filter(Boolean).join(" ");
  const named = count === 1 ? withArticle(noun) : `${numbers[count]} ${noun}s`;

  return technologies.length > 1 ? `${named} (${technologies.join(", ")})` : named;
};

/** Only the first in a sentence has a number: "One developer and a tester". */
const atStart = (words: string) =>
  words.replace(/^an? /, "one ").replace(/^./, (letter) => letter.toUpperCase());

const teamOf = ({ people: counts, technologies }: Answers) => {
  const namesFor = (kind: TeamRole) =>
    // Testing is no product, and "tester" already implies it.
    technologies
      .filter((slug) => roleFor(slug) === kind && kind !== "tester")
      .map((slug) => listLabel(technologyOf(slug)));
  const groups = roles
    .filter(({ kind }) => counts[kind] > 0)
    .map(({ kind, noun }) => groupOf(noun, counts[kind], namesFor(kind)));
  const rest = roles.filter(({ kind }) => counts[kind] === 0).flatMap(({ kind }) => namesFor(kind));
  if (rest.length > 0) groups.push(`people for ${listed(rest)}`);

  return atStart(groups.length > 0 ? listed(groups) : "people of your choice");
};

const startOf = (start: Start) => {
  if (start === "As soon as possible") return " as soon as possible";

  return start === "Not decided" ? ", start not decided" : ` from ${start}`;
};

const hoursOf = (overlap: Overlap) =>
  overlaps.find(({ hours }) => hours === overlap)?.label.toLowerCase();

/**
 * Drafts a brief from answers, as one sentence from the visitor's point of view:
 * "One Flutter developer and a tester from March, four hours with Chicago: team extension, because
 * several people join us and the roadmap stays ours." Undefined while there is too little to say.
 */
export const briefOf = (answers: Answers): string | undefined => {
  const { technologies, people: counts, start, overlap, place, steering } = answers;
  const nobody = Object.values(counts).every((count) => count === 0);
  if (nobody && technologies.length === 0 && steering === "open") return undefined;
  const { model, reason } = recommendModel(answers);

  return `${teamOf(answers)}${startOf(start)}, ${hoursOf(overlap)} ${
    place ? `with ${place}` : "in common"
  }: ${model}, because ${reason}.`;
};
