import { median } from "../src/leads/report/answer-times";
import { startPostgres } from "../tests/support/postgres";
import { startService } from "../tests/support/service";
import { startStock } from "../tests/support/stock";

import { flood, throughput } from "./load";

// npm run bench:api: compares our contact form, with all guards, to a collection of a stock Strapi in
// alternating rounds; then sends a flood from one IP.
const rounds = Number(process.env.BENCH_ROUNDS ?? 4);
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const floodSeconds = Number(process.env.BENCH_FLOOD_SECONDS ?? 60);
const floodPerMinute = 10_000;

/** Limits that count every submission and reject none. */
const highLimits = Object.fromEntries(
  ["IP_FORM", "IP", "IP_DAY", "FORM", "TOTAL"].map((name) => [`RATE_LIMIT_${name}`, "100000000"]),
);

const compare = async (
  name: string,
  ours: string | undefined,
  stockDatabase: string | undefined,
) => {
  const service = await startService({ ...highLimits, ...(ours ? { DATABASE_URL: ours } : {}) });
  const stock = await startStock(stockDatabase);
  const rates = { ours: [] as number[], stock: [] as number[] };
  try {
    await throughput(service.url, 3);
    await throughput(stock.url, 3);
    for (let round = 0; round < rounds; round++) {
      rates.stock.push(await throughput(stock.url, seconds));
      rates.ours.push(await throughput(service.url, seconds));
    }
  } finally {
    await service.stop();
    await stock.stop();
  }

  const [own, theirs] = [median(rates.ours) ?? 0, median(rates.stock) ?? 0];
  const ratio = own / theirs;
  console.log(
    `${name}: ours ${own.toFixed(0)} posts/s, stock ${theirs.toFixed(0)} posts/s, ratio ${ratio.toFixed(2)} (medians of ${rounds} rounds of ${seconds} s)`,
  );

  return ratio >= 0.9;
};

const floodTest = async (name: string, databaseUrl: string | undefined) => {
  const service = await startService({
    CMS_TRUST_PROXY: "true",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  try {
    const { sent, responses, others } = await flood(service.url, floodPerMinute, floodSeconds);
    console.log(
      `${name}: flood of ${sent} posts in ${floodSeconds} s got ${responses.join(", ")}; other visitors: ${others.accepted} of ${others.sent} accepted, p97.5 ${others.p97} ms`,
    );

    return others.sent >= floodSeconds && others.accepted === others.sent && others.p97 < 500;
  } finally {
    await service.stop();
  }
};

const main = async () => {
  const results = [
    await compare("SQLite", undefined, undefined),
    await floodTest("SQLite", undefined),
  ];

  const [mine, stockDatabase, floods] = [
    await startPostgres(),
    await startPostgres(),
    await startPostgres(),
  ];
  results.push(await compare("PostgreSQL", mine.url, stockDatabase.url));
  results.push(await floodTest("PostgreSQL", floods.url));
  for (const server of [mine, stockDatabase, floods]) await server.stop();

  const passed = results.every(Boolean);
  console.log(passed ? "All within their limits." : "Not within the limits.");
  process.exit(passed ? 0 : 1);
};

void main();
