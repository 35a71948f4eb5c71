import { accordionQuestions } from "./accordion-questions";

const accord = (title: string) => ({ title, data: { html: `<p>${title}</p>` } });

it("finds the items of all accordions that end in a question mark", () => {
  const accordions = [
    { accords: [accord("How long does it take?"), accord("Frontend")] },
    { accords: [accord("What does it cost? ")] },
  ];

  expect(accordionQuestions(accordions)).toEqual([
    { question: "How long does it take?", answer: { html: "<p>How long does it take?</p>" } },
    { question: "What does it cost? ", answer: { html: "<p>What does it cost? </p>" } },
  ]);
});
