import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";

import { installPackages, mayInstall } from "./debian.mjs";
import { Failure } from "./failure.mjs";
import { install, isInstalled } from "./install.mjs";
import { root } from "./project.mjs";
import { builtPages } from "./site.mjs";

const program = join(root, "delivery/html-checker");
const jar = join(program, "node_modules/vnu-jar/build/dist/vnu.jar");
const execute = promisify(execFile);
// Its report has a line for each fault, of which a template can make one on every page.
const maxBuffer = 100_000_000;
const most = 20;

/** What the checker does not know yet, and the specification that does. */
const unknown = [
  // CSS Transitions 2, 3.3.
  "CSS: Unrecognized at-rule “@starting-style”",
  // CSS Values 4, 10.2: min() of a length and of a sum with a percentage.
  "CSS: “inline-size”: The types are incompatible.",
  // CSS Images 4, 3.4.2: a color with two positions.
  "CSS: “background”: too few values for the property “linear-gradient”.",
  // Scroll-driven Animations 1, 2 and 5.
  "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist.",
  "CSS: “animation-range”: Property “animation-range” doesn't exist.",
  // SVG 2, 8.13 and 13.9: properties of drawings in the page.
  "CSS: “vector-effect”: Property “vector-effect” doesn't exist.",
  "CSS: “paint-order”: Property “paint-order” doesn't exist.",
];

const hasJava = () =>
  execute("java", ["-version"]).then(
    () => true,
    () => false,
  );

/** @typedef {{ type: string, url: string, lastLine?: number, message: string, extract?: string }} Message */

/**
 * Copies the pages without the styles that an earlier one has too: they are most of each page,
 * and take the checker most of its time.
 *
 * @param {string} folder
 */
const copyPages = (folder) => {
  const styles = new Set();

  return builtPages().map((file) => {
    const copy = join(folder, relative(root, file));
    const html = readFileSync(file, "utf8").replace(
      /(<style[^>]*>)(.*?)(?=<\/style>)/gs,
      (all, tag) => {
        if (styles.has(all)) return tag;
        styles.add(all);

        return all;
      },
    );
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, html);

    return copy;
  });
};

/**
 * Checks all built pages with the Nu HTML checker, where Java is: continuous integration
 * installs Debian's. One Java checks them all, since its start takes longest.
 *
 * @returns how many pages were checked, in words.
 * @throws {Failure} with the first errors.
 */
export const checkHtml = async () => {
  if (!(await hasJava()) && process.env.CI && mayInstall()) {
    await installPackages(["default-jre-headless"]);
  }
  if (!(await hasJava())) return "no Java, so nothing was checked";
  if (!isInstalled(program)) await install(program);
  const folder = mkdtempSync(join(tmpdir(), "site-html-"));
  const pages = copyPages(folder);
  // One core is all it gets: the tests beside it have the other.
  const { stderr } = await execute(
    "java",
    [
      "-XX:ActiveProcessorCount=1",
      "-jar",
      jar,
      "--errors-only",
      "--exit-zero-always",
      "--format",
      "json",
      ...pages,
    ],
    { maxBuffer },
  ).finally(() => rmSync(folder, { recursive: true }));
  /** @type {{ messages: Message[] }} */
  const { messages } = JSON.parse(stderr);
  const errors = messages.filter(({ message }) => !unknown.includes(message));
  if (errors.length > 0) {
    const lines = errors
      .slice(0, most)
      .map(
        ({ url, message, extract = "" }) =>
          `${url.split("/public")[1]}: ${message} ${extract.trim()}`,
      );
    throw new Failure(
      `The Nu HTML checker finds ${errors.length} errors in the built pages: see above.`,
      lines.join("\n"),
    );
  }

  return `${pages.length} pages`;
};
