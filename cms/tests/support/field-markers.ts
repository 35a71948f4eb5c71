import type { Attribute } from "../../src/content/rules/model";

/** A field, and the text with which it must appear on the site. */
type Mark = { field: string; text: string };
type Limited = Attribute & { maxLength?: number };

export type Marks = ReturnType<typeof createMarks>;

/** A date in the site's format. */
const inWords = (date: string) =>
  new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The first value that matches a field's pattern. */
const inPattern = (pattern: string, mark: string, digits: string) =>
  [
    [`https://example.com/${mark}`, mark],
    [`/${mark}/`, mark],
    [`+1555${digits}0`, `1555${digits}0`],
  ].find(([value = ""]) => new RegExp(pattern).test(value));

/** Creates unique texts for fields, and lists them. */
export const createMarks = () => {
  const list: Mark[] = [];

  const next = (field: string) => {
    const digits = String(1000 + list.length);
    const mark = { field, text: `zq${digits}` };
    list.push(mark);

    return { digits, mark };
  };
  const note = (field: string, text: string) => void list.push({ field, text });

  const appended = (field: string, { maxLength = Infinity }: Limited, old: unknown) => {
    const { text } = next(field).mark;

    return `${String(old ?? "Sample").slice(0, maxLength - text.length - 1)} ${text}`;
  };

  const paragraph = (field: string, { maxLength = Infinity }: Limited, old: unknown) => {
    const { text } = next(field).mark;
    const whole = `${String(old ?? "Sample.")}\n\n${text}`;

    return whole.length > maxLength ? text : whole;
  };

  const patterned = (field: string, regex: string) => {
    const { digits, mark } = next(field);
    const [value, text] = inPattern(regex, mark.text, digits) ?? [];
    if (!value || !text) throw new Error(`${field}: no mark has the pattern ${regex}`);
    mark.text = text;

    return value;
  };

  /** A different day for each field, in a distant year. */
  const day = (field: string) => {
    const date = new Date(Date.UTC(2001, 0, 1 + list.length)).toISOString().slice(0, 10);
    note(field, inWords(date));

    return date;
  };

  const graph = (field: string) => ({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "WebPage", name: next(field).mark.text }],
  });

  return {
    list,
    next: (field: string) => next(field).mark.text,
    /** A manually chosen value. */
    given: (field: string, { type }: Attribute, value: unknown) => {
      if (type === "date") note(field, inWords(String(value)));

      return value;
    },
    /** A value that must not change. */
    kept: (field: string, value: string) => {
      note(field, value);

      return value;
    },
    /** The value of a field that is not a component; undefined if it must not change. */
    value: (field: string, attribute: Attribute, old: unknown): unknown => {
      const { regex } = attribute.pluginOptions?.editor?.pattern ?? {};
      switch (attribute.type) {
        case "uid":
          return note(field, `/${String(old)}/`);
        case "string":
        case "text":
          if (attribute.pluginOptions?.editor?.pair) return note(field, `/${String(old)}/`);

          return regex ? patterned(field, regex) : appended(field, attribute, old);
        case "richtext":
          return paragraph(field, attribute, old);
        case "email":
          return `${next(field).mark.text}@example.com`;
        case "date":
          return day(field);
        case "json":
          return graph(field);
        case "enumeration":
          return old ?? (attribute.required ? attribute.enum?.[0] : undefined);
        case "boolean":
        case "integer":
        case "relation":
          return undefined;
        default:
          throw new Error(
            `${field}: nobody has said how a field of type ${attribute.type} is filled`,
          );
      }
    },
  };
};
