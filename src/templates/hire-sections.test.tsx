import { hireQuestions } from "./hire-sections";

const answer = { html: "<p>Words.</p>" };
const page = { questions: [{ question: "Own?", answer }] };
const items = [
  {
    __typename: "STRAPI__COMPONENT_SECTIONS_ACCORDION" as const,
    title: "Questions",
    text: null,
    accords: [
      { title: "Shared?", data: answer, image: null },
      { title: "No question", data: answer, image: null },
    ],
  },
];

it.each([
  ["of the page for any technology", page, "dedicated", ["Own?", "Shared?"]],
  ["of a technology without a record", null, "flutter", ["Shared?"]],
  ["of a technology with a record, which does not show the shared ones", page, "flutter", ["Own?"]],
] as const)("finds the questions %s", (_what, record, slug, questions) => {
  const found = hireQuestions(record, items, slug);

  expect(found.map(({ question }) => question)).toEqual(questions);
});
