/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { useStaticQuery } from "gatsby";
import { JSDOM } from "jsdom";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { Seo } from "./Seo";

const picture = (src: string) => ({
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
  rest: { unlisted?: boolean } = {},
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

  it("shares the record's picture, else the site's, with its size", () => {
    expect(property(headWith(), "og:image")).toBeUndefined();

    siteWith(picture("/site.jpg"));
    expect(property(headWith(), "og:image")).toBe("https://a.example/site.jpg");

    const head = headWith({ shareImage: picture("/own.jpg") });
    expect(property(head, "og:image")).toBe("https://a.example/own.jpg");
    expect(property(head, "og:image:width")).toBe("1200");
    expect(property(head, "og:image:height")).toBe("630");
    expect(content(head, "twitter:card")).toBe("summary_large_image");
  });

  it("keeps a page out of search engines where its record or its template says so", () => {
    expect(content(headWith({ noindex: true }), "robots")).toBe("noindex");
    expect(content(headWith({}, { unlisted: true }), "robots")).toBe("noindex");
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
