import { technologies } from "../../../common/catalogue/technologies";
import type { Skill } from "../../../common/catalogue/types";
import { listLabel } from "../../catalogue/skill-words";

import { readAnswers } from "./answers";
import { briefOf } from "./brief";

const because = {
  client:
    "Engagement model: team extension, because several people join us and the roadmap stays ours.",
  dedicated:
    "Engagement model: dedicated developer, because we need one person and priorities may still change.",
};

const developer = (name: string): Skill => ({ name, role: "developer" });
const designer = (name: string): Skill => ({ name, role: "designer" });
const analyst: Skill = { name: "Quality", role: "analyst", topic: "testing" };

it.each([
  [
    [developer("Flutter")],
    { people: { developer: 1, tester: 1 }, start: "March", city: "Chicago", management: "client" },
    `We need one Flutter developer and a tester from March, with four hours of overlap with Chicago. ${because.client}`,
  ],
  [
    [developer("Flutter"), developer("Go")],
    { people: { developer: 2, lead: 1 }, overlap: "six", management: "client" },
    `We need two developers (Flutter, Go) and a team lead as soon as possible, with six hours of overlap. ${because.client}`,
  ],
  [
    [developer("iOS")],
    { people: { developer: 1 }, start: "Not decided", overlap: "day", city: "Kyiv" },
    `We need one iOS developer, start date open, with a full day of overlap with Kyiv. ${because.dedicated}`,
  ],
  [
    [analyst],
    { people: { tester: 1 } },
    `We need one tester as soon as possible, with four hours of overlap. ${because.dedicated}`,
  ],
  [
    [designer("Figma"), designer("Illustrator")],
    { people: { designer: 1, tester: 2 }, management: "client" },
    `We need one designer (Figma, Illustrator) and two testers as soon as possible, with four hours of overlap. ${because.client}`,
  ],
  [
    [developer("Vue")],
    {},
    "We need people for Vue as soon as possible, with four hours of overlap. Engagement model: fixed-scope project, because we can describe the result and leave the team to you.",
  ],
  [
    [developer("Vue"), developer("React")],
    { people: { lead: 1 } },
    `We need one team lead and people for Vue and React as soon as possible, with four hours of overlap. ${because.dedicated}`,
  ],
])("drafts a brief for %j from %j: %s", (skills, given, brief) => {
  expect(briefOf(readAnswers(given), skills)).toBe(brief);
});

it.each(technologies.filter(({ role }: Skill) => role !== "analyst"))(
  "names the chosen technology $slug",
  (technology) => {
    expect(briefOf(readAnswers({ technologies: [technology.slug] }))).toContain(
      `We need people for ${listLabel(technology)} as soon as possible`,
    );
  },
);

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
      technologies: ["not-in-the-catalogue", "<img>", 5],
      offered: technologies[0].slug,
      people: { developer: 5, tester: -1, designer: 1.5, lead: "many" },
      start: "Tomorrow",
      overlap: "none",
      city: 7,
      management: "nobody",
    }),
  ).toEqual(first);
  const six = Array.from({ length: 6 }, () => technologies[0].slug);
  expect(readAnswers({ technologies: six })).toEqual({ ...first, technologies: six.slice(1) });
});
