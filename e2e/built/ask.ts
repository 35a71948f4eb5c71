import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** Asks a script beside this one, with input and answer in JSON. It runs beside the tests. */
const run = async (script: string, input: object): Promise<unknown> => {
  const child = spawn(
    process.execPath,
    // Pagefind's script is a module, and nothing beside it says so.
    ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", `e2e/built/${script}`],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  child.stdin.end(JSON.stringify(input));

  return JSON.parse(await text(child.stdout));
};

/** Like `run`. What goes wrong is thrown where somebody waits for the answer. */
export const ask = <Answer>(script: string, input: object): Promise<Answer> => {
  const answer = run(script, input);
  answer.catch(() => undefined);

  return answer as Promise<Answer>;
};
