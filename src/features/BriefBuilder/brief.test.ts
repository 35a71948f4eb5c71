import { readAnswers, type Answers } from "./answers";
import { briefOf } from "./brief";

/** Answers as a form returns them, with string values. */
const answers = (given: Record<string, string | string[]> = {}): Answers =>
  readAnswers((name) => [given[name] ?? []].flat());

const because = {
  client: "team extension, because several people join us and the roadmap stays ours.",
  dedicated: "dedicated developer, because we need one person and priorities may still change.",
};

it.each([
  [
    {
      technology: "flutter",
      developer: "1",
      tester: "1",
      start: "March",
      city: "Chicago",
      management: "client",
    },
    `We need one Flutter developer and a tester from March, with four hours of overlap with Chicago: ${because.client}`,
  ],
  [
    {
      technology: ["flutter", "golang"],
      developer: "2",
      lead: "1",
      overlap: "six",
      management: "client",
    },
    `We need two developers (Flutter, Go) and a team lead as soon as possible, with six hours of overlap: ${because.client}`,
  ],
  [
    { technology: "ios", developer: "1", start: "Not decided", overlap: "day", city: "Kyiv" },
    `We need one iOS developer, start date open, with a full day of overlap with Kyiv: ${because.dedicated}`,
  ],
  [
    { technology: "quality-analyst", tester: "1" },
    `We need one tester as soon as possible, with four hours of overlap: ${because.dedicated}`,
  ],
  [
    { technology: ["figma", "illustrator"], designer: "1", tester: "2", management: "client" },
    `We need one designer (Figma, Illustrator) and two testers as soon as possible, with four hours of overlap: ${because.client}`,
  ],
  [
    { technology: "vue" },
    "We need people for Vue as soon as possible, with four hours of overlap: fixed-scope project, because we can describe the result and leave the team to you.",
  ],
  [
    { technology: ["vue", "react"], lead: "1" },
    `We need one team lead and people for Vue and React as soon as possible, with four hours of overlap: ${because.dedicated}`,
  ],
])("drafts a brief from %j: %s", (given, brief) => {
  expect(briefOf(answers(given))).toBe(brief);
});

it("drafts nothing until a technology, a person or the management is chosen", () => {
  expect(briefOf(answers())).toBeUndefined();
  expect(briefOf(answers({ start: "May", city: "Lima" }))).toBeUndefined();
  expect(briefOf(answers({ management: "agency" }))).toMatch(
    /^We need people of your choice as soon as possible, /,
  );
});

it("ignores values that the form does not offer", () => {
  expect(
    answers({
      technology: ["flutter", "flutter", "cobol", "<img>"],
      developer: "99",
      tester: "-1",
      designer: "1.5",
      lead: "many",
      start: "Tomorrow",
      overlap: "none",
      city: ` Port\n  au Prince ${"x".repeat(99)}`,
      management: "nobody",
    }),
  ).toEqual({
    technologies: ["flutter"],
    people: { developer: 4, designer: 0, tester: 0, lead: 0 },
    start: "As soon as possible",
    overlap: "four",
    city: `Port au Prince ${"x".repeat(25)}`,
    management: "open",
  });
});
