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

const words = { title: "Odoo", description: "We build and run Odoo." };
const headWith = (
  seo: Partial<ComponentProps<typeof Seo>["seo"]> = {},
  rest: Partial<Omit<ComponentProps<typeof Seo>, "seo" | "path">> = {},
) =>
  new JSDOM(
    `<head>${renderToStaticMarkup(<Seo seo={{ ...words, ...seo }} path="/odoo/" {...rest} />)}</head>`,
  ).window.document.head;

/** Gatsby takes the escapes of React out of a script and writes the text as it is then. */
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
  it("says the record's words, and the page's own address", () => {
    const head = headWith();

    expect(head.querySelector("title")?.textContent).toBe("Odoo · Agency");
    expect(content(head, "description")).toBe("We build and run Odoo.");
    expect(content(head, "robots")).toBeUndefined();
    expect(head.querySelector("link")?.getAttribute("href")).toBe("https://a.example/odoo/");
  });

  it("names the record's canonical address instead, to search engines and in link previews", () => {
    const head = headWith({ canonical: "https://b.example/original/" });

    expect(head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
      "https://b.example/original/",
    );
    expect(property(head, "og:url")).toBe("https://b.example/original/");
  });

  it("leaves the brand out of a title that would be cut off", () => {
    const title = "Odoo services for companies that have outgrown their own";

    expect(headWith({ title }).querySelector("title")?.textContent).toBe(title);
  });

  it("shares the record's picture, else the one drawn for the page, with size and words", () => {
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

  it("shares the site's picture, if any, where the page is kept out of search engines", () => {
    expect(property(headWith({}, { noindex: true }), "og:image")).toBeUndefined();

    siteWith(picture("/site.jpg"));
    expect(property(headWith({}, { noindex: true }), "og:image")).toBe(
      "https://a.example/site.jpg",
    );
  });

  it("dates an article and names its author", () => {
    const head = headWith(
      {},
      { article: { published: "2026-01-02", modified: "2026-02-03", author: "Ada" } },
    );

    expect(property(head, "og:type")).toBe("article");
    expect(property(head, "article:published_time")).toBe("2026-01-02");
    expect(property(head, "article:modified_time")).toBe("2026-02-03");
    expect(property(head, "article:author")).toBe("Ada");
  });

  it("says what the page is about, and lets the record's data of the same type win", () => {
    const about: StructuredDataBuilder[] = [
      ({ url: address }) => ({ "@type": "Service", name: "Ours", url: address }),
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

  it("keeps a page out of search engines where its record or its template says so", () => {
    expect(content(headWith({ noindex: true }), "robots")).toBe("noindex");
    expect(content(headWith({}, { noindex: true }), "robots")).toBe("noindex");
  });

  it.each([
    "</script><script>alert(1)</script>",
    "</SCRIPT ><img src=x>",
    "<!--<script>",
    "&lt;/script>&lt;img src=x>",
  ])("lets no %s out of structured data", (name) => {
    const head = asGatsbyWrites(headWith({ structuredData: { "@type": "Organization", name } }));
    const [script, ...others] = head.querySelectorAll("script, img");

    expect(others).toEqual([]);
    expect(JSON.parse(script?.textContent ?? "")).toEqual({ "@type": "Organization", name });
  });
});
