import { readAnswers } from "./answers";
import { briefOf } from "./brief";

const because = {
  client: "team extension, because several people join us and the roadmap stays ours.",
  dedicated: "dedicated developer, because we need one person and priorities may still change.",
};

it.each([
  [
    {
      technologies: ["flutter"],
      people: { developer: 1, tester: 1 },
      start: "March",
      city: "Chicago",
      management: "client",
    },
    `We need one Flutter developer and a tester from March, with four hours of overlap with Chicago: ${because.client}`,
  ],
  [
    {
      technologies: ["flutter", "golang"],
      people: { developer: 2, lead: 1 },
      overlap: "six",
      management: "client",
    },
    `We need two developers (Flutter, Go) and a team lead as soon as possible, with six hours of overlap: ${because.client}`,
  ],
  [
    {
      technologies: ["ios"],
      people: { developer: 1 },
      start: "Not decided",
      overlap: "day",
      city: "Kyiv",
    },
    `We need one iOS developer, start date open, with a full day of overlap with Kyiv: ${because.dedicated}`,
  ],
  [
    { technologies: ["quality-analyst"], people: { tester: 1 } },
    `We need one tester as soon as possible, with four hours of overlap: ${because.dedicated}`,
  ],
  [
    {
      technologies: ["figma", "illustrator"],
      people: { designer: 1, tester: 2 },
      management: "client",
    },
    `We need one designer (Figma, Illustrator) and two testers as soon as possible, with four hours of overlap: ${because.client}`,
  ],
  [
    { technologies: ["vue"] },
    "We need people for Vue as soon as possible, with four hours of overlap: fixed-scope project, because we can describe the result and leave the team to you.",
  ],
  [
    { technologies: ["vue", "react"], people: { lead: 1 } },
    `We need one team lead and people for Vue and React as soon as possible, with four hours of overlap: ${because.dedicated}`,
  ],
])("drafts a brief from %j: %s", (given, brief) => {
  expect(briefOf(readAnswers(given))).toBe(brief);
});

it("drafts nothing until a technology, a person or the management is chosen", () => {
  expect(briefOf(readAnswers({}))).toBeUndefined();
  expect(briefOf(readAnswers({ start: "May", city: "Lima" }))).toBeUndefined();
  expect(briefOf(readAnswers({ management: "agency" }))).toMatch(
    /^We need people of your choice as soon as possible, /,
  );
});

it("ignores values that the form does not offer", () => {
  const first = readAnswers({});

  expect(first).toMatchObject({ technologies: [], start: "As soon as possible", overlap: "four" });
  expect(
    readAnswers({
      technologies: ["cobol", "<img>", 5],
      offered: "flutter",
      people: { developer: 5, tester: -1, designer: 1.5, lead: "many" },
      start: "Tomorrow",
      overlap: "none",
      city: 7,
      management: "nobody",
    }),
  ).toEqual(first);
  expect(readAnswers({ technologies: ["vue", "swift", "php", "java", "css", "html"] })).toEqual({
    ...first,
    technologies: ["vue", "swift", "php", "java", "css"],
  });
});
