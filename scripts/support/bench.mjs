import { readFileSync } from "node:fs";

import { Failure } from "./failure.mjs";

/**
 * Calls the content service as its panel does.
 *
 * @param {string} address of the content service.
 * @param {string} path
 * @param {{ method?: string, body?: object, token?: string }} [options]
 * @throws {Failure} when it answers with an error.
 */
export const call = async (address, path, { body, token, method = body ? "POST" : "GET" } = {}) => {
  const answer = await fetch(address + path, {
    method,
    headers: {
      Origin: address,
      ...(body && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Failure(`${path} answered ${answer.status}: ${await answer.text()}`);

  return answer.json();
};

/**
 * Registers the first administrator of a new content service.
 *
 * @param {string} address of the content service.
 * @returns {Promise<string>} the token of further calls.
 */
export const register = async (address) => {
  const password = "A-long-Passw0rd";
  const body = { firstname: "Edith", email: "editor@example.com", password };
  const { data } = await call(address, "/admin/register-admin", { body });

  return data.token;
};

/** What a process holds in memory, in MB; on Linux. @param {{ pid?: number | undefined }} child */
export const memory = ({ pid }) => {
  const [, kilobytes = "0"] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];

  return Math.round(Number(kilobytes) / 1024);
};

/** @param {number[]} times @param {number} share */
export const quantile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
