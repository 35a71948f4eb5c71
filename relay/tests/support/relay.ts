import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { join } from "node:path";

import { Webhook } from "standardwebhooks";

import { crmToken } from "./crm.ts";

/** Signs the webhooks to a relay. */
export const relaySecret = `whsec_${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`;

const program = join(import.meta.dirname, "../../main.ts");

/** The program that passes leads on to a CRM. */
export type Relay = { url: string; output: () => string; stop: () => Promise<unknown> };

/** Runs the program with only these settings. */
export const runRelay = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
    env: { RELAY_PORT: "0", ...environment },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  process.once("exit", () => child.kill("SIGKILL"));

  return { child, output: () => output };
};

/** Starts a relay to a CRM, and waits until it listens. @throws with its output if it ends. */
export const startRelay = async (to: string, api: string, token = crmToken): Promise<Relay> => {
  const { child, output } = runRelay({
    RELAY_TO: to,
    RELAY_API_URL: api,
    RELAY_TOKEN: token,
    RELAY_SECRET: relaySecret,
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output()) ?? [];
      if (found) resolve(found);
    });
    child.once("close", () => reject(new Error(`The relay does not start: ${output()}`)));
  });

  return {
    url,
    output,
    stop: () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");

      return ended;
    },
  };
};

/** Posts a body as it is; `status` is 0 if the connection broke. */
export const send = (
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> =>
  new Promise((resolve) => {
    const outgoing = request(
      url,
      {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
          ...headers,
        },
        agent: false,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("close", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on("error", () => resolve({ status: 0, headers: {}, text: "" }));
    outgoing.end(body);
  });

/** Sends a body to a relay, as the CMS does. */
export const deliver = ({ url }: Relay, id: string, body: string, key = relaySecret) => {
  const now = new Date();

  return send(url, body, {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(key).sign(id, now, body),
  });
};
