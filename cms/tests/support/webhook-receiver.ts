import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { Webhook } from "standardwebhooks";

import { assertLeadEvent } from "./lead-event-schema";

export type ReceivedWebhook = { id: string; headers: IncomingHttpHeaders; body: string };

/** The secret of a webhook in the settings, for {@link verifiedEvent}. */
export const webhookSecret = `whsec_${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`;

/** The event of a webhook, once its signature and its properties are verified. */
export const verifiedEvent = ({ body, headers }: Pick<ReceivedWebhook, "body" | "headers">) => {
  const event = new Webhook(webhookSecret).verify(body, headers as Record<string, string>);
  assertLeadEvent(event);

  return event as { data: { id: string; form: string; fields: Record<string, object> } };
};

type Answer = (response: ServerResponse) => unknown;

/** A server that records the requests to each path, and answers 200 unless told otherwise. */
export const startWebhookReceiver = async () => {
  const received = new Map<string, ReceivedWebhook[]>();
  const answers = new Map<string, Answer>();
  const at = (path: string) => received.get(path) ?? [];
  const server = createServer((request, response) => {
    void (async () => {
      const { url = "", headers } = request;
      const body = await text(request);
      received.set(url, [...at(url), { id: String(headers["webhook-id"]), headers, body }]);
      await (answers.get(url) ?? ((plain: ServerResponse) => plain.writeHead(200).end()))(response);
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    at,
    /** How many different webhooks a path has received. */
    countAt: (path: string) => new Set(at(path).map(({ id }) => id)).size,
    answer: (path: string, answer: Answer | number) =>
      answers.set(
        path,
        typeof answer === "number" ? (response) => response.writeHead(answer).end() : answer,
      ),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
