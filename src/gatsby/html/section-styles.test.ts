import { removeUnusedSections } from "./section-styles";

const modules = new Map([
  [
    "src/sections/Hero/Hero.module.scss",
    new Map([
      ["root", "Hero"],
      ["wide", "Wide"],
    ]),
  ],
  [
    "src/sections/Quotes/Quotes.module.scss",
    new Map([
      ["root", "Quot"],
      ["name", "Name"],
    ]),
  ],
]);

const page = (css: string, body: string, template = "page") =>
  `<style data-href="/component---src-templates-${template}-tsx.1f.css" data-identity="x">${css}</style><style data-href="/styles.1f.css">.Quot{color:red}</style>${body}`;

const cssOf = (css: string, body = '<div class="Hero other"></div>', template?: string) =>
  /<style[^>]*>([^<]*)</.exec(removeUnusedSections(page(css, body, template), modules))?.[1];

describe("the styles of a page that editors compose", () => {
  it("are those of its sections, with states that it does not have yet", () => {
    expect(cssOf(".Hero{a:b}.Wide{a:b}.Quot{a:b}.Quot .Name:hover{a:b}")).toBe(
      ".Hero{a:b}.Wide{a:b}",
    );
  });

  it("keep rules shared with another section, of components and of elements", () => {
    const kept = ".Hero{a:b}.Button{a:b}main>p{a:b}p:not(.Quot){a:b}";

    expect(cssOf(kept)).toBe(kept);
    expect(cssOf(".Quot,.Hero{a:b}")).toBe(".Hero{a:b}");
  });

  it("have no empty conditions", () => {
    expect(cssOf("@media print{.Quot{a:b}}@media print{.Hero{a:b}.Name{a:b}}")).toBe(
      "@media print{.Hero{a:b}}",
    );
  });

  it("keep all of the page's other stylesheet, and of other templates", () => {
    expect(removeUnusedSections(page(".Quot{a:b}", ""), modules)).toContain(".Quot{color:red}");
    expect(cssOf(".Quot{a:b}", "", "home")).toBe(".Quot{a:b}");
  });
});
