import { unpackAll } from "./unpack";
import type { Verdict } from "./verdict";
import { type Element, readXml } from "./xml";
import { readZip } from "./zip";

// A Word file since 2007 (ECMA-376, part 2 for the package). What may be in it is listed;
// whatever else is there, macros, controls, objects, other documents, makes it unfit.

const contentTypes = "[Content_Types].xml";
const documentType =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const parts =
  /^(?:\[Content_Types\]\.xml|(?:[\w-]+\/)*[\w.-]*\.(?:xml|rels|png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp|wdp|odttf)|(?:[\w-]+\/)+)$/i;

/** The last part of a relationship's type: text, its layout, its pictures, who wrote it. */
const relationships = new Set(
  [
    "officeDocument core-properties extended-properties custom-properties thumbnail",
    "extendedProperties customProperties",
    "styles stylesWithEffects settings webSettings fontTable theme numbering font",
    "header footer footnotes endnotes glossaryDocument hyperlink image hdphoto svg ink",
    "comments commentsExtended commentsIds commentsExtensible people",
    "customXml customXmlProps classificationlabels intelligence intelligence2",
    "diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing",
  ].flatMap((line) => line.split(" ")),
);

const valueOf = ({ attributes }: Element, name: string) => attributes[name]?.value ?? "";

/** Links that a reader must click, and the template on a drive of the writer's, which nobody fetches. */
const externals: Record<string, RegExp> = {
  hyperlink: /^(?:https?|mailto|tel):/i,
  attachedTemplate: /^file:\/\/\/[a-z]:[\\/]/i,
};

/** The name of a part, from the one that points to it or from the root; never an address. */
const partName = /^(?!.*:|\/\/)[^\\]*$/;

/** Whether a relationship stays inside the file, or is one of the harmless ones. */
const isAllowed = (element: Element): boolean => {
  const type = valueOf(element, "Type").replace(/^.*\//, "");
  const target = valueOf(element, "Target");
  const mode = valueOf(element, "TargetMode") || "Internal";
  if (mode === "Internal") return relationships.has(type) && partName.test(target);

  return mode === "External" && externals[type]?.test(target) === true;
};

/** A Word file without macros, embedded objects and anything that is fetched from elsewhere. */
export const inspectDocx = async (file: Buffer): Promise<Verdict> => {
  const entries = readZip(file);
  if (!entries?.some(({ name }) => name === contentTypes)) return "other";
  if (!entries.every(({ name }) => parts.test(name))) return "unfit";

  const isRead = (name: string) => name === contentTypes || name.toLowerCase().endsWith(".rels");
  const texts = await unpackAll(entries, isRead);
  if (!texts) return "unfit";

  let documents = 0;
  let allowed = true;
  for (const [name, text] of texts) {
    const wellFormed = readXml(text, (element) => {
      if (element.name === "Relationship") allowed &&= isAllowed(element);
      if (name === contentTypes && valueOf(element, "ContentType") === documentType) documents += 1;
    });
    allowed &&= wellFormed;
  }
  if (!allowed) return "unfit";

  return documents === 1 ? "fit" : "other";
};
