import { Failure } from "./failure.mjs";

/**
 * Calls the content service as its panel does.
 *
 * @param {string} address of the content service, with the path.
 * @param {{ method?: string, body?: object, token?: string, headers?: Record<string, string> }} [options]
 * @throws {Failure} when it answers with an error.
 */
export const call = async (
  address,
  { body, token, headers = {}, method = body ? "POST" : "GET" } = {},
) => {
  const answer = await fetch(address, {
    method,
    headers: {
      ...headers,
      Origin: new URL(address).origin,
      ...(body && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Failure(`${address} answered ${answer.status}: ${await answer.text()}`);

  return answer.json();
};
