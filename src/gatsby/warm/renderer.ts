import { fork } from "node:child_process";
import { join } from "node:path";

export type RenderRequest = { id: number; options: object };
type Failure = { message: string; stack: string | undefined; context: object | undefined };
export type RenderAnswer = { id: number; result?: object; error?: Failure };

type Waiting = { resolve: (result: object) => void; reject: (error: Error) => void };

/** Starts a process that renders pages. It ends with this one. */
export const startRenderer = () => {
  const program = fork(join(import.meta.dirname, "render.ts"));
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  program.on("message", ({ id, result, error }: RenderAnswer) => {
    if (result) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(Object.assign(new Error(error?.message), error));
    waiting.delete(id);
  });
  program.once("exit", (code) => {
    for (const { reject } of waiting.values()) {
      reject(new Error(`The process that renders pages ended with ${code}.`));
    }
  });

  return {
    /** Gatsby's `renderHTMLProd`. @throws its error, with the path of the page in `context`. */
    render: (options: object) =>
      new Promise<object>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        program.send({ id: lastId, options } satisfies RenderRequest);
      }),
    stop: () => program.disconnect(),
  };
};
