import { unpackAll } from "./unpack";
import type { Verdict } from "./verdict";
import { type Element, readXml } from "./xml";
import { readZip, type ZipEntry } from "./zip";

// An OpenDocument text (OpenDocument 1.3, part 2 for the package).

const type = "application/vnd.oasis.opendocument.text";
const manifest = "META-INF/manifest.xml";
const documents = ["content.xml", "styles.xml", "meta.xml"];
const parts =
  /^(?:mimetype|META-INF\/manifest\.xml|(?:content|styles|meta|settings)\.xml|manifest\.rdf|layout-cache|Thumbnails\/thumbnail\.png|Pictures\/[\w.-]+\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svm|svg|webp)|Fonts\/[\w. -]+\.(?:ttf|otf))$/i;

const namespaces = (name: string) => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;
const xlink = "http://www.w3.org/1999/xlink";
const xforms = "http://www.w3.org/2002/xforms";
/** Links that a reader must click; what else has an address is fetched on opening. */
const links = ["text a", "draw a"].map((link) => link.split(" "));
const clicked = /^(?:https?|mailto|tel):/i;
/** The writer's own template: a path, which no other machine is named in. */
const template = [["meta", "template"]];
const ownPath = /^(?:file:\/\/\/(?![/\\])|(?!\s|[^/\\]*:|[/\\]{2}))/i;
/** What runs, asks another program, or loads another document. */
const active = ["office script", "office event-listeners", "office dde-source"]
  .concat("text dde-connection-decl", "script event-listener", "meta auto-reload")
  .map((element) => element.split(" "));

const isOneOf = (list: string[][], { name, namespace }: Element): boolean =>
  list.some(([prefix = "", local]) => name === local && namespace === namespaces(prefix));

/** A path inside the file; never an address. */
const isInside = (href: string): boolean =>
  href === "" || (!href.includes("..") && /^(?:#|(?:\.\/)?[\w-]+[/.])[^:]*$/.test(href));

/** Whether an element may have this address. */
const mayLead = (element: Element, address: string): boolean =>
  isInside(address) ||
  (isOneOf(links, element) && clicked.test(address)) ||
  (isOneOf(template, element) && ownPath.test(address));

const isAddress = ({ local, namespace }: Element["attributes"][string]): boolean =>
  (local === "href" && namespace === xlink) ||
  (local === "image-data" && namespace === namespaces("form"));

const staysInside = (element: Element): boolean =>
  !isOneOf(active, element) &&
  element.namespace !== xforms &&
  Object.values(element.attributes)
    .filter(isAddress)
    .every(({ value }) => mayLead(element, value));

/** A folder, or a file without content, which LibreOffice writes for its settings. */
const isEmpty = ({ name, size }: ZipEntry) =>
  size === 0 &&
  /^(?:Configurations2|Pictures|Fonts|Thumbnails)\/(?:[\w-]+\/)*(?:current\.xml)?$/.test(name);

/** What the manifest lists; undefined if it is broken, of another type, or says that something is encrypted. */
const readManifest = (text: string | undefined): Set<string> | undefined => {
  const listed = new Map<string, string>();
  let isEncrypted = false;
  const wellFormed = readXml(text ?? "", ({ name, attributes }) => {
    const values = Object.fromEntries(
      Object.values(attributes).map(({ local, value }) => [local, value]),
    );
    if (name === "encryption-data") isEncrypted = true;
    if (name === "file-entry") listed.set(values["full-path"] ?? "", values["media-type"] ?? "");
  });

  return wellFormed && !isEncrypted && listed.get("/") === type
    ? new Set(listed.keys())
    : undefined;
};

/** An OpenDocument text without macros, embedded objects, encryption and anything that is fetched. */
export const inspectOdt = async (file: Buffer): Promise<Verdict> => {
  const entries = readZip(file);
  const [first] = entries ?? [];
  // It names its type first, unpacked.
  if (!entries || first?.name !== "mimetype") return "other";
  if (first.packed.toString("latin1") !== type) return "other";
  if (!entries.every((entry) => parts.test(entry.name) || isEmpty(entry))) return "unfit";

  const read = [manifest, ...documents];
  const texts = await unpackAll(entries, (name) => read.includes(name));
  const listed = readManifest(texts?.get(manifest));
  if (!texts?.has("content.xml") || !listed) return "unfit";
  const unlisted = entries.some(
    (entry) =>
      !listed.has(entry.name) && !isEmpty(entry) && !["mimetype", manifest].includes(entry.name),
  );
  if (unlisted) return "unfit";

  const fits = documents.every((name) => {
    let inside = true;
    const wellFormed =
      !texts.has(name) ||
      readXml(texts.get(name) ?? "", (element) => {
        inside &&= staysInside(element);
      });

    return wellFormed && inside;
  });
  return fits ? "fit" : "unfit";
};
