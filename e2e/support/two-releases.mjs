import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { listFiles } from "../../publisher/files.ts";
import { createRelease } from "../../publisher/release/create-release.ts";
import { activate } from "../../publisher/release/releases.ts";
import { serveReleases } from "../../publisher/serve/serve.ts";

// Serves two releases of a few pages of the built site, which differ in the names of all their
// bundles as after a change of the code. Runs as a separate process; the message "switch" activates
// the second release.
const built = join(process.cwd(), "public");
const folder = mkdtempSync(join(tmpdir(), "two-releases-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const hash = /[0-9a-f]{20}/g;
const pages = ["/index.html", "/blog/index.html", "/404.html"];
/** The pages and their code, without pictures. */
const files = (await listFiles(built)).filter(
  (file) =>
    pages.includes(file) || (/\.(js|css|json|svg)$/.test(file) && !/^\/static\//.test(file)),
);
/** The hashes of bundles, and that of the build. */
const hashes = new Set(
  [...readdirSync(built), readFileSync(join(built, "page-data/app-data.json"), "utf8")].flatMap(
    (text) => text.match(hash) ?? [],
  ),
);

/** @param {string} text */
const withOtherHashes = (text) =>
  text.replace(hash, (one) => (hashes.has(one) ? [...one].reverse().join("") : one));

const copies = ["first", "second"].map((name) => join(folder, name));
for (const [index, copy] of copies.entries()) {
  for (const file of files) {
    const target = join(copy, index ? withOtherHashes(file) : file);
    mkdirSync(dirname(target), { recursive: true });
    if (index) writeFileSync(target, withOtherHashes(readFileSync(join(built, file), "utf8")));
    else cpSync(join(built, file), target);
  }
}

const releases = join(folder, "releases");
/** @param {string} publicDir */
const release = async (publicDir) =>
  activate(releases, (await createRelease({ publicDir, releases })).id);

await release(copies[0] ?? "");
const server = await serveReleases({ releases, port: 0 });
const address = server.address();
process.send?.(`http://localhost:${typeof address === "object" ? address?.port : ""}`);

/** @param {unknown} command */
const run = async (command) => {
  if (command === "switch") await release(copies[1] ?? "");
  process.send?.("done");
};
process.on("message", (command) => void run(command));
process.on("disconnect", () => process.exit());
