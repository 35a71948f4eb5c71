/** @jest-environment jsdom */
import { attachSource, serializeSource, encodeSource } from "../field-source";

import { elementsForField, extractSources, setText } from "./source-markers";

const place = (documentId: string, path: string) => ({
  uid: "api::home.home",
  kind: "singleType",
  documentId,
  path,
});
const marked = (text: string, path: string, documentId = "abc") =>
  encodeSource(text, place(documentId, path), "string");
const source = (path: string) => serializeSource(place("abc", path), "string");

const draw = (html: string) => {
  document.body.innerHTML = html;
  extractSources(document.body, "abc");
};

describe("the marks on a page", () => {
  it("are gone, and each element says which field it shows", () => {
    draw(`<h1>${marked("Hello", "hero.title")}</h1><p>None</p>`);

    expect(document.body.innerHTML).toBe(
      `<h1 data-strapi-source="${source("hero.title").replaceAll("&", "&amp;")}">Hello</h1><p>None</p>`,
    );
  });

  it("of other records are gone as well, and say nothing: the panel tells fields apart by path alone", () => {
    draw(`<h2>${marked("Other", "title", "other")}</h2>`);

    expect(document.body.innerHTML).toBe("<h2>Other</h2>");
  });

  it("are gone from attributes", () => {
    draw(`<a title="${marked("A link", "title")}" href="/blog/">x</a>`);

    expect(document.body.innerHTML).toBe('<a title="A link" href="/blog/">x</a>');
  });

  it("are written out of attributes once: whoever watches them would never come to an end", async () => {
    draw(
      `<a title="${marked("A link", "title")}"></a><a title="${"Long words. ".repeat(20)}"></a>`,
    );
    const told = jest.fn();
    const observer = new MutationObserver(told);
    observer.observe(document.body, { attributes: true, subtree: true });
    extractSources(document.body, "abc");
    await Promise.resolve();
    observer.disconnect();

    expect(told).not.toHaveBeenCalled();
  });

  it("of a rich text are on the element that holds it", () => {
    draw(`<div><!--source:${source("body")}--><p>One</p></div>`);

    expect(elementsForField("body").map(({ tagName }) => tagName)).toEqual(["DIV"]);
  });

  it("let words be changed without touching what else is in the element", () => {
    draw(`<a>${marked("Press", "link.label")}<svg></svg></a><b>${marked("x", "link.labels")}</b>`);
    elementsForField("link.label").forEach((element) => setText(element, "Press here"));

    expect(document.querySelector("a")?.innerHTML).toBe("Press here<svg></svg>");
    expect(document.querySelector("b")?.textContent).toBe("x");
  });
});

describe("marks that come later", () => {
  const observed = (change: () => void) => {
    change();
    extractSources(document.body, "abc");

    return document.querySelector("p");
  };

  it("say which field the element shows now", () => {
    draw(`<p>${marked("First", "cards.0.title")}</p>`);
    const text = document.querySelector("p")?.firstChild as Text;
    const change = () => (text.data = marked("Second", "cards.1.title"));

    expect(observed(change)).toHaveAttribute("data-strapi-source", source("cards.1.title"));
    const other = observed(() => (text.data = marked("Other", "title", "other")));
    expect(other).not.toHaveAttribute("data-strapi-source");
    expect(other?.textContent).toBe("Other");
  });

  it("leave an element its first field, as long as that is there", () => {
    draw(`<p>${marked("Name", "name")}</p>`);
    const [name] = document.querySelector("p")?.childNodes ?? [];
    const add = () => document.querySelector("p")?.append(marked("Role", "role"));
    const paragraph = observed(add);
    expect(paragraph).toHaveAttribute("data-strapi-source", source("name"));

    const only = observed(() => {
      name?.remove();
      paragraph?.replaceChildren(marked("Role", "role"));
    });
    expect(only).toHaveAttribute("data-strapi-source", source("role"));
  });

  it("take the frame away from a gap that has been filled", () => {
    draw(`<p>‹excerpt›<b></b>, </p>`);
    const text = document.querySelector("p")?.firstChild as Text;
    expect(observed(() => undefined)).toHaveAttribute("data-preview-gap");

    expect(observed(() => (text.data = "Words"))).not.toHaveAttribute("data-preview-gap");
  });
});

describe("a gap", () => {
  it("gets a frame, also when it can be edited", () => {
    draw(`<p>‹excerpt›</p><p>${marked("‹title›", "title")}</p><p>a ‹b› c</p>`);

    expect(
      [...document.querySelectorAll("[data-preview-gap]")].map(({ textContent }) => textContent),
    ).toEqual(["‹excerpt›", "‹title›"]);
  });
});

describe("the place of a value", () => {
  it("is not part of what is read from it", () => {
    expect(JSON.stringify(attachSource({ title: "x" }, place("abc", "")))).toBe('{"title":"x"}');
  });
});
