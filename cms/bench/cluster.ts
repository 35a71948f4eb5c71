import { type Cluster, metricsToken, startCluster } from "../tests/support/cluster";
import { runClusterScenario } from "../tests/support/cluster-scenario";
import { simulateVisitors } from "../tests/support/simulate-visitors";
import { readMetrics } from "../tests/support/prometheus";

// npm run bench:cluster: two CMS instances on one PostgreSQL and one bucket; one is restarted and
// the other killed while visitors submit. Fails if anything is lost or duplicated. Then it measures the
// cost of a submission on the remaining instance.
const posts = Number(process.env.BENCH_POSTS ?? 2000);
const uploads = Number(process.env.BENCH_UPLOADS ?? 50);

/** Submissions, including their emails: number per second, and CPU time of each in milliseconds. */
const costOfPost = async (cluster: Cluster, posts: number) => {
  const processorSeconds = async () =>
    (await readMetrics(cluster.services[1].url, metricsToken))("process_cpu_seconds_total") ?? NaN;
  const before = await processorSeconds();
  const perSecond = await simulateVisitors(cluster, { posts, uploads: 1 }, () => undefined);

  return { perSecond, milliseconds: ((await processorSeconds()) - before) * (1000 / posts) };
};

const main = async () => {
  const cluster = await startCluster();
  try {
    const { perSecond, leads, copies, unclaimed } = await runClusterScenario(cluster, {
      posts,
      uploads,
    });
    console.log(
      `${posts} posts and ${uploads} applications with a file: each stored once, ${perSecond.toFixed(0)} a second, one service restarted and one killed meanwhile. ` +
        `${leads} leads mailed, ${copies} of them twice; ${unclaimed} uploads without an application; one publisher requested builds.`,
    );
    const { perSecond: alone, milliseconds } = await costOfPost(cluster, Math.ceil(posts / 4));
    console.log(
      `One service alone: ${alone.toFixed(0)} posts a second, each ${milliseconds.toFixed(1)} ms of its processor's time.`,
    );
  } finally {
    await cluster.stop();
  }
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
