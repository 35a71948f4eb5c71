/** @jest-environment node */
import type { ReactElement, ReactNode } from "react";

import { inlineStyles } from "./inline-styles";
import { renderPage } from "./render-page";

const sheet = (name: string, css = "") => (
  <style
    key={name}
    data-href={`/${name}.css`}
    data-identity="gatsby-global-css"
    dangerouslySetInnerHTML={{ __html: css }}
  />
);

const styled = (components: ReactNode[], pathname = "/blog/") => {
  let head = components;
  inlineStyles({
    getHeadComponents: () => head,
    replaceHeadComponents: (replaced) => (head = [...replaced]),
    pathname,
  });

  return head as ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>[];
};

it("puts the sheet of all pages before the page's own, and leaves the rest in place", () => {
  const head = styled([
    <meta key="charset" />,
    sheet("component---blog"),
    sheet("styles"),
    <title key="title">Blog</title>,
  ]);

  expect(head.map(({ key }) => key)).toEqual(["charset", "styles", "component---blog", "title"]);
});

it("leaves in them what a built page needs, and all of it where scripts are not late", async () => {
  const css = ".shown{color:red}.hidden{color:blue}";
  const render = () =>
    renderPage({
      bodyComponent: <p className="shown">Words</p>,
      replaceBodyHTMLString: () => undefined,
      pathname: "/blog/",
    });
  const cssOf = () => styled([sheet("styles", css)])[0]?.props.dangerouslySetInnerHTML?.__html;

  await render();
  expect(cssOf()).toBe(css);
  jest.replaceProperty(process, "env", { NODE_ENV: "production" });
  await render();
  expect(cssOf()).toBe(".shown{color:red}");
});

it("says when a built page has no sheet of Gatsby's", () => {
  jest.replaceProperty(process, "env", { NODE_ENV: "production" });

  expect(() => styled([<title key="title" />])).toThrow(
    "Gatsby writes no gatsby-global-css any more: see docs/patches.md.",
  );
});
