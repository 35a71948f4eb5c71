import type { Settings } from "../../server/settings";

/** Thrown if the publisher does not respond or rejects a request; the panel shows its message. */
export class PublisherError extends Error {
  override name = "PublisherError";
}

export type Target = NonNullable<Settings["publisher"]>;

const timeoutMs = 10_000;

/**
 * Sends one request. The URL may be secret, so errors name only its host.
 *
 * @param timeout in milliseconds.
 */
export const send = async (
  url: string,
  token: string | undefined,
  message?: object,
  timeout = timeoutMs,
): Promise<Response> => {
  const { host } = new URL(url);
  let response: Response;
  try {
    response = await fetch(url, {
      method: message ? "POST" : "GET",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "User-Agent": "content-service",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(message && { body: JSON.stringify(message) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string | number };
    throw new PublisherError(
      `The publisher at ${host} does not respond${typeof code === "string" ? ` (${code})` : ""}: start it, or correct PUBLISHER_URL.`,
    );
  }
  if (response.ok) return response;

  const { error } = (await response.json().catch(() => ({}))) as { error?: unknown };
  throw new PublisherError(
    typeof error === "string"
      ? error
      : `The publisher at ${host} responded with status ${response.status}: check PUBLISHER_SECRET and PUBLISHER_TOKEN.`,
  );
};
