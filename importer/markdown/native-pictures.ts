import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { parseDocument } from "yaml";

import { isRecord } from "../../common/is-record.ts";
import { OperatorError } from "../../common/operator-error.ts";

import type { ImportPart } from "../record.ts";

import { textField } from "./fields.ts";
import { readUtf8 } from "./read-source.ts";

/** A name that is no path. */
const fileName = /^(?!\.)[^/\\\0]+$/;

const readDescriptions = (folder: string): Record<string, unknown> => {
  const path = join(folder, "pictures.yaml");
  if (!existsSync(path)) return {};
  const document = parseDocument(readUtf8(path), { logLevel: "silent" });
  const [error] = document.errors;
  if (error) {
    throw new OperatorError(
      `${path} is not valid YAML in line ${error.linePos?.[0].line ?? 1}: correct the line.`,
    );
  }
  const data: unknown = document.toJS() ?? {};
  if (!isRecord(data)) {
    throw new OperatorError(`${path} has no names of pictures: export the site again.`);
  }

  return data;
};

const focalPointOf = (value: unknown) =>
  isRecord(value) && typeof value.x === "number" && typeof value.y === "number"
    ? { x: value.x, y: value.y }
    : undefined;

const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Yields the pictures of an export of this site, in the order of `pictures.yaml`, then all others. */
export const nativePictures = function* (folder: string): Generator<ImportPart> {
  const described = readDescriptions(folder);
  const pictures = join(folder, "pictures");
  const files = existsSync(pictures)
    ? readdirSync(pictures, { withFileTypes: true }).flatMap((entry) =>
        entry.isFile() && fileName.test(entry.name) ? [entry.name] : [],
      )
    : [];
  for (const name of new Set([...Object.keys(described), ...files.sort()])) {
    const fields = described[name];
    const url = `pictures/${name}`;
    if (!fileName.test(name)) {
      yield { loss: { url, what: "A picture is outside the folder and was not read" } };
      continue;
    }
    if (!isFile(join(pictures, name))) {
      yield { loss: { url, what: "A picture is missing" } };
      continue;
    }
    const data = isRecord(fields) ? fields : {};
    const caption = textField(data, "caption");
    const focalPoint = focalPointOf(data.focalPoint);
    const alternativeText = typeof data.alternativeText === "string" ? data.alternativeText : "";
    yield {
      picture: {
        name,
        from: url,
        alternativeText,
        ...(caption && { caption }),
        ...(focalPoint && { focalPoint }),
      },
    };
  }
};
