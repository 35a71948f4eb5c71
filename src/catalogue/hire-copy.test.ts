import { technologyOf } from "../../common/catalogue/technologies";
import { fillPlaceholders, hireHeadings, hireLabel, withArticle } from "./hire-copy";

describe("withArticle", () => {
  it.each([
    "an Android",
    "an iOS",
    "an Angular",
    "an Ionic",
    "an Odoo",
    "an Express",
    "an Electron",
    "an Illustrator",
    "an HTML",
    "an R",
    "an F#",
    "an ASP.NET",
    "an Unreal",
    "an Ubuntu",
    "a Unity",
    "a UX",
    "a usability",
    "a Euro",
    "a PHP",
    "a CSS",
    "a .NET",
    "a C++",
    "a Go",
    "a HubSpot",
    "a Flutter",
    "a Laravel",
    "a quality analyst",
    "a dedicated developer",
  ])("returns %s", (words) => {
    expect(withArticle(words.replace(/^an? /, ""))).toBe(words);
  });
});

describe("fillPlaceholders", () => {
  it("fills only known placeholders of a text", () => {
    const text = "Any {technology} {role} for your {technology} code {costs} what a {role} costs";

    expect(fillPlaceholders(text, technologyOf("vue"))).toBe(
      "Any Vue developer for your Vue code {costs} what a developer costs",
    );
  });

  it.each([
    ["android", "Hire an Android developer. An Android app"],
    ["php", "Hire a PHP developer. A PHP app"],
    ["quality-analyst", "Hire a quality analyst. A quality app"],
  ] as const)("uses the article that %s needs", (slug, text) => {
    const technology = technologyOf(slug);

    expect(fillPlaceholders("Hire a {technology} {role}. An {technology} app", technology)).toBe(
      text,
    );
  });
});

it("labels people by technology and role", () => {
  expect(hireLabel(technologyOf("flutter"))).toBe("Flutter developer");
  expect(hireLabel(technologyOf("quality-analyst"))).toBe("Quality analyst");
});

it.each([
  ["ios", "Is iOS right for you?", "How we test iOS developers", "Questions about iOS"],
  ["figma", "Is Figma right for you?", "How we test Figma designers", "Questions about Figma"],
  [
    "quality-analyst",
    "Is a quality analyst right for you?",
    "How we test quality analysts",
    "Questions about testing",
  ],
  [
    "dedicated",
    "Is a dedicated developer right for you?",
    "How we choose the right person",
    "Questions about hiring",
  ],
] as const)("has its own headings for %s", (slug, fit, selection, questions) => {
  expect(hireHeadings(slug)).toMatchObject({ fit, selection, questions });
});
