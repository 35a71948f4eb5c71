import type { Locator } from "@playwright/test";

/** What a part is drawn with: CSS properties, and its box in pixels from the top left of the part that it is in. */
export type Measures = Record<string, string>;

/** The drawn parts of a section, by element, classes and states: `button root primary`, `input invalid 2`. */
export type Parts = Record<string, Measures>;

/**
 * Measures everything that draws something in a section. Left out is what depends on
 * the machine or on the words: the inline size and place of what is as wide as its text.
 */
export const measure = (section: Locator): Promise<Parts> => section.evaluate(readParts);

/** Runs in the page, where nothing else of this file is. */
const readParts = (section: Element): Parts => {
  const hex = (value: string) =>
    value.replace(/rgba?\(([^)]+)\)/g, (_, channels: string) => {
      const [red, green, blue, alpha = 1] = channels.split(/[,/\s]+/).map(Number);
      const digits = [red, green, blue].map((channel = 0) => channel.toString(16).padStart(2, "0"));

      return `#${digits.join("")}${alpha === 1 ? "" : `/${alpha}`}`;
    });
  const round = (value: string) =>
    value
      .replace(/url\(".*?"\)/g, "url()")
      .replace(/-?\d*\.\d+/g, (digits) => String(Number(Number(digits).toFixed(1))));
  const transparent = "#000000/0";

  /** One border where all sides are alike, each side otherwise. */
  const lines = ({
    border,
    borderTop,
    borderRight,
    borderBottom,
    borderLeft,
  }: CSSStyleDeclaration) =>
    border
      ? { border }
      : { top: borderTop, right: borderRight, bottom: borderBottom, left: borderLeft };

  /** The colors, lines and type of an element, without what it draws none of. */
  const look = (style: CSSStyleDeclaration): Measures => {
    const family = style.fontFamily.split(",")[0]?.replaceAll('"', "");
    const size = `${style.fontWeight} ${style.fontSize}/${style.lineHeight}`;
    const all: Measures = {
      color: style.color,
      font: `${family} ${size}`,
      "letter-spacing": style.letterSpacing,
      background: style.backgroundColor,
      "background-image": style.backgroundImage,
      ...lines(style),
      radius: style.borderRadius,
      outline: style.outlineStyle === "none" ? "" : `${style.outline} +${style.outlineOffset}`,
      shadow: style.boxShadow,
      padding: style.padding,
      decoration: `${style.textDecorationLine} ${style.textDecorationThickness}`,
      opacity: style.opacity,
      translate: style.translate,
      transform: style.transform,
      filter: style.filter,
      "accent-color": style.accentColor,
    };
    const drawn = Object.entries(all).map(([name, value]) => [name, round(hex(value))] as const);

    return Object.fromEntries(
      drawn.filter(
        ([name, value]) =>
          !/^(|none|normal|auto|none auto|0px|1|rgba?)$/.test(value) &&
          !/^0px none/.test(value) &&
          !(name === "background" && value === transparent),
      ),
    );
  };

  const inherited = ["color", "font", "letter-spacing"];
  const without = (measures: Measures, around: Measures, names = inherited): Measures =>
    Object.fromEntries(
      Object.entries(measures).filter(
        ([name, value]) => !(names.includes(name) && value === around[name]),
      ),
    );

  /** What an element draws itself; type and color only where they are not those around it. */
  const own = (element: Element): Measures => {
    const all = look(getComputedStyle(element));
    const parent = element === section ? null : element.parentElement;
    const around = parent ? look(getComputedStyle(parent)) : {};
    const measures = without(all, around);
    for (const pseudo of ["::before", "::after"]) {
      const style = getComputedStyle(element, pseudo);
      if (["none", "normal"].includes(style.content)) continue;
      const drawn = Object.entries(without(look(style), all)).map((entry) => entry.join(" "));
      const text = style.content.startsWith('""')
        ? `${style.width} by ${style.height}`
        : style.content;
      measures[pseudo.slice(2)] = [round(text), ...drawn].join(", ");
    }

    return measures;
  };

  const box = (element: Element, parent: Element, followsText: boolean): Measures => {
    // As high as the face's own metrics, which platforms round in their own ways.
    if (getComputedStyle(element).display === "inline") return {};
    const { x, y, width, height } = element.getBoundingClientRect();
    const origin = parent.getBoundingClientRect();
    const inline = followsText ? {} : { x: x - origin.x, width };

    return Object.fromEntries(
      Object.entries({ ...inline, y: y - origin.y, height }).map(([name, value]) => [
        name,
        String(Number(value.toFixed(1))),
      ]),
    );
  };

  const nameOf = (element: Element) => {
    const classes = [...element.classList].map((name) => /^(\w+)-[a-zA-Z\d]{4}$/.exec(name)?.[1]);
    const states = ["disabled", "checked", "invalid", "busy", "current"].filter((state) =>
      element.matches(
        state === "checked" || state === "disabled"
          ? `:${state}`
          : `[aria-${state}]:not([aria-${state}=false])`,
      ),
    );

    return [element.localName, ...classes, ...states].filter(Boolean).join(" ");
  };

  const parts: Parts = {};
  const add = (element: Element, measures: Measures) => {
    const name = nameOf(element);
    let key = name;
    for (let count = 2; key in parts; count += 1) key = `${name} ${count}`;
    parts[key] = measures;
  };

  const walk = (element: Element, parent: Element, followsText: boolean) => {
    const { clipPath, display, flexDirection } = getComputedStyle(element);
    // What only screen readers read is not drawn.
    if (clipPath !== "none" || !element.checkVisibility()) return;
    const sizedByText = followsText || display.startsWith("inline");
    const drawn = own(element);
    const counts =
      Object.keys(drawn).some((name) => name !== "padding") || /^(p|svg)$/.test(element.localName);
    if (counts) add(element, { ...box(element, parent, sizedByText), ...drawn });
    if (element.localName === "svg") return;
    const row = display.includes("flex") && flexDirection.startsWith("row");
    for (const child of element.children) {
      walk(child, counts ? element : parent, sizedByText || row || display.includes("table"));
    }
  };
  walk(section, section, false);

  return parts;
};
