import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";

import { hostOf } from "./server-url";

import type { Network } from "./public-network";

/** A response, without its body. */
export type HttpAnswer = { status: number; headers: IncomingMessage["headers"] };

/** Thrown if no connection to the host's IPs is allowed. */
export class ForbiddenIpError extends Error {}

/** Thrown if no connection to the port is allowed. */
export class ForbiddenPortError extends Error {}

/** Thrown if a server takes too long. */
export class TimeoutError extends Error {}

/** Limit of each request. */
export const timeoutSeconds = 15;

export type RequestOptions = {
  method: "HEAD" | "GET" | "POST";
  userAgent: string;
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
  /** Aborts after `timeoutSeconds`. */
  timeout: AbortSignal;
};

const portOf = ({ port, protocol }: URL) => Number(port || (protocol === "https:" ? 443 : 80));

/** Rejects when a signal aborts. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });

const findAllowedIps = async ({ resolve, mayConnect, mayUsePort }: Network, url: URL) => {
  if (!mayUsePort(portOf(url))) throw new ForbiddenPortError();
  const ips = (await resolve(hostOf(url))).filter(({ address }) => mayConnect(address));
  const [first] = ips;
  if (!first) throw new ForbiddenIpError();

  return { first, ips };
};

/**
 * Sends one request, without credentials and without following redirects. The host is resolved once,
 * and only its checked IPs are connected to: another look-up could give others. Crawlers such as
 * linkinator cannot do this, so the request is Node's own.
 *
 * @param url has no user name, which would be sent.
 * @throws {ForbiddenPortError} {ForbiddenIpError} {TimeoutError} or the error of DNS, TCP, TLS or HTTP.
 */
export const sendRequest = async (
  network: Network,
  url: URL,
  { method, userAgent, headers, body, signal, timeout }: RequestOptions,
): Promise<HttpAnswer> => {
  const limit = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const { first, ips } = await Promise.race([findAllowedIps(network, url), untilAborted(limit)]);
    const lookup: LookupFunction = (_host, { all }, callback) =>
      all ? callback(null, ips) : callback(null, first.address, first.family);
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const sent = { "User-Agent": userAgent, Accept: "*/*", ...headers };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { method, headers: sent, lookup, agent: false, signal: limit }, resolve)
        .on("error", reject)
        .end(body);
    });
    const { statusCode = 0, headers: received } = response;
    response.destroy();

    return { status: statusCode, headers: received };
  } catch (error) {
    throw timeout.aborted && !signal?.aborted ? new TimeoutError() : error;
  }
};
