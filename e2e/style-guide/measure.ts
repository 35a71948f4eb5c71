import type { Locator } from "@playwright/test";

/** CSS properties of a part, and its box in pixels relative to the part around it. */
export type Measures = Record<string, string>;

/**
 * The visible elements of a section by tag, start of their text, states and a number for duplicates:
 * `button "Send"`, `input invalid 2`.
 */
export type Parts = Record<string, Measures>;

/**
 * Measures the visible elements of a section, except what depends on the machine or the text: the
 * horizontal position and width of elements sized by their text.
 */
export const measure = (section: Locator): Promise<Parts> => section.evaluate(readParts);

/** Runs in the page, so it cannot use anything else in this file. */
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

  /** The border if all sides are equal, else each side. */
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

  /** The styles of an element, without those that draw nothing. */
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

  /** Styles of an element and its pseudo-elements, without color and font equal to the parent's. */
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
    // The height of inline boxes depends on font metrics, which platforms round differently.
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
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim())
      .join(" ")
      .trim();
    // An output has the visitor's local time.
    const quoted = text && element.localName !== "output" && `"${text.slice(0, 24)}"`;
    const states = ["disabled", "checked", "invalid", "busy", "current"].filter((state) =>
      element.matches(
        state === "checked" || state === "disabled"
          ? `:${state}`
          : `[aria-${state}]:not([aria-${state}=false])`,
      ),
    );

    return [element.localName, quoted, ...states].filter(Boolean).join(" ");
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
    // Hidden, or only for screen readers.
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
