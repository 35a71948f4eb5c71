import { dedicatedSlug } from "../../common/catalogue/paths";
import type { Skill } from "../../common/catalogue/types";
import { fillPlaceholders, hireHeadings, hireLabel, listLabel, skillHeadings } from "./skill-words";

const developer = (name: string): Skill => ({ name, role: "developer" });
const analyst: Skill = { name: "Quality", role: "analyst", topic: "testing" };

describe("fillPlaceholders", () => {
  it("fills only known placeholders of a text", () => {
    const text = "Any {technology} {role} for your {technology} code {costs} what a {role} costs";

    expect(fillPlaceholders(text, developer("Vue"))).toBe(
      "Any Vue developer for your Vue code {costs} what a developer costs",
    );
  });

  it.each([
    [developer("Android"), "Hire an Android developer. An Android app"],
    [developer("PHP"), "Hire a PHP developer. A PHP app"],
    [analyst, "Hire a quality analyst. A quality app"],
  ])("uses the article that $name needs", (skill, text) => {
    expect(fillPlaceholders("Hire a {technology} {role}. An {technology} app", skill)).toBe(text);
  });
});

it("labels people by technology and role", () => {
  expect(hireLabel(developer("Flutter"))).toBe("Flutter developer");
  expect(hireLabel(analyst)).toBe("Quality analyst");
});

it("labels a technology in lists by its name, and testing by the person", () => {
  expect(listLabel(developer("Flutter"))).toBe("Flutter");
  expect(listLabel(analyst)).toBe("Quality analyst");
});

it.each([
  [developer("iOS"), "Is iOS right for you?", "How we test iOS developers", "Questions about iOS"],
  [
    { name: "Figma", role: "designer" },
    "Is Figma right for you?",
    "How we test Figma designers",
    "Questions about Figma",
  ],
  [
    developer("React Native"),
    "Is React\u00a0Native right for you?",
    "How we test React\u00a0Native developers",
    "Questions about React\u00a0Native",
  ],
  [
    analyst,
    "Is a quality analyst right for you?",
    "How we test quality analysts",
    "Questions about testing",
  ],
] as const)("has its own headings for $name", (skill, fit, selection, questions) => {
  expect(skillHeadings(skill)).toMatchObject({ fit, selection, questions });
});

it("has its own headings on the page for any technology", () => {
  expect(hireHeadings(dedicatedSlug)).toMatchObject({
    fit: "Is a dedicated developer right for you?",
    selection: "How we choose the right person",
    questions: "Questions about hiring",
  });
});
