import { preloadCode } from "./preload-code";

const service = ["/service-1.css", "/shared-1.js", "/service-1.js"];

beforeAll(() => {
  window.___chunkMapping = { "component---src-templates-service-tsx": service };
  preloadCode();
});

beforeEach(() => {
  document.head.innerHTML = '<script src="/shared-1.js"></script>';
  document.body.innerHTML = `
    <a href="/services/odoo/"><b>Odoo</b></a>
    <a href="/docs/unknown/">Unknown</a>
    <a href="https://example.com/services/odoo/">Elsewhere</a>`;
});

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload]")].map((link) => [
    link.getAttribute("as"),
    link.getAttribute("href"),
  ]);
const pointAt = (selector: string, type = "pointerover") =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

it.each(["pointerover", "focusin"])("preloads the missing files of a page once (%s)", (type) => {
  pointAt("b", type);
  pointAt("b", type);

  expect(preloads()).toEqual([
    ["style", "/service-1.css"],
    ["script", "/service-1.js"],
  ]);
});

it.each(["[href*=unknown]", "[href*=example]", "body"])("preloads nothing for %s", (selector) => {
  pointAt(selector);

  expect(preloads()).toEqual([]);
});

it("preloads nothing before the chunk mapping has loaded", () => {
  const mapping = window.___chunkMapping;
  delete window.___chunkMapping;
  pointAt("b");
  if (mapping) window.___chunkMapping = mapping;

  expect(preloads()).toEqual([]);
});
