import { createHmac } from "node:crypto";

import { OperatorError } from "../../common/operator-error.ts";

type Settings = Record<string, string | undefined>;

/**
 * The token that permits creating the first administrator (cms/src/security/setup.ts). The CMS
 * derives it from the first of APP_KEYS in the same way.
 */
export const setupToken = ({ APP_KEYS = "" }: Settings): string =>
  createHmac("sha256", APP_KEYS.split(",")[0]?.trim() ?? "")
    .update("set-up")
    .digest("base64url");

/** The URL of the admin panel: the setup page with its token while there is no administrator. */
export const adminUrl = async (cmsUrl: string, settings: Settings): Promise<string> => {
  const response = await fetch(`${cmsUrl}/admin/init`);
  const { data }: { data?: { hasAdmin?: boolean } } = response.ok ? await response.json() : {};

  return data?.hasAdmin === false
    ? `${cmsUrl}/set-up?token=${setupToken(settings)}`
    : `${cmsUrl}/admin`;
};

/** A request to the panel's API. */
export type RequestOptions = {
  method?: string;
  /** Sent as JSON, or as it is if it is a form. */
  body?: object;
  token?: string;
  headers?: Record<string, string>;
};

/**
 * Sends a request to the CMS as its panel does.
 *
 * @returns the parsed body.
 * @throws {OperatorError} if the status is an error.
 */
export const requestCms = async (
  url: string,
  { body, token, headers = {}, method = body ? "POST" : "GET" }: RequestOptions = {},
) => {
  const isJson = body && !(body instanceof FormData);
  const response = await fetch(url, {
    method,
    headers: {
      ...headers,
      Origin: new URL(url).origin,
      ...(isJson && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  if (!response.ok) {
    throw new OperatorError(`${url} answered ${response.status}: ${await response.text()}`);
  }

  return response.json();
};

const administrator = { email: "ada@example.com", password: "A-long-Passw0rd" };

/**
 * Creates the first administrator of a CMS for tests.
 *
 * @param settings of that CMS.
 * @returns the administrator's token.
 */
export const createFirstAdmin = async (cmsUrl: string, settings: Settings): Promise<string> => {
  const { data } = await requestCms(`${cmsUrl}/admin/register-admin`, {
    body: { firstname: "Ada", lastname: "Admin", ...administrator },
    headers: { "Set-Up-Token": setupToken(settings) },
  });

  return data.token;
};

/**
 * Signs in the administrator whom `createFirstAdmin` created.
 *
 * @returns the administrator's token.
 */
export const signInFirstAdmin = async (cmsUrl: string): Promise<string> => {
  const { data } = await requestCms(`${cmsUrl}/admin/login`, { body: administrator });

  return data.token;
};
