import postcss, { type Root } from "postcss";

import type { readClassNames } from "./class-names";

/** The stylesheet of the template of pages in a page, with its rules. */
const templateStyle =
  /(<style[^>]*data-href="[^"]*\/component---src-templates-page-tsx\.[^"]*"[^>]*>)([^<]*)(<\/style>)/;

const classInSelector = /\.([a-z][\w-]*)/gi;
/** The classes whose absence a selector is about. */
const negations = /:not\((?:[^()]|\([^()]*\))*\)/g;

const classesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** Removes the selectors of unused classes, and what is empty then. */
const removeUnused = (root: Root, unused: ReadonlySet<string>) => {
  root.walkRules((rule) => {
    const used = rule.selectors.filter(
      (selector) =>
        !classesIn(selector.replace(negations, ""), classInSelector).some((name) =>
          unused.has(name),
        ),
    );
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
};

/**
 * Leaves a page that editors compose only the styles of the sections that it has: Gatsby gives each page
 * of a template the styles of all of them. The styles of a section stay complete, and so do those of
 * components, which a form's late code may need.
 *
 * @param html of any page.
 * @param modules the CSS modules of sections.
 */
export const removeUnusedSections = (
  html: string,
  modules: ReturnType<typeof readClassNames>,
): string => {
  const [, start = "", css, end = ""] = templateStyle.exec(html) ?? [];
  if (css === undefined) return html;
  const present = new Set(classesIn(html, /class="([^"]*)"/g).flatMap((list) => list.split(/\s+/)));
  const unused = [...modules.values()]
    .map((names) => [...names.values()])
    .filter((names) => !names.some((name) => present.has(name)));
  const root = postcss.parse(css);
  removeUnused(root, new Set(unused.flat()));

  return html.replace(templateStyle, () => `${start}${root.toString()}${end}`);
};
