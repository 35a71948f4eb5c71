import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { deferredScriptsId } from "./deferred-scripts-id";
import { deferScripts, removeImageAssets } from "./defer-scripts";

/** The element of Gatsby's scripts if they are a slice (gatsby/cache-dir/static-entry). */
const slice = createElement("gatsby-slice", { key: "scripts", sliceId: "_gatsby-scripts" });
const [before, after] = [<div key="before" />, <script key="after" />];

const deferredComponents = (
  components: ReactNode[],
  settings: Record<string, string> = {},
  pathname = "/blog/page/2/",
) => {
  jest.replaceProperty(process, "env", { NODE_ENV: "production", ...settings });
  const replace = jest.fn<undefined, [ReactNode[]]>();
  deferScripts({
    getPostBodyComponents: () => components,
    replacePostBodyComponents: replace,
    pathname,
  });

  return replace.mock.calls[0]?.[0];
};

it("moves Gatsby's scripts into a template, and leaves everything else in place", () => {
  const [first, template, last] = deferredComponents([before, slice, after]) ?? [];

  expect([first, last]).toEqual([before, after]);
  expect(template).toMatchObject({ type: "template", props: { id: deferredScriptsId } });
  expect(renderToStaticMarkup(template as ReactElement)).toMatch(
    /<gatsby-slice sliceId="_gatsby-scripts">/i,
  );
});

it.each([
  ["/", "/page-data/index/page-data.json"],
  ["/blog/page/2/", "/page-data/blog/page/2/page-data.json"],
  ["/404.html", "/page-data/404.html/page-data.json"],
])("preloads the page data of %s with the scripts", (pathname, href) => {
  const html = renderToStaticMarkup(deferredComponents([slice], {}, pathname)?.[0] as ReactElement);

  expect(html).toContain('<link rel="preload" as="fetch" crossorigin="" href="/page-data/app-data');
  expect(html).toContain(`<link rel="preload" as="fetch" crossorigin="" href="${href}"/>`);
});

it("throws with instructions if Gatsby's scripts are not found", () => {
  expect(() => deferredComponents([before, after])).toThrow(/GATSBY_DEFER_HYDRATION=false/);
});

it.each([{ GATSBY_DEFER_HYDRATION: "false" }, { NODE_ENV: "development" }])(
  "leaves Gatsby's scripts in place with %j",
  (settings) => {
    expect(deferredComponents([before, slice, after], settings)).toBeUndefined();
  },
);

it("delays the scripts with the default setting", () => {
  expect(deferredComponents([slice], { GATSBY_DEFER_HYDRATION: "true" })).toHaveLength(1);
});

it("removes everything that gatsby-plugin-image adds to the head, and nothing else", () => {
  const added: ReactNode[] = [];
  const plugin = jest.requireActual<{ onRenderBody: (api: object) => void }>(
    "gatsby-plugin-image/gatsby-ssr",
  );
  plugin.onRenderBody({
    setHeadComponents: (components: ReactNode[]) => added.push(...components),
  });
  expect(added).not.toEqual([]);
  const replaceHeadComponents = jest.fn();
  removeImageAssets({ getHeadComponents: () => [before, ...added], replaceHeadComponents });

  expect(replaceHeadComponents).toHaveBeenCalledWith([before]);
});
