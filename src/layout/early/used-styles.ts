import postcss, { type AtRule, type Root } from "postcss";

/** Arguments of these may name classes that no element has. */
const optional = /:(?:not|is|where|has)\([^()]*\)/g;

const withoutOptional = (selector: string): string => {
  const shorter = selector.replace(optional, "");

  return shorter === selector ? selector : withoutOptional(shorter);
};

const neededClasses = (selector: string) =>
  [...withoutOptional(selector).matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) =>
    name.replaceAll("\\", ""),
  );

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));

const isKeyframes = ({ name }: AtRule) => name.endsWith("keyframes");

/** Each sheet is in many pages. */
const parsed = new Map<string, Root>();
const parse = (css: string) => {
  const root = parsed.get(css) ?? postcss.parse(css);
  parsed.set(css, root);

  return root.clone();
};

/** Removes from a stylesheet the rules for classes that a page does not have. */
export const usedStyles = (css: string, html: string): string => {
  const classes = classesIn(html);
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && isKeyframes(rule.parent)) return;
    const used = rule.selectors.filter((selector) =>
      neededClasses(selector).every((name) => classes.has(name)),
    );
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const animations = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  sheet.walkAtRules((rule) => {
    if (isKeyframes(rule) ? !animations.has(rule.params) : rule.nodes?.length === 0) rule.remove();
  });

  return sheet.toString();
};
