import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

import { textDigest } from "../../../common/launch/sample-text.ts";
import { fileDigest } from "./release-findings.ts";

const files = ["brand/logo.ts", "brand/icon.svg", "sample-content/records/pictures/share.png"];

/** The digests of the sample's records, as code. An agency that replaces the sample keeps them. */
export const printDigests = (root: string) => {
  const records = join(root, "sample-content/records");
  const read = (file: string) => parse(readFileSync(join(records, file), "utf8"));
  const agency = String(read("site.yaml").name);
  const digests = readdirSync(records, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml") && file !== "pictures.yaml")
    .flatMap((file) => textDigest(read(file), agency) ?? [])
    .sort();

  return [
    "// Written by scripts/commands/sample-digests.ts.\n",
    "/** Digests of the texts of the sample's records, by which a launch check recognizes them. */",
    "export const sampleDigests: ReadonlySet<string> = new Set([",
    ...digests.map((digest) => `  "${digest}",`),
    "]);\n",
    "/** Digests of the sample's logo, icon and share picture. */",
    "export const sampleFileDigests: Readonly<Record<string, string>> = {",
    ...files.map((file) => `  "${file}": "${fileDigest(join(root, file))}",`),
    "};\n",
  ].join("\n");
};
