import type { Attribute } from "../../src/common/rules/model";

/** A field, and the text with which it must appear on the site. */
type Marker = { field: string; text: string };
type Limited = Attribute & { maxLength?: number };

export type Markers = ReturnType<typeof createMarkers>;

/** A date in the site's format. */
const formatDate = (date: string) =>
  new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The first value that matches a field's pattern. */
const inPattern = (pattern: string, marker: string, digits: string) =>
  [
    [`https://example.com/${marker}`, marker],
    [`/${marker}/`, marker],
    [`+1555${digits}0`, `1555${digits}0`],
  ].find(([value = ""]) => new RegExp(pattern).test(value));

/** Creates unique texts for fields, and lists them. */
export const createMarkers = () => {
  const list: Marker[] = [];

  const next = (field: string) => {
    const digits = String(1000 + list.length);
    const marker = { field, text: `zq${digits}` };
    list.push(marker);

    return { digits, marker };
  };
  const add = (field: string, text: string) => void list.push({ field, text });

  const appended = (field: string, { maxLength = Infinity }: Limited, old: unknown) => {
    const { text } = next(field).marker;

    return `${String(old ?? "Sample").slice(0, maxLength - text.length - 1)} ${text}`;
  };

  const paragraph = (field: string, { maxLength = Infinity }: Limited, old: unknown) => {
    const { text } = next(field).marker;
    const whole = `${String(old ?? "Sample.")}\n\n${text}`;

    return whole.length > maxLength ? text : whole;
  };

  const patterned = (field: string, regex: string) => {
    const { digits, marker } = next(field);
    const [value, text] = inPattern(regex, marker.text, digits) ?? [];
    if (!value || !text) throw new Error(`${field}: no marker matches the pattern ${regex}`);
    marker.text = text;

    return value;
  };

  /** A different day for each field, in a distant year. */
  const day = (field: string) => {
    const date = new Date(Date.UTC(2001, 0, 1 + list.length)).toISOString().slice(0, 10);
    add(field, formatDate(date));

    return date;
  };

  const graph = (field: string) => ({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "WebPage", name: next(field).marker.text }],
  });

  return {
    list,
    next: (field: string) => next(field).marker.text,
    /** A fixed value. */
    fixed: (field: string, { type }: Attribute, value: unknown) => {
      if (type === "date") add(field, formatDate(String(value)));

      return value;
    },
    /** A value that must not change. */
    unchanged: (field: string, value: string) => {
      add(field, value);

      return value;
    },
    /** The value of a field that is not a component; undefined if it must not change. */
    value: (field: string, attribute: Attribute, old: unknown): unknown => {
      const { regex } = attribute.pluginOptions?.editor?.pattern ?? {};
      switch (attribute.type) {
        case "uid":
          return add(field, `/${String(old)}/`);
        case "string":
        case "text":
          if (attribute.pluginOptions?.editor?.pair) return add(field, `/${String(old)}/`);

          return regex ? patterned(field, regex) : appended(field, attribute, old);
        case "richtext":
          return paragraph(field, attribute, old);
        case "email":
          return `${next(field).marker.text}@example.com`;
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
            `${field}: add fields of type ${attribute.type} to cms/tests/support/field-markers.ts.`,
          );
      }
    },
  };
};
