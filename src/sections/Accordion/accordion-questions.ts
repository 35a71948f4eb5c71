import { stripMarkers } from "../../lib/strip-markers";

type Accordion = { accords: readonly { title: string; data: { html: string } }[] };

/** The items of accordions that are questions. Others are not for an FAQPage. */
export const accordionQuestions = (accordions: readonly Accordion[]): Queries.QuestionFragment[] =>
  accordions
    .flatMap(({ accords }) => accords)
    .filter(({ title }) => stripMarkers(title).endsWith("?"))
    .map(({ title, data }) => ({ question: title, answer: data }));
