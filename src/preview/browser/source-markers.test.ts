/** @jest-environment jsdom */
import { attachSource, serializeSource, encodeSource } from "../data/field-source";

import { elementsForField, extractSources, textOf } from "./source-markers";

const sourceAt = (documentId: string, path: string) => ({
  uid: "api::home.home",
  kind: "singleType",
  documentId,
  path,
});
const encoded = (text: string, path: string, documentId = "abc") =>
  encodeSource(text, sourceAt(documentId, path), "string");
const source = (path: string) => serializeSource(sourceAt("abc", path), "string");

const draw = (html: string) => {
  document.body.innerHTML = html;
  extractSources(document.body, "abc");
};

describe("source markers", () => {
  it("are removed from text and replaced by an attribute that names the field", () => {
    draw(`<h1>${encoded("Hello", "hero.title")}</h1><p>None</p>`);

    expect(document.body.innerHTML).toBe(
      `<h1 data-strapi-source="${source("hero.title").replaceAll("&", "&amp;")}">Hello</h1><p>None</p>`,
    );
  });

  it("of other records are removed without an attribute, since the panel identifies fields only by path", () => {
    draw(`<h2>${encoded("Other", "title", "other")}</h2>`);

    expect(document.body.innerHTML).toBe("<h2>Other</h2>");
  });

  it("are removed from attributes", () => {
    draw(`<a title="${encoded("A link", "title")}" href="/blog/">x</a>`);

    expect(document.body.innerHTML).toBe('<a title="A link" href="/blog/">x</a>');
  });

  it("are removed from attributes once, so that observers are not called endlessly", async () => {
    draw(
      `<a title="${encoded("A link", "title")}"></a><a title="${"Long words. ".repeat(20)}"></a>`,
    );
    const onMutation = jest.fn();
    const observer = new MutationObserver(onMutation);
    observer.observe(document.body, { attributes: true, subtree: true });
    extractSources(document.body, "abc");
    await Promise.resolve();
    observer.disconnect();

    expect(onMutation).not.toHaveBeenCalled();
  });

  it.each([
    ["ends with a zero-width space", "Hello\u200b"],
    ["ends with a zero-width no-break space", "Hello\ufeff"],
    ["ends with several", "Hello\u2060\u200b"],
    ["has several within", "Hel\u200b\u200b\u200b\u200b\u200blo"],
  ])("are found in a text that %s", (_, text) => {
    draw(`<h1>${encoded(text, "hero.title")}</h1><h2>${encoded("Next", "hero.text")}</h2>`);

    expect(elementsForField("hero.title").map(({ tagName }) => tagName)).toEqual(["H1"]);
    expect(document.body.textContent?.replace(/\p{Cf}/gu, "")).toBe("HelloNext");
    expect(elementsForField("hero.text").map(({ tagName }) => tagName)).toEqual(["H2"]);
  });

  it("are found after a text without one that has invisible characters of its own", () => {
    const own = `${"Long words. ".repeat(20)}${"\u200b".repeat(5)}`;
    draw(`<p>${own}</p><h2>${encoded("Next", "hero.text")}</h2>`);

    expect(document.querySelector("p")?.textContent).toBe(own);
    expect(elementsForField("hero.text").map(({ tagName }) => tagName)).toEqual(["H2"]);
  });

  it("of rich text are set on the element that contains it", () => {
    draw(`<div><!--source:${source("body")}--><p>One</p></div>`);

    expect(elementsForField("body").map(({ tagName }) => tagName)).toEqual(["DIV"]);
  });

  it("of a picture are set on it, also of a decorative one", () => {
    draw(
      `<img alt="${encoded("A desk", "hero.image")}"><img alt="${encoded("", "cards.0.image")}">`,
    );

    expect(elementsForField("hero.image").map((one) => one.getAttribute("alt"))).toEqual([
      "A desk",
    ]);
    expect(elementsForField("cards.0.image").map((one) => one.getAttribute("alt"))).toEqual([""]);
  });

  it("name the text of an element that has other content; none for rich text", () => {
    draw(
      `<a>${encoded("Press", "link.label")}<svg></svg></a><div><!--source:${source("body")}--><p>One</p></div>`,
    );
    const texts = ["link.label", "body"].flatMap(elementsForField).map(textOf);

    expect(texts.map((text) => text?.data)).toEqual(["Press", undefined]);
  });
});

describe("source markers added later", () => {
  const observed = (change: () => void) => {
    change();
    extractSources(document.body, "abc");

    return document.querySelector("p");
  };

  it("update the element's field", () => {
    draw(`<p>${encoded("First", "cards.0.title")}</p>`);
    const text = document.querySelector("p")?.firstChild as Text;
    const change = () => (text.data = encoded("Second", "cards.1.title"));

    expect(observed(change)).toHaveAttribute("data-strapi-source", source("cards.1.title"));
    const other = observed(() => (text.data = encoded("Other", "title", "other")));
    expect(other).not.toHaveAttribute("data-strapi-source");
    expect(other?.textContent).toBe("Other");
  });

  it("keep an element's first field while its text remains", () => {
    draw(`<p>${encoded("Name", "name")}</p>`);
    const [name] = document.querySelector("p")?.childNodes ?? [];
    const add = () => document.querySelector("p")?.append(encoded("Role", "role"));
    const paragraph = observed(add);
    expect(paragraph).toHaveAttribute("data-strapi-source", source("name"));

    const only = observed(() => {
      name?.remove();
      paragraph?.replaceChildren(encoded("Role", "role"));
    });
    expect(only).toHaveAttribute("data-strapi-source", source("role"));
  });

  it("remove the frame of a placeholder that was filled", () => {
    draw(`<p>‹excerpt›<b></b>, </p>`);
    const text = document.querySelector("p")?.firstChild as Text;
    expect(observed(() => undefined)).toHaveAttribute("data-preview-gap");

    expect(observed(() => (text.data = "Words"))).not.toHaveAttribute("data-preview-gap");
  });
});

describe("a placeholder", () => {
  it("gets a frame, with or without a field", () => {
    draw(`<p>‹excerpt›</p><p>${encoded("‹title›", "title")}</p><p>a ‹b› c</p>`);

    expect(
      [...document.querySelectorAll("[data-preview-gap]")].map(({ textContent }) => textContent),
    ).toEqual(["‹excerpt›", "‹title›"]);
  });
});

describe("the source of a value", () => {
  it("is not serialized", () => {
    expect(JSON.stringify(attachSource({ title: "x" }, sourceAt("abc", "")))).toBe('{"title":"x"}');
  });
});
