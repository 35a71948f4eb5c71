/** @jest-environment jsdom */
import { serializeSource, encodeSource } from "../field-source";

import { extractSources } from "./source-markers";
import { listenToPanel } from "./panel-messages";

const panel = "https://cms.example.com";
const place = (path: string) => ({
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
  // Strapi's script listens after this one.
  window.addEventListener("message", ({ data }) => strapi(data));
});
beforeEach(() => {
  strapi.mockClear();
  document.body.innerHTML = `<h1>${encodeSource("Before", place("title"), "string")}</h1><div><!--source:${serializeSource(place("body"), "richtext")}--><p>Before</p></div>`;
  extractSources(document.body, "abc");
});

const receive = (data: object, origin = panel) =>
  window.dispatchEvent(new MessageEvent("message", { data, origin, source: window.parent }));
const type = (field: string, value: unknown, kind: string, origin = panel) =>
  receive({ type: "strapiFieldChange", payload: { field, value, type: kind } }, origin);

describe("what is typed in the panel", () => {
  it("shows at once, and Strapi's script does not see it", () => {
    type("title", "After", "string");

    expect(document.querySelector("h1")).toHaveTextContent("After");
    expect(strapi).not.toHaveBeenCalled();
  });

  it("shows nothing where a field was emptied", () => {
    type("title", null, "string");

    expect(document.querySelector("h1")?.textContent).toBe("");
  });

  it("shows as HTML where it is rich text, whichever answer comes last", async () => {
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

  it("is left to Strapi's script where it is no words", () => {
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
  it("is told that the page is ready, and loads no package from another host", () => {
    expect(window.postMessage).toHaveBeenCalledWith({ type: "previewReady" }, panel);
    expect(window).toHaveProperty("STRAPI_DISABLE_STEGA_DECODING", true);
  });

  it("has its script run in the page, with the nonce of the page's own", () => {
    document.head.innerHTML = '<script type="text/plain" nonce="once"></script>';
    receive({ type: "strapiScript", payload: { script: "window.ran = true" } });

    const script = document.head.querySelector("script:last-child");
    expect(script).toHaveTextContent("window.ran = true");
    expect(script).toHaveProperty("nonce", "once");
  });
});
