/**
 * `node tools/hardening/main.ts [part of a name …]`: attacks a market of two nodes, one attack after the other,
 * while somebody shops there. For each: how much slower the shopper's calls were than in quiet, how many failed,
 * and the memory of the node that is attacked: before, at its most, and a minute after at the latest.
 */
import { setTimeout } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { attacks } from './attacks/index.ts';
import { newShopping, type Shopping, shop, steps, toMedians } from './bystander.ts';
import { type AttackedMarket, after, openMarket, residentMb } from './market.ts';

const secondsOfEach = Number(process.env.HARDENING_SECONDS ?? 15);
const mostSlower = 2;
const mostMemoryAfter = 1.3;
const longestRecoveryMs = 60_000;

async function shopFor(market: AttackedMarket, seconds: number): Promise<Shopping> {
  const shopping = newShopping();
  await shop(market, market.nodes[0], shopping, after(seconds * 1_000));
  return shopping;
}

async function measure(market: AttackedMarket, attack: Attack) {
  const [node] = market.nodes;
  const quiet = await shopFor(market, secondsOfEach / 2);
  const before = residentMb(node);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, residentMb(node));
  }, 100);
  const [shopping, outcome] = await Promise.all([
    shopFor(market, secondsOfEach),
    attack.run(market, after(secondsOfEach * 1_000)),
  ]);
  clearInterval(watching);
  const hasRecovered = after(longestRecoveryMs);
  while (residentMb(node) > before * mostMemoryAfter && !hasRecovered()) await setTimeout(500);
  const [calm, attacked] = [toMedians(quiet), toMedians(shopping)];
  const slower = Math.max(...steps.map((step) => attacked[step] / calm[step]));
  const purchases = shopping.timesMs.pay.length;
  return {
    attack: attack.name,
    calm,
    attacked,
    slower,
    purchases,
    failures: shopping.failures,
    outcome,
    memory: { before, most, left: residentMb(node) },
  };
}

type Measured = Awaited<ReturnType<typeof measure>>;

const whole = (value: number) => Math.round(value).toLocaleString('en');

const isHeld = ({ slower, failures, memory }: Measured) =>
  slower <= mostSlower && failures.length === 0 && memory.left <= memory.before * mostMemoryAfter;

const row = (measured: Measured) => {
  const { attack, calm, attacked, slower, purchases, failures, memory } = measured;
  const medians = steps.map((step) => `${step} ${whole(calm[step])} → ${whole(attacked[step])}`).join(', ');
  const megabytes = `${whole(memory.before)} → ${whole(memory.most)} → ${whole(memory.left)}`;
  return `| ${attack} | ${medians} | ${slower.toFixed(1)} | ${failures.length} of ${purchases * steps.length + failures.length} | ${megabytes} | ${isHeld(measured) ? 'held' : 'NOT HELD'} |`;
};

const asked = process.argv.slice(2);
const market = await openMarket();
try {
  await shopFor(market, 5); // everything is loaded and prepared once
  const all: Measured[] = [];
  for (const attack of attacks) {
    if (asked.length > 0 && !asked.some((part) => attack.name.includes(part))) continue;
    const measured = await measure(market, attack);
    console.log(
      row(measured),
      JSON.stringify(measured.outcome),
      JSON.stringify(measured.failures.slice(0, 3)),
    );
    all.push(measured);
  }
  console.log('\n| attack | medians in ms, quiet → attacked | slower at most | failed | memory in MB | |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const measured of all) console.log(row(measured));
  process.exitCode = all.every(isHeld) ? 0 : 1;
} finally {
  await market.stop();
}
