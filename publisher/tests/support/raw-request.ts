import { once } from "node:events";
import { type Agent, request } from "node:http";

/** Requests a path as is; fetch would normalize it. */
export const rawRequest = async (
  port: number,
  path: string,
  {
    method = "GET",
    headers = {},
    agent = false,
  }: { method?: string; headers?: Record<string, string>; agent?: Agent | false } = {},
) => {
  const sent = request({ port, host: "127.0.0.1", path, method, headers, agent });
  sent.end();
  const [response] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);

  return {
    status: response.statusCode as number,
    headers: response.headers as Record<string, string | undefined>,
    body: Buffer.concat(chunks),
  };
};
