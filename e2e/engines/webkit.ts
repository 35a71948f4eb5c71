import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

import { getFreePort } from "../../publisher/ports.ts";
import { waitUntil } from "../../publisher/tests/support/wait-until.ts";

import type { Engine } from "./engine.ts";

/** The key of an element's id in WebDriver's answers. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** Starts an X server, since WebKitGTK has no mode without a display. */
const startDisplay = async () => {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(server.stdio[3] as NodeJS.ReadableStream, "data");

  return { server, display: `:${String(number).trim()}` };
};

/** A client of a WebDriver server. */
const createClient = (port: number) => async (method: string, path: string, body?: object) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each command has its own.
  const { value } = (await response.json()) as { value: any };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);

  return value;
};

const stop = async (program: ChildProcess) => {
  program.kill();
  await once(program, "close");
};

/** Starts WebKitGTK by its driver, over WebDriver. */
export const createWebKit = async (driverPath: string): Promise<Engine> => {
  const { server, display } = await startDisplay();
  const port = await getFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    // Its sandbox needs user namespaces, which containers often lack.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    stdio: "ignore",
  });
  const call = createClient(port);
  await waitUntil("the driver answers", () =>
    call("GET", "/status").then(
      () => true,
      () => false,
    ),
  );
  const { sessionId } = await call("POST", "/session", { capabilities: {} });
  const session = (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body);
  await session("POST", "/timeouts", { script: 60_000, pageLoad: 60_000 });
  const find = async (selector: string) => {
    const element = await session("POST", "/element", { using: "css selector", value: selector });

    return `/element/${element[elementKey]}`;
  };

  return {
    open: (url) => session("POST", "/url", { url }),
    run: async (code, ...args) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve()
          .then(() => (${code.toString()})(...Array.from(arguments).slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await session("POST", "/execute/async", { script, args });
      if (error) throw new Error(error);

      return value;
    },
    movePointer: (x, y) =>
      session("POST", "/actions", {
        actions: [
          {
            type: "pointer",
            id: "mouse",
            actions: [{ type: "pointerMove", x, y, duration: 0 }],
          },
        ],
      }),
    click: async (selector) => session("POST", `${await find(selector)}/click`, {}),
    type: async (selector, text) => session("POST", `${await find(selector)}/value`, { text }),
    upload: async (selector, path) =>
      session("POST", `${await find(selector)}/value`, { text: path }),
    back: () => session("POST", "/back", {}),
    forward: () => session("POST", "/forward", {}),
    close: async () => {
      await session("DELETE", "");
      await stop(driver);
      await stop(server);
    },
  };
};
