import { createRandom } from "../../src/common/testing/random";
import {
  brokenBodies,
  contentTypes,
  foreignFields,
  headerTricks,
  methods,
  odd,
  searches,
  strings,
} from "./hostile-values";
import { attackedAnswers } from "./custom-form";
import { payloads } from "./visitors";

const bodiesByPath: Record<string, Readonly<Record<string, unknown>>> = {
  ...payloads,
  "/api/form-answers": attackedAnswers,
};

export type GeneratedRequest = {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: Buffer;
};

/** Generates requests, the same for the same seed: mostly valid ones with an error, also to {@link attackedForm}. */
export const generateRequests = (seed: number, count: number): GeneratedRequest[] => {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const chance = (share: number) => random() < share;

  /** The answers with another value, key or label in some. */
  const answers = () =>
    attackedAnswers.answers.map((answer) => {
      if (!chance(0.2)) return answer;
      const change = chance(0.3) ? pick(odd) : pick(strings);

      return { ...answer, [chance(0.2) ? pick(["key", "label"]) : "value"]: change };
    });
  const data = (path: string) => {
    const fields: Record<string, unknown> = {
      ...bodiesByPath[path],
      ...("answers" in (bodiesByPath[path] ?? {}) && { answers: answers() }),
    };
    // Answers are changed already.
    if ("answers" in fields && chance(0.7)) return fields;
    for (let change = 0; change < 1 + Math.floor(random() * 3); change++) {
      const name = chance(0.2) ? pick(foreignFields) : pick(Object.keys(fields));
      const value = chance(0.3) ? pick(odd) : pick(strings);
      if (chance(0.1)) Reflect.deleteProperty(fields, name);
      else
        Object.defineProperty(fields, name, {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
    }
    return fields;
  };
  const body = (path: string): Buffer => {
    if (chance(0.1)) return Buffer.from(pick(brokenBodies));
    const text = Buffer.from(JSON.stringify({ data: data(path) }));
    if (chance(0.05)) text[Math.floor(random() * text.length)] = Math.floor(random() * 256);
    if (chance(0.03)) return Buffer.from(text.toString(), "utf16le");
    return text;
  };

  return Array.from({ length: count }, () => {
    const path = pick(Object.keys(bodiesByPath));

    return {
      path: (chance(0.05) ? path.toUpperCase() : path) + pick(searches),
      method: chance(0.85) ? "POST" : pick(methods),
      headers: {
        "Content-Type": chance(0.75) ? "application/json" : pick(contentTypes),
        ...(chance(0.3) ? pick(headerTricks) : {}),
      },
      body: body(path),
    };
  });
};
