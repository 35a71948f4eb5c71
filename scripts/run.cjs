// Runs one of this project's commands: `node scripts/run.cjs start` is scripts/start.mjs, and
// `node scripts/run.cjs test/journey.ts` that file.
// On a Node that is too old it fetches a current one from npm and runs the command under
// that, before anything else is loaded or installed. Written for any Node that might read
// it: an old one must reach its sentence, not a syntax error.
"use strict";

const { spawn, spawnSync } = require("child_process");
const { constants } = require("os");
const path = require("path");

// better-sqlite3 needs Node-API 10 (Node 22.14), and Node runs TypeScript by itself from 22.18 on.
const oldest = { major: 22, minor: 18 };
const replacement = "24";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isSupported =
  major >= Number(replacement) || (major === oldest.major && minor >= oldest.minor);
const [name = "", ...args] = process.argv.slice(2);
const program = path.join(__dirname, /\.[a-z]+$/.test(name) ? name : `${name}.mjs`);

/** The path of a current Node, from npm's own cache after the first time; "" when it cannot be had. */
const fetchNode = () => {
  const npm = process.env.npm_execpath;
  const { stdout, status } = spawnSync(
    npm ? process.execPath : "npm",
    (npm ? [npm] : []).concat([
      "exec",
      "--yes",
      // The package puts its program in place with an install script.
      "--ignore-scripts=false",
      `--package=node@${replacement}`,
      "--",
      "node",
      "-p",
      "process.execPath",
    ]),
    { encoding: "utf8", shell: !npm },
  );

  return status === 0 ? stdout.trim().split("\n").pop() : "";
};

/**
 * Runs the command under another Node, passing signals on and ending as it ends.
 *
 * @param {string} node its path.
 */
const runUnder = (node) => {
  const env = Object.assign({}, process.env, {
    PATH: path.dirname(node) + path.delimiter + process.env.PATH,
  });
  const child = spawn(node, [program].concat(args), { stdio: "inherit", env });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : Number(code));
  });
};

if (isSupported) {
  process.argv.splice(1, 2, program);
  import(require("url").pathToFileURL(program).href).catch((error) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    console.error(
      `${error.message.split(" imported from")[0]}: run npm ci to install the packages.`,
    );
    process.exitCode = 1;
  });
} else {
  console.error(
    `Node ${process.versions.node} is too old for this project, so this runs under Node ${replacement} from npm.`,
  );
  const node = fetchNode();
  if (node) {
    runUnder(node);
  } else {
    console.error(
      `Node ${replacement} could not be fetched from npm: install Node ${replacement} and run the command again.`,
    );
    process.exitCode = 1;
  }
}
