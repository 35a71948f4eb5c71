import { dedicatedSlug } from "../../common/catalogue/paths";
import { technologyOf, type HireSlug } from "../../common/catalogue/technologies";
import type { Skill } from "../../common/catalogue/types";
import { keepTogether } from "./keep-together";
import { withArticle } from "./with-article";

const dedicatedSkill: Skill = { name: "Dedicated", role: "developer", topic: "hiring" };

/** The skill that a hire page is about. */
export const skillOf = (slug: HireSlug): Skill =>
  slug === dedicatedSlug ? dedicatedSkill : technologyOf(slug);

/** The job title for a skill: "Flutter developer", "Quality analyst". */
export const hireLabel = ({ name, role }: Skill) => `${name} ${role}`;

/** A technology's name in lists; for testing, which is no product, the job title. */
export const listLabel = (skill: Skill) =>
  skill.role === "analyst" ? hireLabel(skill) : skill.name;

// Mid-sentence, product names keep their spelling and common words are lowercase.
const midSentence = ({ name, topic }: Skill) => (topic ? name.toLowerCase() : name);

/** Replaces {technology} and {role}, and adapts the article of "a {technology}". */
export const fillPlaceholders = (text: string, skill: Skill) =>
  text
    .replace(
      /\b(a)n? \{technology\}/gi,
      (_, a: string) => a + withArticle(midSentence(skill)).slice(1),
    )
    .replaceAll("{technology}", midSentence(skill))
    .replaceAll("{role}", skill.role);

/** The headings of a page about a skill, and its `choice`: a product, or a person if there is none. */
export const skillHeadings = (skill: Skill) => {
  const { topic, role } = skill;
  const name = keepTogether(skill.name);
  const person = `${keepTogether(midSentence(skill))} ${role}`;
  const choice = topic ? withArticle(person) : name;
  const isDedicated = skill === dedicatedSkill;

  return {
    choice,
    /** Subject of the layer diagram. */
    layersSubject: topic ?? skill.name,
    alternatives: `${name} vs. the alternatives`,
    beside: `Often used with ${topic ?? name}`,
    fit: `Is ${choice} right for you?`,
    selection: isDedicated ? "How we choose the right person" : `How we test ${person}s`,
    questions: `Questions about ${topic ?? name}`,
    contact: isDedicated ? "Ask for a developer" : `Ask which ${person}s are available`,
  };
};

/** The headings of a hire page. */
export const hireHeadings = (slug: HireSlug) => skillHeadings(skillOf(slug));
