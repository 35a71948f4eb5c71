import assert from "node:assert/strict";

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

import type { AssistantsResponses } from "../../src/assistants/types";

import type { InProcess } from "./in-process";
import type { Panel } from "./panel-client";

type Service = Pick<InProcess, "strapi" | "url">;

/** What tools answer about a draft. */
export type DraftAnswer = {
  id: string;
  updatedAt: string;
  issues: string[];
  texts: Record<string, string>;
  fields: Record<string, unknown>;
};

let lastToken = 0;

/** A new token for a user. */
export const makeToken = async (
  { strapi }: Service,
  administrator: Panel,
  email: string,
): Promise<string> => {
  const user = (await strapi.db.query("admin::user").findOne({ where: { email } })) as {
    id: number;
  };
  lastToken += 1;
  const { status, body } = await administrator.post("/assistants", {
    person: user.id,
    name: `Assistant ${lastToken}`,
    days: 7,
  });
  assert.equal(status, 200, JSON.stringify(body));

  return (body as AssistantsResponses["POST /assistants"]).secret;
};

/** A client of the official SDK, with a token. */
export const connectAssistant = async ({ url }: Pick<Service, "url">, secret: string) => {
  const client = new Client({ name: "test", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", url), {
    requestInit: { headers: { Authorization: `Bearer ${secret}` } },
  });
  await client.connect(transport);
  const call = async (name: string, args: object) => {
    const { isError, content } = await client.callTool({
      name,
      arguments: args as Record<string, unknown>,
    });
    const [first] = content as { text: string }[];

    return { isRefused: isError === true, text: first?.text ?? "" };
  };

  return {
    client,
    call,

    /** The answer of a tool. */
    use: async (name: string, args: object = {}): Promise<DraftAnswer> => {
      const { isRefused, text } = await call(name, args);
      assert.equal(isRefused, false, text);

      return JSON.parse(text) as DraftAnswer;
    },

    /** The sentences with which a tool refuses. */
    refusal: async (name: string, args: object = {}): Promise<string> => {
      const { isRefused, text } = await call(name, args);
      assert.equal(isRefused, true, text);

      return text;
    },
  };
};

export type Assistant = Awaited<ReturnType<typeof connectAssistant>>;
