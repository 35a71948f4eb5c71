import { randomUUID } from "node:crypto";

import type { Cluster } from "./cluster";
import { pdfOf } from "./good-files";
import { payloads, type RawAnswer, sendJson, upload } from "./visitors";

const visitorsAtOnce = 12;
/** The CV of all applications. */
export const sentCv = pdfOf(20_000);

/**
 * Sends a request to one instance after the other until one responds, like a proxy and the retries of
 * a browser.
 *
 * @throws for a response that is neither 201 nor a request to retry.
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
  // A double click, sent to the other instance.
  if (number % 10 > 0) return;
  const again = await untilAnswered(cluster, number + 1, send);
  if (again.id !== id) throw new Error(`Message ${number} was stored twice`);
};

/** Sends an application with its file; uploads the file again if it was lost with its instance. */
const apply = async (cluster: Cluster, number: number) => {
  const { id: cv } = await untilAnswered(cluster, number, (url) => upload(url, sentCv));
  const data = { ...payloads["/api/emp-datas"], full_name: "Ada Applicant", cv };
  const headers = { "Idempotency-Key": randomUUID() };
  await untilAnswered(cluster, number, (url) =>
    sendJson(`${url}/api/emp-datas`, { data }, headers),
  );
};

/**
 * Sends messages and applications of many visitors, each until the response is 201.
 *
 * @param answered is called with the number of responses; the visitor waits for its result.
 * @returns the number of submissions per second.
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
