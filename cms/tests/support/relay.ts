import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { Webhook } from "standardwebhooks";

import { crmToken } from "./crm";
import { createLeadEvent } from "./lead-event";
import { machineEnvironment, project } from "./service";
import { send, source } from "./visitors";
import { until } from "./wait";

/** Signs the webhooks to a relay. */
export const relaySecret = `whsec_${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`;

/** The program that passes leads on to a CRM. */
export type Relay = { url: string; output: () => string; stop: () => Promise<unknown> };

/** Runs the program with only these settings. */
export const runRelay = (environment: Record<string, string>) => {
  const program = join(project, "dist/src/leads/commands/relay-leads.js");
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: { ...machineEnvironment(), RELAY_PORT: "0", ...environment },
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  process.once("exit", () => child.kill("SIGKILL"));

  return { child, output: () => output };
};

/** Starts a relay to a CRM, and waits until it listens. */
export const startRelay = async (to: string, api: string, token = crmToken): Promise<Relay> => {
  const { child, output } = runRelay({
    RELAY_TO: to,
    RELAY_API_URL: api,
    RELAY_TOKEN: token,
    RELAY_SECRET: relaySecret,
  });
  const urlOf = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0] ?? "";
  await until("the relay listens", () => urlOf() !== "", { lastSeen: output });

  return {
    url: urlOf(),
    output,
    stop: () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");

      return ended;
    },
  };
};

const lead = {
  documentId: "abcdefgh12345678",
  createdAt: "2026-01-31T12:00:00.000Z",
  full_name: "Ada King Lovelace",
  your_email: "ada@example.com",
  mobile_no: "+442079460000",
  message: "We need a <b>shop</b>.",
  url: "contact-us",
  ...source,
};

/** The body that the CMS sends about a lead. */
export const bodyOf = async (given: object = {}, options?: Parameters<typeof createLeadEvent>[1]) =>
  JSON.stringify(await createLeadEvent({ ...lead, ...given }, options));

/** The headers that sign a body. */
export const signatureOf = (id: string, body: string, key = relaySecret, time = new Date()) => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
  "webhook-signature": new Webhook(key).sign(id, time, body),
});

/** Sends a body to a relay, as the CMS does. */
export const deliver = ({ url }: Relay, id: string, body: string, key = relaySecret) =>
  send(url, {
    headers: { "Content-Type": "application/json", ...signatureOf(id, body, key) },
    body,
  });
