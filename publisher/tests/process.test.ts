import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { test } from "node:test";

import { getFreePort } from "../ports.ts";
import { isListening } from "./support/is-listening.ts";
import { createStubProject } from "./support/stub-project.ts";
import { waitUntil } from "./support/wait-until.ts";

const begin = async (steps: string) => {
  const program = createStubProject().evaluate(`
    import { runMain, start } from "./publisher/process.ts";
    const program = (code) => start(process.execPath, ["-e", code], { show: true });
    await runMain(async () => { ${steps} });`);
  await program.prints("ready");

  return program;
};

test("stopping a program stops its children, even if it exits before them", async () => {
  const port = await getFreePort();
  const stubborn = `
    process.on("SIGTERM", () => {});
    require("node:http").createServer((_, response) => response.end()).listen(${port}, "127.0.0.1");`;
  const parent = `
    require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(stubborn)}], { stdio: "ignore" });
    console.log("ready");
    setInterval(() => {}, 1000);`;
  const program = await begin(`await program(${JSON.stringify(parent)}).ended;`);
  await waitUntil("the child's child answers", () => isListening(port));

  await program.kill("SIGINT");
  assert.equal(await program.ended, 130);
  assert.equal(await isListening(port), false);
});

test(
  "a port that accepts and never answers is not taken for a server",
  { timeout: 5000 },
  async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;

    assert.equal(await isListening(port, 100), false);
    silent.close();
  },
);

test("no program starts after Ctrl-C", async () => {
  const waiting = 'console.log("ready"); setInterval(() => {}, 1000);';
  const program = await begin(`
    await program(${JSON.stringify(waiting)}).ended;
    try {
      program("");
      console.log("started");
    } catch ({ message }) {
      console.log(message);
    }`);

  await program.kill("SIGINT");
  assert.equal(await program.ended, 130);
  assert.match(program.output(), /Shutting down\./);
  assert.doesNotMatch(program.output(), /started/);
});
