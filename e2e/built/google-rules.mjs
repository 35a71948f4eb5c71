import { readFileSync } from "node:fs";

// @ts-expect-error: it comes without types.
import Validator from "@adobe/structured-data-validator";

// A separate process, since Jest cannot load the validator's syntax: reads the structured data of
// each page by its path as JSON, and prints fields that Google's rich results lack.

/** @type {Record<string, { "@type": string }[]>} */
const pages = JSON.parse(readFileSync(0, "utf8"));
const errors = await Promise.all(
  Object.entries(pages).map(async ([path, things]) => {
    /** @type {{ severity: string, issueMessage: string }[]} */
    const found = await new Validator().validate({
      jsonld: Object.fromEntries(things.map((thing) => [thing["@type"], [thing]])),
    });

    return found
      .filter(({ severity }) => severity === "ERROR")
      .map(({ issueMessage }) => `${path}: ${issueMessage}`);
  }),
);
console.log(JSON.stringify(errors.flat()));
