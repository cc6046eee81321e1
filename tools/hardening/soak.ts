/**
 * `node tools/hardening/soak.ts`: half an hour (SOAK_MINUTES) of people who shop on two nodes and people who order
 * and never pay, while every attack takes its turn and PostgreSQL and Redis are restarted. At the end nothing
 * that was acknowledged is lost, nothing is paid twice, the ledger sums to zero, and deadlines were kept.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { at, pinnedNode } from '../setup/paths.mjs';
import { attacks } from './attacks/index.ts';
import { newShopping, shop } from './bystander.ts';
import { type AttackedMarket, after, openMarket, residentMb } from './market.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const attackSeconds = 15;
const restSeconds = 20;
/** Several people share an address here, and the calls it may make. */
const pauseMs = 250;
/** An unpaid order is closed after a minute here, so that deadlines fall due all the time. */
const closeMinutes = 1;
const mostLateSeconds = 5;
const mostGrowth = 1.3;

type Outage = { from: number; to: number };

/** What is asked while PostgreSQL is away, and until every pool has connected again, may fail. */
async function restartDatabase({ cluster }: AttackedMarket): Promise<Outage> {
  const from = Date.now();
  await cluster.restart();
  return { from, to: Date.now() + 5_000 };
}

/** Orders that are left to their deadline, each by another person. */
async function leaveUnpaid({ buyers, item, nodes }: AttackedMarket, isOver: () => boolean): Promise<number> {
  let left = 0;
  for (let turn = 0; !isOver(); turn += 1) {
    const buyer = buyers[(turn * 7) % buyers.length];
    const node = nodes[turn % 2];
    const order = {
      type: 'goods' as const,
      items: [{ ...item, number: 1 }],
      address_id: buyer?.addressId ?? 0,
      payable: '12.30',
    };
    const placed = node
      ?.client(buyer?.token)
      .call('POST /wanlshop/order/create', order, { idempotencyKey: randomUUID() });
    left += await (placed ?? Promise.reject()).then(
      () => 1,
      () => 0, // counted by those who shop
    );
    await setTimeout(1_000);
  }
  return left;
}

async function attackInTurn(market: AttackedMarket, isOver: () => boolean, outages: Outage[]): Promise<void> {
  let isRestarted = false;
  const half = after((minutes / 2) * 60_000);
  for (let turn = 0; !isOver(); turn += 1) {
    const attack = attacks[turn % attacks.length];
    console.log(`${new Date().toISOString()} ${attack?.name}`);
    const outcome = await attack?.run(market, after(attackSeconds * 1_000));
    console.log(
      `  ${JSON.stringify(outcome)} ${market.nodes.map((node) => Math.round(residentMb(node)))} MB`,
    );
    if (half() && !isRestarted) {
      isRestarted = true;
      console.log(`${new Date().toISOString()} PostgreSQL is restarted`);
      outages.push(await restartDatabase(market));
    }
    await setTimeout(restSeconds * 1_000);
  }
}

const isWithin = (outages: readonly Outage[], moment: number) =>
  outages.some(({ from, to }) => moment >= from && moment <= to);

const market = await openMarket({
  settings: { 'orders.auto_close_minutes': closeMinutes },
  buyers: 400,
});
try {
  const shopping = newShopping();
  const outages: Outage[] = [];
  const isOver = after(minutes * 60_000);
  const began = market.nodes.map(residentMb);
  const shoppers = market.nodes.flatMap((node, which) =>
    [0, 1].map((one) => shop(market, node, shopping, isOver, { first: which * 200 + one * 100, pauseMs })),
  );
  const [left] = await Promise.all([
    leaveUnpaid(market, isOver),
    attackInTurn(market, isOver, outages),
    ...shoppers,
  ]);
  await setTimeout((closeMinutes * 60 + mostLateSeconds) * 1_000);

  const paid = shopping.acknowledged.filter(({ isPaid }) => isPaid).map(({ tradeNo }) => tradeNo);
  const numbers = (list: readonly string[]) => list.map((one) => `'${one}'`).join(',') || `''`;
  const [counted] = await market.query<Record<'lost' | 'doubled' | 'open', string>>(`select
    (select count(*) from unnest(array[${numbers(shopping.acknowledged.map(({ tradeNo }) => tradeNo))}]) as acknowledged (no)
      where not exists (select from trades where trade_no = acknowledged.no)) +
    (select count(*) from trades where trade_no in (${numbers(paid)}) and state <> 'paid') as lost,
    (select count(*) from (select reference from payments where state = 'paid' and payable_kind = 'trade'
      group by reference having count(*) > 1) as twice) as doubled,
    (select count(*) from trades where state = 'open' and close_due_at < now() - interval '5 seconds') as open`);
  const late = await market.query<{ due: Date; seconds: number }>(`select close_due_at as due,
    extract(epoch from closed_at - close_due_at)::float as seconds from orders
    where close_reason = 'unpaid' and closed_at > close_due_at + interval '${mostLateSeconds} seconds'`);
  const latePromises = late.filter(({ due }) => !isWithin(outages, due.getTime()));
  const faults = shopping.failures.filter(({ status }) => status >= 500 || status === 0);
  const faultsInQuiet = faults.filter((fault) => !isWithin(outages, fault.at));
  execFileSync(pinnedNode, [at('tools/ledger-check.ts')], {
    env: { ...process.env, ...market.environment },
    stdio: 'inherit',
  });
  const grown = market.nodes.map((node, which) => residentMb(node) / (began[which] ?? 1));
  const growth = Math.max(...grown);
  console.table({
    minutes,
    purchases: paid.length,
    'left unpaid': left,
    lost: Number(counted?.lost),
    doubled: Number(counted?.doubled),
    'still open': Number(counted?.open),
    'failed while PostgreSQL was away': faults.length - faultsInQuiet.length,
    'failed otherwise': faultsInQuiet.length,
    refused: shopping.failures.length - faults.length,
    'deadlines later than 5 s': latePromises.length,
    'memory against the beginning': growth.toFixed(2),
  });
  console.log(JSON.stringify(shopping.failures.slice(0, 20)));
  const isHeld =
    [counted?.lost, counted?.doubled, counted?.open].every((count) => Number(count) === 0) &&
    faultsInQuiet.length === 0 &&
    latePromises.length === 0 &&
    growth <= mostGrowth;
  process.exitCode = isHeld ? 0 : 1;
} finally {
  await market.stop();
}
