import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { ContentError } from "./content/cms-client";
import { exitOnContentError } from "./exit";

describe("exitWithMessage", () => {
  it("prints the message last and exits with 78", () => {
    // Like Gatsby's report of unfinished activities.
    const script = `
      process.on("exit", () => { console.log("not finished"); console.error("not finished"); });
      const { exitWithMessage } = await import("./src/gatsby/exit");
      exitWithMessage("The token is wrong.");
    `;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "./scripts/lib/typescript.mjs", "--input-type=module", "--eval", script],
      { encoding: "utf8" },
    );

    expect({ status, stdout, stderr }).toEqual({
      status: 78,
      stdout: "",
      stderr: "The token is wrong.\n",
    });
  }, 30_000);
});

describe("exitOnContentError", () => {
  it("rethrows other errors", async () => {
    await expect(exitOnContentError(() => Promise.reject(new Error("a bug")))).rejects.toThrow(
      "a bug",
    );
  });

  it("exits on a ContentError", async () => {
    const exit = jest.spyOn(process, "exit").mockImplementation(() => undefined as never);
    const { write } = process.stdout;
    const { write: writeError } = process.stderr;
    const record = { uid: "api::article.article", documentId: "late" };
    const fault = new ContentError("A sentence for the log.", record);
    const { send } = process;
    process.send = jest.fn();
    await exitOnContentError(() => Promise.reject(fault));
    Object.assign(process.stdout, { write });
    Object.assign(process.stderr, { write: writeError });

    expect(exit).toHaveBeenCalledWith(78);
    expect(process.send).toHaveBeenCalledWith({ recordAtFault: record });
    Object.assign(process, { send });
  });
});

describe("exitWithParent", () => {
  /** A process that calls the function, then runs until it is ended. */
  const start = async () => {
    const file = join(mkdtempSync(join(tmpdir(), "exit-")), "build.mjs");
    const exit = pathToFileURL(resolve("src/gatsby/exit.ts")).href;
    writeFileSync(
      file,
      `import { exitWithParent } from ${JSON.stringify(exit)};
       exitWithParent();
       setInterval(() => undefined, 1000);
       process.send("ready");`,
    );
    const child = fork(file, { execArgv: ["--import", "./scripts/lib/typescript.mjs"] });
    await once(child, "message");

    return child;
  };

  it("ends the build when its parent process exits", async () => {
    const child = await start();
    const ended = once(child, "exit", { signal: AbortSignal.timeout(20_000) });
    child.disconnect();

    await expect(ended.finally(() => child.kill("SIGKILL"))).resolves.toEqual([1, null]);
  });
});
