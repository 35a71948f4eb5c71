/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { useStaticQuery } from "gatsby";
import { JSDOM } from "jsdom";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { Seo } from "./Seo";
import type { StructuredDataBuilder } from "./structured-data";

const picture = (src: string) => ({
  alternativeText: "A drawing",
  localFile: { childImageSharp: { resize: { src, width: 1200, height: 630 } } },
});
const siteWith = (shareImage: ReturnType<typeof picture> | null) =>
  jest.mocked(useStaticQuery).mockReturnValue({
    site: { siteMetadata: { siteUrl: "https://a.example" } },
    record: { name: "Agency", shareImage },
  });

beforeEach(() => siteWith(null));

const meta = { title: "Odoo", description: "We build and run Odoo." };
const headWith = (
  seo: Partial<ComponentProps<typeof Seo>["seo"]> = {},
  props: Partial<Omit<ComponentProps<typeof Seo>, "seo" | "path">> = {},
) =>
  new JSDOM(
    `<head>${renderToStaticMarkup(<Seo seo={{ ...meta, ...seo }} path="/odoo/" {...props} />)}</head>`,
  ).window.document.head;

/** Gatsby unescapes the HTML that React has escaped in a script, and writes the result. */
const asGatsbyWrites = (head: HTMLElement) => {
  const written = head.querySelector("script")?.textContent ?? "";
  const text = new JSDOM(`<textarea>${written}</textarea>`).window.document.querySelector(
    "textarea",
  );

  return new JSDOM(`<head><script>${text?.value}</script></head>`).window.document;
};

const content = (head: HTMLElement, name: string) =>
  head.querySelector(`meta[name="${name}"]`)?.getAttribute("content");

const property = (head: HTMLElement, name: string) =>
  head.querySelector(`meta[property="${name}"]`)?.getAttribute("content");

describe("Seo", () => {
  it("has the record's title and description, and the page's URL", () => {
    const head = headWith();

    expect(head.querySelector("title")?.textContent).toBe("Odoo · Agency");
    expect(content(head, "description")).toBe("We build and run Odoo.");
    expect(content(head, "robots")).toBeUndefined();
    expect(head.querySelector("link")?.getAttribute("href")).toBe("https://a.example/odoo/");
  });

  it("uses the record's canonical URL for search engines and link previews", () => {
    const head = headWith({ canonical: "https://b.example/original/" });

    expect(head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
      "https://b.example/original/",
    );
    expect(property(head, "og:url")).toBe("https://b.example/original/");
  });

  it("omits the brand from a title that would be too long", () => {
    const title = "Odoo services for companies that have outgrown their own";

    expect(headWith({ title }).querySelector("title")?.textContent).toBe(title);
  });

  it("shares the record's image or else the generated one, with size and alternative text", () => {
    siteWith(picture("/site.jpg"));
    expect(property(headWith(), "og:image")).toBe("https://a.example/share/odoo.png");
    expect(property(headWith(), "og:image:alt")).toBe("Odoo");

    const head = headWith({ shareImage: picture("/own.jpg") });
    expect(property(head, "og:image")).toBe("https://a.example/own.jpg");
    expect(property(head, "og:image:alt")).toBe("A drawing");
    expect(property(head, "og:image:width")).toBe("1200");
    expect(property(head, "og:image:height")).toBe("630");
    expect(content(head, "twitter:card")).toBe("summary_large_image");
  });

  it("shares the site's image, if any, if the page has noindex", () => {
    expect(property(headWith({}, { noindex: true }), "og:image")).toBeUndefined();

    siteWith(picture("/site.jpg"));
    expect(property(headWith({}, { noindex: true }), "og:image")).toBe(
      "https://a.example/site.jpg",
    );
  });

  it("has an article's dates and author", () => {
    const head = headWith(
      {},
      { article: { published: "2026-01-02", modified: "2026-02-03", author: "Ada" } },
    );

    expect(property(head, "og:type")).toBe("article");
    expect(property(head, "article:published_time")).toBe("2026-01-02");
    expect(property(head, "article:modified_time")).toBe("2026-02-03");
    expect(property(head, "article:author")).toBe("Ada");
  });

  it("adds structured data, except of a type that the record's own data has", () => {
    const about: StructuredDataBuilder[] = [
      ({ url }) => ({ "@type": "Service", name: "Ours", url }),
      () => ({ "@type": "WebSite", name: "Site" }),
      () => null,
    ];
    const texts = (seo: Parameters<typeof headWith>[0]) =>
      [...headWith(seo, { structuredData: about }).querySelectorAll("script")].map(
        ({ textContent }) =>
          new JSDOM(`<textarea>${textContent}</textarea>`).window.document.querySelector("textarea")
            ?.value ?? "",
      );
    const service = { "@type": "Service", name: "Ours", url: "https://a.example/odoo/" };
    const site = { "@type": "WebSite", name: "Site" };

    expect(texts({}).map((text) => JSON.parse(text))).toEqual([
      { "@context": "https://schema.org", "@graph": [service, site] },
    ]);
    const own = { "@type": "Service", name: "Theirs" };
    expect(texts({ structuredData: own }).map((text) => JSON.parse(text))).toEqual([
      { "@context": "https://schema.org", "@graph": [site] },
      own,
    ]);
  });

  it("sets noindex if the record or the template does", () => {
    expect(content(headWith({ noindex: true }), "robots")).toBe("noindex");
    expect(content(headWith({}, { noindex: true }), "robots")).toBe("noindex");
  });

  it.each([
    "</script><script>alert(1)</script>",
    "</SCRIPT ><img src=x>",
    "<!--<script>",
    "&lt;/script>&lt;img src=x>",
  ])("keeps %s inside the structured data script", (name) => {
    const head = asGatsbyWrites(headWith({ structuredData: { "@type": "Organization", name } }));
    const [script, ...others] = head.querySelectorAll("script, img");

    expect(others).toEqual([]);
    expect(JSON.parse(script?.textContent ?? "")).toEqual({ "@type": "Organization", name });
  });
});
