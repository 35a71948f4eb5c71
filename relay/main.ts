import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import rawBody from "raw-body";
import { Webhook } from "standardwebhooks";

import type { LeadEvent } from "../common/forms/lead-event.ts";
import { createCall, type Crm, type Once, RelayError } from "./crm.ts";
import { hubspot } from "./hubspot.ts";
import { pipedrive } from "./pipedrive.ts";
import { readEvent } from "./read-event.ts";

// node --env-file=relay.env relay/main.ts
//
// Receives a webhook of LEADS_WEBHOOKS and adds its leads to a CRM (docs/webhooks.md). It keeps
// nothing on disk: the outbox of the CMS sends again what was not answered with 200.

const targets: Record<string, Crm> = { hubspot, pipedrive };
const maxBytes = 1024 * 1024;
const maxRemembered = 1000;

const createOnce = (): Once => {
  const results = new Map<string, unknown>();

  return async <Result>(part: string, run: () => Promise<Result>) => {
    if (!results.has(part)) results.set(part, await run());

    return results.get(part) as Result;
  };
};

/** What was done about the last leads, by webhook-id. */
const createMemory = () => {
  const memory = new Map<string, Once>();

  return (id: string): Once => {
    const once = memory.get(id) ?? createOnce();
    memory.set(id, once);
    const [oldest = ""] = memory.keys();
    if (memory.size > maxRemembered) memory.delete(oldest);

    return once;
  };
};

const readBody = (request: IncomingMessage) =>
  rawBody(request, { limit: maxBytes, length: request.headers["content-length"] ?? null }).catch(
    () => {
      throw new RelayError(413, `the body is incomplete, or has more than ${maxBytes} bytes`);
    },
  );

const startRelay = (crm: Crm, token: string, secret: string) => {
  // An empty setting counts as unset: an empty host would mean all addresses of the machine.
  const { RELAY_HOST, RELAY_PORT, RELAY_API_URL } = process.env;
  const call = createCall(RELAY_API_URL || crm.url, crm.headers(token));
  const webhook = new Webhook(secret);
  const onceOf = createMemory();

  /** @param onVerified gets the id of the webhook, which is anybody's text until then. */
  const receive = async (
    request: IncomingMessage,
    onVerified: (id: string) => void,
  ): Promise<number> => {
    const body = await readBody(request);
    let event: LeadEvent;
    try {
      event = webhook.verify(body, request.headers as Record<string, string>) as LeadEvent;
    } catch {
      return 401;
    }
    const id = String(request.headers["webhook-id"]);
    onVerified(id);
    await crm.add(call, onceOf(id), readEvent(id, event));

    return 200;
  };

  const server = createServer((request, response) => {
    let lead = "An unsigned lead";
    receive(request, (id) => (lead = `Lead ${id}`)).then(
      (status) => response.writeHead(status).end(),
      (error: unknown) => {
        const { status, message, retryAfter } =
          error instanceof RelayError
            ? error
            : new RelayError(503, "the answer of the CRM cannot be read");
        console.error(`${lead} is not in the CRM: ${message}`);
        response
          .writeHead(status, {
            ...(status === 503 && { "Retry-After": retryAfter ?? "30" }),
            // The rest of the body is not read.
            ...(status === 413 && { Connection: "close" }),
          })
          .end(message);
      },
    );
  }).listen(Number(RELAY_PORT || 8787), RELAY_HOST || "127.0.0.1", () => {
    const { address, port } = server.address() as AddressInfo;
    console.log(`The relay listens at http://${address}:${port}`);
  });
  process.once("SIGTERM", () => server.close());
};

const endWithError = (sentence: string) => {
  console.error(sentence);
  process.exitCode = 1;
};

const { RELAY_TO = "", RELAY_TOKEN, RELAY_SECRET } = process.env;
const crm = Object.hasOwn(targets, RELAY_TO) ? targets[RELAY_TO] : undefined;
if (!crm) endWithError(`Set RELAY_TO to ${Object.keys(targets).join(" or ")}.`);
else if (!RELAY_TOKEN) endWithError("Set RELAY_TOKEN to the CRM's token.");
else if (!RELAY_SECRET) endWithError("Set RELAY_SECRET to the webhook's secret.");
else startRelay(crm, RELAY_TOKEN, RELAY_SECRET);
