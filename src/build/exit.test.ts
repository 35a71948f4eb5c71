import { spawnSync } from "node:child_process";

import { ContentError } from "./content-service";
import { orExit } from "./exit";

describe("exitWith", () => {
  it("prints the sentence last, and exits with 78", () => {
    // As Gatsby does, that reports its unfinished steps while the process ends.
    const script = `
      process.on("exit", () => { console.log("not finished"); console.error("not finished"); });
      require("./src/build/exit").exitWith("The token is wrong.");
    `;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--require", "ts-node/register/transpile-only", "--eval", script],
      { encoding: "utf8" },
    );

    expect({ status, stdout, stderr }).toEqual({
      status: 78,
      stdout: "",
      stderr: "The token is wrong.\n",
    });
  }, 30_000);
});

describe("orExit", () => {
  it("passes on what is no fault of the content", async () => {
    await expect(orExit(() => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
  });

  it("ends the process at a fault of the content", async () => {
    const exit = jest.spyOn(process, "exit").mockImplementation(() => undefined as never);
    const { write } = process.stdout;
    const { write: writeError } = process.stderr;
    const record = { uid: "api::article.article", documentId: "late" };
    const fault = new ContentError("A sentence for the log.", record);
    const { send } = process;
    process.send = jest.fn();
    await orExit(() => Promise.reject(fault));
    Object.assign(process.stdout, { write });
    Object.assign(process.stderr, { write: writeError });

    expect(exit).toHaveBeenCalledWith(78);
    expect(process.send).toHaveBeenCalledWith({ recordAtFault: record });
    Object.assign(process, { send });
  });
});
