import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ContentError } from "./content-service";
import { orEndWithSentence } from "./end-with";

describe("endWith", () => {
  it("has the last word, with the code that says so", () => {
    // As Gatsby does, that reports its unfinished steps while the process ends.
    const script = `
      process.on("exit", () => { console.log("not finished"); console.error("not finished"); });
      require("./src/build/end-with").endWith("The token is wrong.");
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

describe("orEndWithSentence", () => {
  it("passes on what is no fault of the content", async () => {
    await expect(orEndWithSentence(() => Promise.reject(new Error("a bug")))).rejects.toThrow(
      "a bug",
    );
  });

  it("ends the process at a fault of the content", async () => {
    const exit = jest.spyOn(process, "exit").mockImplementation(() => undefined as never);
    const { write } = process.stdout;
    const { write: writeError } = process.stderr;
    const cache = mkdtempSync(join(tmpdir(), "cache-"));
    const record = { uid: "api::article.article", documentId: "late" };
    const fault = new ContentError("A sentence for the log.", record);
    await orEndWithSentence(() => Promise.reject(fault), cache);
    Object.assign(process.stdout, { write });
    Object.assign(process.stderr, { write: writeError });

    expect(exit).toHaveBeenCalledWith(78);
    expect(JSON.parse(readFileSync(join(cache, "fault.json"), "utf8"))).toEqual(record);
  });
});
