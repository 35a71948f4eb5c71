import type { ContentModel } from "../../../common/content-model.ts";
import { isRecord } from "../../../common/is-record.ts";
import type { Attribute, Attributes } from "../../../common/rules/model.ts";

/** Returns a whole number from 0 that is less than the given one. */
type Random = (below: number) => number;

/** A changed value, and the path of the changed field in it. */
type Change = { value: unknown; field: string };

const words = ["north", "harbor", "amber", "slow", "paper", "seven"];

/** Changes a text, which has at most as many characters as before: fields have limits. */
const changeText = (text: string, random: Random) => {
  const parts = text.split(" ");
  const at = random(parts.length);
  const word = words[random(words.length)] ?? "";

  return parts.map((part, index) => (index === at ? word.slice(0, part.length) : part)).join(" ");
};

/** Changes one field of a record, or of a component in it; null if the field cannot be changed here. */
export const createFieldChanges = ({ components }: ContentModel, mediaIds: readonly number[]) => {
  const changeValue = (attribute: Attribute, value: unknown, random: Random): Change | null => {
    switch (attribute.type) {
      case "string":
      case "text":
      case "richtext":
        return typeof value === "string" && value
          ? { value: changeText(value, random), field: "" }
          : null;
      case "boolean":
        return { value: value !== true, field: "" };
      case "integer":
        return typeof value === "number" ? { value: value + 1 + random(3), field: "" } : null;
      case "date":
        return typeof value === "string"
          ? { value: `20${10 + random(15)}-0${1 + random(9)}-1${random(9)}`, field: "" }
          : null;
      case "enumeration": {
        const { enum: names = [] } = attribute;

        return { value: names[random(names.length)], field: "" };
      }
      case "media":
        return value && !Array.isArray(value)
          ? { value: mediaIds[random(mediaIds.length)], field: "" }
          : null;
      case "component":
      case "dynamiczone":
        return Array.isArray(value)
          ? changeList(attribute, value, random)
          : isRecord(value)
            ? changePart(attribute, value, random)
            : null;
      default:
        return null;
    }
  };

  const changePart = (
    { component }: Attribute,
    part: Record<string, unknown>,
    random: Random,
  ): Change | null => {
    const name = component ?? String(part.__component);
    const change = changeField(components.get(name)?.attributes ?? {}, part, random);

    return change && { value: { ...part, [change.name]: change.value }, field: change.field };
  };

  const changeList = (attribute: Attribute, list: unknown[], random: Random): Change | null => {
    const at = random(list.length || 1);
    const kind = random(4);
    if (list.length > 1 && kind === 0) {
      return { value: list.filter((_, index) => index !== at), field: `${at} removed` };
    }
    if (list.length > 1 && kind === 1) {
      return { value: [...list.slice(1), list[0]], field: "moved" };
    }
    const part = list[at];
    const change = isRecord(part) ? changePart(attribute, part, random) : null;

    return change && { value: list.with(at, change.value), field: `${at}.${change.field}` };
  };

  /** Changes one of the fields. @returns null if none of ten that are tried can be changed. */
  const changeField = (
    attributes: Attributes,
    record: Record<string, unknown>,
    random: Random,
  ): { name: string; value: unknown; field: string } | null => {
    const names = Object.keys(attributes).filter((name) => !/^(publishAt|unpublishAt)$/.test(name));
    for (let tries = 0; tries < 10; tries += 1) {
      const name = names[random(names.length || 1)] ?? "";
      const attribute = attributes[name];
      const change = attribute && changeValue(attribute, record[name], random);
      if (change && JSON.stringify(change.value) !== JSON.stringify(record[name])) {
        return { name, value: change.value, field: [name, change.field].filter(Boolean).join(".") };
      }
    }

    return null;
  };

  return changeField;
};
