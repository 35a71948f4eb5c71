import { dedicatedSlug } from "./paths";
import { technologyOf, type HireSlug } from "./technologies";
import type { Skill } from "./types";

const anySkill: Skill = { name: "Dedicated", role: "developer", topic: "hiring" };

/** The skill that a hire page is about. */
export const skillOf = (slug: HireSlug): Skill =>
  slug === dedicatedSlug ? anySkill : technologyOf(slug);

/** What somebody with this skill is called: "Flutter developer", "Quality analyst". */
export const hireLabel = ({ name, role }: Skill) => `${name} ${role}`;

/** A technology's name in lists; testing is known by its role rather than by a product. */
export const listLabel = (skill: Skill) =>
  skill.role === "analyst" ? hireLabel(skill) : skill.name;

// "HTML", "R", "F#": letters that are spoken one by one.
const spelledOut = /^[A-Z](?![a-z])/;
const lettersWithAn = /^[AEFHILMNORSX]/;
// Vowels that sound as in "you" or "won".
const consonantSound = /^(?:eu|one|uni|us[ae]|uti)/i;

/** Puts "a" or "an" before words, by their sound: "an iOS developer", "a UX designer". */
export const withArticle = (words: string) => {
  const an = spelledOut.test(words)
    ? lettersWithAn.test(words)
    : /^[aeiou]/i.test(words) && !consonantSound.test(words);

  return `${an ? "an" : "a"} ${words}`;
};

// Inside a sentence a product keeps its makers' spelling, and a plain word has no capital.
const inSentence = ({ name, topic }: Skill) => (topic ? name.toLowerCase() : name);

/**
 * Puts the page's own words where an editor wrote {technology} or {role} (the Hiring
 * record). "a {technology}" takes the article that the name needs.
 */
export const fillPlaceholders = (text: string, skill: Skill) =>
  text
    .replace(
      /\b(a)n? \{technology\}/gi,
      (_, a: string) => a + withArticle(inSentence(skill)).slice(1),
    )
    .replaceAll("{technology}", inSentence(skill))
    .replaceAll("{role}", skill.role);

/** The headings of a hire page, and what its reader chooses: a product, or a person where there is none. */
export const hireHeadings = (slug: HireSlug) => {
  const skill = skillOf(slug);
  const { topic, role } = skill;
  const person = `${inSentence(skill)} ${role}`;
  const choice = topic ? withArticle(person) : skill.name;
  const any = slug === dedicatedSlug;

  return {
    choice,
    /** What its drawing has the layers of. */
    made: topic ?? skill.name,
    alternatives: `${skill.name} beside its alternatives`,
    beside: `Usually beside ${topic ?? skill.name}`,
    fit: `Is ${choice} right for you?`,
    selection: any ? "How we choose the right person" : `How we test ${person}s`,
    questions: `Questions about ${topic ?? skill.name}`,
    contact: any ? "Ask for a developer" : `Ask which ${person}s are free`,
  };
};
