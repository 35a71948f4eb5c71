import { nestHeadings } from "./nest-headings";

it("puts headings below that of the section, each with an id of its own", () => {
  const html = '<h2 id="cookies">Cookies</h2><p>Text</p><h3 id="other">Other</h3>';

  expect(nestHeadings(html, { level: 2, anchor: "data" })).toBe(
    '<h3 id="data-cookies">Cookies</h3><p>Text</p><h4 id="data-other">Other</h4>',
  );
});

it("has no level below the sixth, and changes no code", () => {
  const html = "<h6>Deep</h6><pre><code>&lt;h2&gt;</code></pre><hr>";

  expect(nestHeadings(html, { level: 3, anchor: "a" })).toBe(html);
});
