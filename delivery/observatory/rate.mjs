// Rates pages as https://developer.mozilla.org/en-US/observatory does, by its own code. Given
// { host, httpPort, httpsPort, paths } as JSON, it prints [{ path, score, results }].
import { registerHooks } from "node:module";

const folder = new URL("node_modules/@mdn/mdn-http-observatory/src/", import.meta.url);

// Which hosts are in browsers already is a list from the network, and this host is not on it.
registerHooks({
  load: (url, context, next) =>
    url === new URL("analyzer/hsts.js", folder).href
      ? {
          format: "module",
          source: "export const isHstsPreloaded = () => null;",
          shortCircuit: true,
        }
      : next(url, context),
});
/** Its code has no types. @type {(path: string) => Promise<any>} */
const load = (path) => import(new URL(path, folder).href);
const [{ retrieve }, { ALL_TESTS }, { getScoreModifier }, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] =
  await Promise.all(
    ["retriever/retriever.js", "constants.js", "grader/grader.js", "grader/charts.js"].map(load),
  );

const { host, paths, ...ports } = JSON.parse(process.argv[2] ?? "{}");
const rated = [];
for (const path of paths) {
  const answers = await retrieve(host, { ...ports, path });
  if (answers.responses.auto?.status !== 200) throw new Error(`${path} is not served.`);
  const results = ALL_TESTS.map((/** @type {any} */ test) => test(answers).result).filter(Boolean);
  /** @type {number[]} */
  const points = results.map(getScoreModifier);
  const sum = (/** @type {number[]} */ list) => list.reduce((total, one) => total + one, 100);
  // As its scanner does: good marks count where there are hardly any bad ones.
  const strict = sum(points.filter((one) => one < 0));
  const score = strict >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : strict;
  rated.push({ path, score, results });
}
console.log(JSON.stringify(rated));
process.exit(0);
