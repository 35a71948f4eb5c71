/** @jest-environment jsdom */
import { findSections } from "./find-sections";

const field = (path: string, tag = "p") =>
  `<${tag} data-strapi-source="documentId=a&path=${path}">${path}</${tag}>`;
const draw = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;

  return [...findSections(document.querySelector("main") as HTMLElement, "sections")].map(
    ([at, { id }]) => [at, id],
  );
};

it("a section is the largest element that shows nothing of another", () => {
  const found = draw(`
    ${field("title")}
    <section id="hero"><div>${field("sections.0.title", "h1")}</div></section>
    <div>
      <section id="text">${field("sections.2.title", "h2")}<div>${field("sections.2.body")}</div></section>
      <section id="cards"><ul><li>${field("sections.10.cards.0.title")}</li></ul></section>
    </div>`);

  expect(found).toEqual([
    [0, "hero"],
    [2, "text"],
    [10, "cards"],
  ]);
});

it("a list of headings beside the sections is none of them", () => {
  const found = draw(`
    <ol><li id="first">${field("sections.0.title", "a")}</li><li>${field("sections.1.title", "a")}</li></ol>
    <section id="one">${field("sections.0.title", "h2")}${field("sections.0.text")}</section>
    <section id="two">${field("sections.1.title", "h2")}${field("sections.1.text")}</section>`);

  expect(found).toEqual([
    [0, "one"],
    [1, "two"],
  ]);
});

it("fields of other lists are no sections", () => {
  expect(draw(`${field("sectionsOther.0.title")}${field("other.0.title")}`)).toEqual([]);
});
