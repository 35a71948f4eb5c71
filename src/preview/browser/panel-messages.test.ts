/** @jest-environment jsdom */
import { serializeSource, encodeSource } from "../data/field-source";

import { extractSources } from "./source-markers";
import { listenToPanel } from "./panel-messages";

const panel = "https://cms.example.com";
const source = (path: string) => ({
  uid: "api::home.home",
  kind: "singleType",
  documentId: "abc",
  path,
});
const html = jest.fn<Promise<string>, [string]>();
const strapi = jest.fn();

beforeAll(() => {
  globalThis.fetch = (async (_: string, { body }: RequestInit) => ({
    ok: true,
    text: () => html(String(body)),
  })) as unknown as typeof fetch;
  window.postMessage = jest.fn();
  listenToPanel(panel);
  // Strapi's script adds its listener after this one.
  window.addEventListener("message", ({ data }) => strapi(data));
});
beforeEach(() => {
  strapi.mockClear();
  document.body.innerHTML = `<h1>${encodeSource("Before", source("title"), "string")}</h1><div><!--source:${serializeSource(source("body"), "richtext")}--><p>Before</p></div>`;
  extractSources(document.body, "abc");
});

const receive = (data: object, origin = panel) =>
  window.dispatchEvent(new MessageEvent("message", { data, origin, source: window.parent }));
const type = (field: string, value: unknown, kind: string, origin = panel) =>
  receive({ type: "strapiFieldChange", payload: { field, value, type: kind } }, origin);

describe("a field change in the panel", () => {
  it("is shown at once and hidden from Strapi's script", () => {
    type("title", "After", "string");

    expect(document.querySelector("h1")).toHaveTextContent("After");
    expect(strapi).not.toHaveBeenCalled();
  });

  it("empties the element of an emptied field", () => {
    type("title", null, "string");

    expect(document.querySelector("h1")?.textContent).toBe("");
  });

  it("of rich text is shown as HTML, whichever response arrives last", async () => {
    const answers: ((text: string) => void)[] = [];
    html.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    type("body", "*one*", "richtext");
    type("body", "*two*", "richtext");
    await Promise.resolve();
    await Promise.resolve();
    answers[1]?.("<p><em>two</em></p>");
    answers[0]?.("<p><em>one</em></p>");
    await new Promise((resolve) => setTimeout(resolve));

    expect(html.mock.calls).toEqual([["*one*"], ["*two*"]]);
    expect(document.querySelector("div")?.innerHTML).toBe("<p><em>two</em></p>");
  });

  it("of other types is left to Strapi's script", () => {
    type("picture", { url: "/uploads/a.png" }, "media");

    expect(strapi).toHaveBeenCalled();
  });

  it("is ignored from any other origin", () => {
    type("title", "Forged", "string", "https://evil.example");
    receive({ type: "strapiScript", payload: { script: "forged" } }, "https://evil.example");

    expect(document.querySelector("h1")).toHaveTextContent("Before");
    expect(document.querySelector("script")).toBeNull();
  });
});

describe("the panel", () => {
  it("receives a ready message, and Strapi's decoding from a CDN is disabled", () => {
    expect(window.postMessage).toHaveBeenCalledWith({ type: "previewReady" }, panel);
    expect(window).toHaveProperty("STRAPI_DISABLE_STEGA_DECODING", true);
  });

  it("can run its script in the page, with the page's nonce", () => {
    document.head.innerHTML = '<script type="text/plain" nonce="once"></script>';
    receive({ type: "strapiScript", payload: { script: "window.ran = true" } });

    const script = document.head.querySelector("script:last-child");
    expect(script).toHaveTextContent("window.ran = true");
    expect(script).toHaveProperty("nonce", "once");
  });
});
