// Runs one of this project's commands, by its path: `node scripts/run.cjs commands/start.ts`.
// Installs the packages first. If this Node is not supported, fetches one from npm that is and runs
// the command under that. The syntax is that of the oldest Node that may read this file.
"use strict";

const { spawn, spawnSync } = require("child_process");
const { constants } = require("os");
const path = require("path");
const { pathToFileURL } = require("url");

// better-sqlite3 needs Node-API 10 (Node 22.14), and Node runs TypeScript by itself from 22.18 on.
// Gatsby refuses Node 26.
const oldest = { major: 22, minor: 18 };
const replacement = "24";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isSupported =
  major === Number(replacement) || (major === oldest.major && minor >= oldest.minor);
const [name = "", ...args] = process.argv.slice(2);
const program = path.join(__dirname, name);

/** The path of a supported Node, from npm's cache after the first run; "" if npm cannot fetch it. */
const fetchNode = () => {
  const npm = process.env.npm_execpath;
  const { stdout, status } = spawnSync(
    npm ? process.execPath : "npm",
    (npm ? [npm] : []).concat([
      "exec",
      "--yes",
      // An install script of the package puts its program in place.
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
 * Runs the command under another Node: passes signals on, and exits with its code.
 *
 * @param {string} node its path.
 */
const runUnder = (node) => {
  const env = Object.assign({}, process.env, {
    PATH: path.dirname(node) + path.delimiter + process.env.PATH,
  });
  const child = spawn(node, [__filename, name].concat(args), { stdio: "inherit", env });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : Number(code));
  });
};

const needsNoDevPackages =
  /^(\.\.\/(publisher|node_modules\/gatsby)|commands\/(cms|develop|launch-check|preview|relay|seed|setup|start))\b/.test(
    name,
  );

// npm passes SIGTERM on to its shell only, which ends without the command.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  timer.unref();
}

/** Commands of developers need development packages. @returns {Promise<void>} */
const installPackages = async () => {
  const dev = !needsNoDevPackages;
  const file = path.join(__dirname, "install.mjs");
  const { areInstalled } = await import(pathToFileURL(file).href);
  if (areInstalled({ dev })) return;
  // A separate process stops npm when it is interrupted.
  const { status } = spawnSync(process.execPath, [file].concat(dev ? "--dev" : []), {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status === null ? 1 : status);
};

if (isSupported) {
  process.argv.splice(1, 2, program);
  void installPackages().then(() => import(pathToFileURL(program).href));
} else {
  console.error(
    `This project does not support Node ${process.versions.node}, so this runs under Node ${replacement} from npm.`,
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
