import { waitUntil } from "../publisher/testing/wait-until";

import { answers, freePort, fakeProject } from "./testing/project";

jest.setTimeout(60_000);

let project: ReturnType<typeof fakeProject>;

beforeEach(() => {
  project = fakeProject();
});

afterEach(() => {
  project.remove();
});

const begin = async (steps: string) => {
  project.write(
    "scripts/sample.mjs",
    `import { command } from "./support/command.mjs";
     import { start } from "./support/processes.mjs";
     const program = (code) => start(process.execPath, ["-e", code], { show: true });
     await command(async () => { ${steps} });`,
  );
  const sample = project.start("sample");
  await sample.says("ready");

  return sample;
};

it("stops what a program has started, even when the program ends without it", async () => {
  const port = await freePort();
  const stubborn = `
    process.on("SIGTERM", () => {});
    require("node:http").createServer((_, response) => response.end()).listen(${port}, "127.0.0.1");`;
  const program = `
    require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(stubborn)}], { stdio: "ignore" });
    console.log("ready");
    setInterval(() => {}, 1000);`;
  const sample = await begin(`await program(${JSON.stringify(program)}).ended;`);
  await waitUntil("the program's own program answers", () => answers(port));

  expect(await sample.interrupt()).toBe(130);
  expect(await answers(port)).toBe(false);
});

it("starts nothing more once Ctrl-C was pressed", async () => {
  const waiting = 'console.log("ready"); setInterval(() => {}, 1000);';
  const sample = await begin(`
    await program(${JSON.stringify(waiting)}).ended;
    try {
      program("");
      console.log("started");
    } catch ({ message }) {
      console.log(message);
    }`);

  expect(await sample.interrupt()).toBe(130);
  expect(sample.output()).toContain("Everything is being stopped.");
  expect(sample.output()).not.toContain("started");
});
