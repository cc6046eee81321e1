/** A shopper who buys while the market is attacked: how long each of their calls takes, and which fail. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CallError } from '@chengji/client-kit';
import { type Buyer, type NodeProcess, testPayPassword } from '../../packages/testkit/src/index.ts';
import { median } from '../bench/report.ts';
import type { AttackedMarket } from './market.ts';

export const steps = ['list', 'details', 'place', 'pay'] as const;
export type Step = (typeof steps)[number];

/** A trade that the market acknowledged; paid once its payment was answered. */
export type Acknowledged = { tradeNo: string; isPaid: boolean };

export type Shopping = {
  readonly timesMs: Record<Step, number[]>;
  readonly failures: { step: Step; status: number; key: string; at: number }[];
  readonly acknowledged: Acknowledged[];
};

export const newShopping = (): Shopping => ({
  timesMs: { list: [], details: [], place: [], pay: [] },
  failures: [],
  acknowledged: [],
});

/** Between two purchases: one shopper alone stays well below the calls an address may make. */
const defaultPauseMs = 60;

/** One purchase after the other through this node, each by the next buyer, until it is ended. */
export async function shop(
  { buyers, item }: AttackedMarket,
  node: Pick<NodeProcess, 'client'>,
  shopping: Shopping,
  isOver: () => boolean,
  { first = 0, pauseMs = defaultPauseMs } = {},
): Promise<void> {
  for (let turn = first; !isOver(); turn += 1) {
    const buyer = buyers[turn % buyers.length];
    if (buyer) await buyOnce(node, buyer, item, shopping);
    await setTimeout(pauseMs);
  }
}

async function buyOnce(
  node: Pick<NodeProcess, 'client'>,
  buyer: Buyer,
  item: AttackedMarket['item'],
  shopping: Shopping,
) {
  const { call } = node.client(buyer.token);
  const timed = async <T>(step: Step, make: () => Promise<T>): Promise<T | null> => {
    const since = performance.now();
    try {
      const answer = await make();
      shopping.timesMs[step].push(performance.now() - since);
      return answer;
    } catch (error) {
      const { status = 0, key = '' } = error instanceof CallError ? error : {};
      shopping.failures.push({ step, status, key: key || String(error), at: Date.now() });
      return null;
    }
  };
  await timed('list', () => call('GET /wanlshop/goods/list', { limit: 20 }));
  await timed('details', () => call('GET /wanlshop/goods/details', { id: item.goods_id }));
  const order = {
    type: 'goods' as const,
    items: [{ ...item, number: 1 }],
    address_id: buyer.addressId,
    payable: '12.30',
  };
  const placing = { idempotencyKey: randomUUID() };
  const placed = await timed('place', () => call('POST /wanlshop/order/create', order, placing));
  if (!placed) return;
  const trade: Acknowledged = { tradeNo: placed.trade_no, isPaid: false };
  shopping.acknowledged.push(trade);
  const paying = { trade_no: placed.trade_no, channel: 'balance' as const, password: testPayPassword };
  const idempotencyKey = randomUUID();
  const paid = await timed('pay', () => call('POST /wanlshop/pay/create', paying, { idempotencyKey }));
  trade.isPaid = paid?.status === 'paid';
}

/** The median of each call, in milliseconds. */
export const toMedians = ({ timesMs }: Shopping): Record<Step, number> => ({
  list: median(timesMs.list),
  details: median(timesMs.details),
  place: median(timesMs.place),
  pay: median(timesMs.pay),
});
