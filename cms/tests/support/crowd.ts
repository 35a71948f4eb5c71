import { randomUUID } from "node:crypto";

import type { Cluster } from "./cluster";
import { pdfOf } from "./good-files";
import { payloads, type RawAnswer, sendJson, upload } from "./visitors";

const visitorsAtOnce = 12;
/** What every applicant sends. */
export const sentCv = pdfOf(20_000);

/**
 * Sends a request to one service after the other until it is answered, as a proxy does with a
 * request that a server did not answer, and a browser with one that nobody answered.
 *
 * @throws for an answer that is neither 201 nor a request to come again.
 */
const untilAnswered = async (
  { services }: Cluster,
  first: number,
  send: (url: string) => Promise<RawAnswer>,
) => {
  for (let tries = 0; ; tries++) {
    const { url } = services[(first + tries) % services.length] ?? services[0];
    const { status, text } = await send(url);
    if (status === 201) return JSON.parse(text).data as { id: number | string };
    if (status !== 0 && status !== 503) throw new Error(`Answered with ${status}: ${text}`);
  }
};

const postContact = async (cluster: Cluster, number: number) => {
  const data = { ...payloads["/api/contact-datas"], message: `Message ${number}` };
  const headers = { "Idempotency-Key": randomUUID() };
  const send = (url: string) => sendJson(`${url}/api/contact-datas`, { data }, headers);
  const { id } = await untilAnswered(cluster, number, send);
  // A double click, at the other service.
  if (number % 10 > 0) return;
  const again = await untilAnswered(cluster, number + 1, send);
  if (again.id !== id) throw new Error(`Message ${number} was stored twice`);
};

/** An application with its file; another upload takes the place of one that is lost with its service. */
const apply = async (cluster: Cluster, number: number) => {
  const { id: cv } = await untilAnswered(cluster, number, (url) => upload(url, sentCv));
  const data = { ...payloads["/api/emp-datas"], full_name: "Ada Applicant", cv };
  const headers = { "Idempotency-Key": randomUUID() };
  await untilAnswered(cluster, number, (url) =>
    sendJson(`${url}/api/emp-datas`, { data }, headers),
  );
};

/**
 * Lets visitors post so many messages and applications, each until it is answered with 201.
 *
 * @param answered is called with the number of answers so far; who was answered waits for it.
 * @returns the posts a second, all of them together.
 */
export const visit = async (
  cluster: Cluster,
  { posts, uploads }: { posts: number; uploads: number },
  answered: (count: number) => Promise<unknown> | undefined,
) => {
  const every = Math.floor(posts / uploads);
  const tasks = Array.from({ length: posts }, (_, number) => [
    () => postContact(cluster, number),
    ...(number % every === 0 && number / every < uploads ? [() => apply(cluster, number)] : []),
  ]).flat();
  const start = performance.now();
  let [next, done] = [0, 0];
  const visitor = async () => {
    for (let task = tasks[next++]; task; task = tasks[next++]) {
      await task();
      await answered(++done);
    }
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, visitor));

  return (tasks.length * 1000) / (performance.now() - start);
};
