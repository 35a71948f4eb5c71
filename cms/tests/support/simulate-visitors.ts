import { randomUUID } from "node:crypto";

import type { Cluster } from "./cluster";
import { pdfOf } from "./good-files";
import { payloads, type RawResponse, sendJson, upload } from "./visitors";

const concurrentVisitors = 12;
/** The CV of all applications. */
export const sampleCv = pdfOf(20_000);

/**
 * Sends a request to one instance after the other until one responds, like a proxy and the retries of
 * a browser.
 *
 * @throws for a response that is neither 201 nor a request to retry.
 */
const sendUntilCreated = async (
  { services }: Cluster,
  first: number,
  send: (url: string) => Promise<RawResponse>,
) => {
  for (let attempts = 0; ; attempts++) {
    const { url } = services[(first + attempts) % services.length] ?? services[0];
    const { status, text } = await send(url);
    if (status === 201) return JSON.parse(text).data as { id: number | string };
    if (status !== 0 && status !== 503) throw new Error(`Unexpected status ${status}: ${text}`);
  }
};

const postContact = async (cluster: Cluster, number: number) => {
  const data = { ...payloads["/api/contact-datas"], message: `Message ${number}` };
  const headers = { "Idempotency-Key": randomUUID() };
  const send = (url: string) => sendJson(`${url}/api/contact-datas`, { data }, headers);
  const { id } = await sendUntilCreated(cluster, number, send);
  // A double click, sent to the other instance.
  if (number % 10 > 0) return;
  const again = await sendUntilCreated(cluster, number + 1, send);
  if (again.id !== id) throw new Error(`Message ${number} was stored twice`);
};

/** Sends an application with its file; uploads the file again if it was lost with its instance. */
const apply = async (cluster: Cluster, number: number) => {
  const { id: cv } = await sendUntilCreated(cluster, number, (url) => upload(url, sampleCv));
  const data = { ...payloads["/api/emp-datas"], full_name: "Ada Applicant", cv };
  const headers = { "Idempotency-Key": randomUUID() };
  await sendUntilCreated(cluster, number, (url) =>
    sendJson(`${url}/api/emp-datas`, { data }, headers),
  );
};

/**
 * Sends messages and applications of many visitors, each until the response is 201.
 *
 * @param onResponse is called with the number of responses; the visitor waits for its result.
 * @returns the number of submissions per second.
 */
export const simulateVisitors = async (
  cluster: Cluster,
  { posts, uploads }: { posts: number; uploads: number },
  onResponse: (count: number) => Promise<unknown> | undefined,
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
      await onResponse(++done);
    }
  };
  await Promise.all(Array.from({ length: concurrentVisitors }, visitor));

  return (tasks.length * 1000) / (performance.now() - start);
};
