import { payloads, type RawAnswer, sendJson, upload } from "../tests/support/visitors";
import { solveProof } from "../tests/support/proof";

import type { Attacked } from "./attacked";

/** What became of one honest act: the answers' times in milliseconds, without what a proof took. */
export type Honest = { accepted: boolean; proven: boolean; times: number[]; why: string };

/** Sends, and once more with a proof of work where that is asked for. */
const persist = async (
  url: string,
  send: (proof: string | undefined) => Promise<RawAnswer>,
): Promise<Honest> => {
  const times: number[] = [];
  const timed = async (proof?: string) => {
    const begin = performance.now();
    const answer = await send(proof);
    times.push(performance.now() - begin);

    return answer;
  };

  let answer = await timed();
  const proven = answer.text.includes('"altcha"') || answer.status === 429;
  if (proven) answer = await timed(await solveProof(url));

  return {
    accepted: [200, 201].includes(answer.status),
    proven,
    times,
    why: `${answer.status} ${answer.text.slice(0, 200)}`,
  };
};

/** Visitors, each from an address of their own. */
export const honestVisitor = (url: string) => ({
  post: (round: number) =>
    persist(url, (altcha) =>
      sendJson(
        `${url}/api/contact-datas`,
        { data: { ...payloads["/api/contact-datas"], ...(altcha && { altcha }) } },
        {},
        `127.7.${round >> 7}.${1 + (round & 127)}`,
      ),
    ),
  upload: (round: number) =>
    persist(url, (proof) =>
      upload(
        url,
        undefined,
        proof ? { "Proof-Of-Work": proof } : {},
        `127.8.${round >> 7}.${1 + (round & 127)}`,
      ),
    ),
});

/** An editor, who creates the first account and then signs in again and again, by turns on new devices. */
export const honestEditor = async ({ url, setUpToken }: Attacked) => {
  const person = { email: "editor@example.com", password: "A-long-Passw0rd" };
  const token = { "Set-Up-Token": setUpToken };
  await sendJson(`${url}/admin/register-admin`, { ...person, firstname: "Edith" }, token);
  let device = "";

  return (round: number) =>
    persist(url, async (proof) => {
      const headers = {
        ...(round % 2 ? { Cookie: device } : {}),
        ...(proof ? { "Proof-Of-Work": proof } : {}),
      };
      const answer = await sendJson(`${url}/admin/login`, person, headers, "127.9.0.1");
      device ||= /known-device=[^;]+/.exec(String(answer.headers["set-cookie"]))?.[0] ?? "";

      return answer;
    });
};
