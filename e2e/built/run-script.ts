import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** Runs a script of this folder in parallel to the tests, with JSON input and output. */
const run = async (script: string, input: object): Promise<unknown> => {
  const child = spawn(
    process.execPath,
    // Pagefind's script is an ES module without a package.json that says that.
    ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", `e2e/built/${script}`],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  child.stdin.end(JSON.stringify(input));

  return JSON.parse(await text(child.stdout));
};

/** Like `run`, but errors are thrown when the result is awaited. */
export const runScript = <Answer>(script: string, input: object): Promise<Answer> => {
  const answer = run(script, input);
  answer.catch(() => undefined);

  return answer as Promise<Answer>;
};
