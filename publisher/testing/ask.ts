import { once } from "node:events";
import { type Agent, request as rawRequest } from "node:http";

/** A request to this machine as it is written: fetch would tidy its address. */
export const askPort = async (
  port: number,
  path: string,
  {
    method = "GET",
    headers = {},
    agent = false,
  }: { method?: string; headers?: Record<string, string>; agent?: Agent | false } = {},
) => {
  const request = rawRequest({ port, host: "127.0.0.1", path, method, headers, agent });
  request.end();
  const [response] = await once(request, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);

  return {
    status: response.statusCode as number,
    headers: response.headers as Record<string, string | undefined>,
    body: Buffer.concat(chunks),
  };
};
