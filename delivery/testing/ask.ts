import { once } from "node:events";
import { request as rawRequest } from "node:http";

/** A request to this machine as it is written: fetch would tidy its address. */
export const askPort = async (
  port: number,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) => {
  const request = rawRequest({ port, host: "127.0.0.1", path, method, headers, agent: false });
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
