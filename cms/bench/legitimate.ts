import { payloads, type RawResponse, sendJson, upload } from "../tests/support/visitors";
import { fetchChallenge, prove } from "../tests/support/proof";

import type { AttackTarget } from "./attack-target";

/** Results of legitimate requests: response times in milliseconds, without the time to solve a proof. */
export type LegitimateResult = {
  accepted: boolean;
  proven: boolean;
  times: number[];
  reason: string;
};

/** Sends a request from an IP, and again with a proof of work if one is required. */
const sendWithProof = async (
  url: string,
  from: string,
  send: (proof: string | undefined) => Promise<RawResponse>,
): Promise<LegitimateResult> => {
  const times: number[] = [];
  const timed = async (proof?: string) => {
    const begin = performance.now();
    const answer = await send(proof);
    times.push(performance.now() - begin);

    return answer;
  };

  let answer = await timed();
  const proven = answer.text.includes('"altcha"') || answer.status === 429;
  if (proven) {
    const begin = performance.now();
    const challenge = await fetchChallenge(url, from);
    times.push(performance.now() - begin);
    answer = await timed(await prove(challenge));
  }

  return {
    accepted: [200, 201].includes(answer.status),
    proven,
    times,
    reason: `${answer.status} ${answer.text.slice(0, 200)}`,
  };
};

const addressOf = (network: number, round: number) =>
  `127.${network}.${round >> 7}.${1 + (round & 127)}`;

/** Visitors, each with a separate IP. */
export const legitimateVisitor = (url: string) => {
  return {
    post: (round: number) => {
      const from = addressOf(7, round);

      return sendWithProof(url, from, (altcha) =>
        sendJson(
          `${url}/api/contact-datas`,
          { data: { ...payloads["/api/contact-datas"], ...(altcha && { altcha }) } },
          {},
          from,
        ),
      );
    },
    upload: (round: number) => {
      const from = addressOf(8, round);

      return sendWithProof(url, from, (proof) =>
        upload(url, undefined, proof ? { "Proof-Of-Work": proof } : {}, from),
      );
    },
  };
};

/**
 * An editor who creates the first account and then signs in repeatedly, each time from another IP:
 * thirty sign-ins per minute from one IP are not realistic.
 */
export const legitimateEditor = async ({ url, setupToken }: AttackTarget) => {
  const person = { email: "editor@example.com", password: "A-long-Passw0rd" };
  const token = { "Set-Up-Token": setupToken };
  await sendJson(`${url}/admin/register-admin`, { ...person, firstname: "Edith" }, token);

  return (round: number) => {
    const from = addressOf(9, round);

    return sendWithProof(url, from, (proof) =>
      sendJson(`${url}/admin/login`, person, proof ? { "Proof-Of-Work": proof } : {}, from),
    );
  };
};
