import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { attackFrom, passesAfter } from "./attackers";
import type { AttackTarget } from "./attack-target";
import { type LegitimateResult, legitimateEditor, legitimateVisitor } from "./legitimate";

// npm run bench:attack (scripts/bench/attack.ts): 30 loopback IPs attack every public and panel
// route of a CMS with default settings, while others submit, upload and sign in.
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const addresses = 30;
/** The attackers and nginx share the processor. */
const maxP95Ms = 1000;
const perSecond = Number(process.env.BENCH_ATTACK_RATE ?? 10);

const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

const main = async () => {
  const child = fork(join(__dirname, "attack-target.js"), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const [service] = (await once(child, "message")) as [AttackTarget];
  const editor = await legitimateEditor(service);
  const end = Date.now() + seconds * 1000;
  const statuses = new Map<number, number>();
  let rounds = 0;
  const memory: number[] = [];
  const results = { post: [], upload: [], "sign in": [] } as Record<string, LegitimateResult[]>;

  const repeat = async (everyMs: number, work: (round: number) => Promise<unknown>) => {
    for (let round = 0; Date.now() < end; round += 1) {
      const next = Date.now() + everyMs;
      await work(round);
      await pause(Math.max(0, next - Date.now()));
    }
  };
  const measure = (
    name: string,
    everyMs: number,
    act: (round: number) => Promise<LegitimateResult>,
  ) => repeat(everyMs, async (round) => results[name]?.push(await act(round)));
  const visitor = legitimateVisitor(service.url);

  await Promise.all([
    ...Array.from({ length: addresses }, (_, index) =>
      repeat(1000 / perSecond, async (round) => {
        const status = await attackFrom(index, addresses, service, round);
        rounds = Math.max(rounds, round);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    ),
    measure("post", 250, visitor.post),
    measure("upload", 1000, visitor.upload),
    measure("sign in", 2000, editor),
    repeat(1000, async () => memory.push(memoryOf(child.pid ?? 0))),
  ]);

  const sent = [...statuses].sort(([a], [b]) => a - b);
  console.log(
    `\nattack: ${sent.map(([status, count]) => `${count} × ${status || "cut off"}`).join(", ")}`,
  );
  const passes = passesAfter(rounds, addresses, service);
  console.log(`${service.routes.length} routes, requested ${passes.toFixed(1)} times`);
  console.log("client    sent  accepted  with proof  refused  p50 ms  p95 ms");
  // Small bodies in the first pass, large ones in the second.
  let passed = passes >= 2;
  for (const [name, all] of Object.entries(results)) {
    const times = all.flatMap(({ times }) => times);
    const accepted = all.filter((one) => one.accepted).length;
    const p95 = quantile(times, 0.95);
    const cells = [
      all.length,
      accepted,
      all.filter((one) => one.proven).length,
      all.length - accepted,
    ];
    console.log(
      [
        name.padEnd(8),
        ...[...cells, quantile(times, 0.5), p95].map((n) => String(Math.round(n)).padStart(8)),
      ].join("  "),
    );
    for (const { reason } of all.filter((one) => !one.accepted).slice(0, 3))
      console.log(`  ${reason}`);
    passed &&= accepted === all.length && p95 < maxP95Ms;
  }
  const third = Math.ceil(memory.length / 3);
  const [before, after] = [memory.slice(0, third), memory.slice(-third)].map((part) =>
    quantile(part, 0.5),
  );
  const growth = (after ?? 0) / (before ?? 1) - 1;
  console.log(
    `memory: ${before?.toFixed(0)} MB in the first third, ${after?.toFixed(0)} MB in the last (${(100 * growth).toFixed(0)} %)`,
  );
  process.exit(passed && growth < 0.2 ? 0 : 1);
};

void main();
