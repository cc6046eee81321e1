/** Leads refunds to their ends, many in one market, and says what each came to. */
import { asCents, formatMoney } from '@chengji/contract/money';
import { findAfterSales } from '@chengji/server/modules/orders/index';
import {
  applyRefund,
  approveRefund,
  bringToPlatform,
  cancelRefund,
  decideRefund,
  previewRefund,
  receiveReturn,
  refuseReturn,
  rejectRefund,
  resubmitRefund,
  retryRefund,
  returnToBalance,
  sendBack,
  takeToBalance,
} from '@chengji/server/modules/refunds/index';
import { sql } from 'drizzle-orm';
import type { Market } from '../market.ts';
import { getSandbox } from '../services/sandbox.ts';
import { asBuyer, asPlatform, asShop, type Bought, buy, type Stage, setStage, ship, take } from './buy.ts';
import { isFailing, isReturning, type RefundCase, type RefundEnd } from './cases.ts';
import { computeOutcome, type Outcome, partCents } from './model.ts';

const DAY = 86_400;

export type Ended = { one: RefundCase; expected: Outcome; actual: Outcome };

/** All of these cases at once: of one channel and one way of buying. */
export async function endRefunds(market: Market, cases: readonly RefundCase[]): Promise<Ended[]> {
  const [first] = cases;
  if (!first) return [];
  const stage = await setStage(market, first.purchase);
  const bought = await buy(stage, cases);
  for (const [one, order] of bought) await take(stage, order, one.when);
  const applied: Applied[] = [];
  for (const [one, order] of bought) applied.push({ stage, one, order, id: await apply(stage, one, order) });
  await failThoseThatFail(stage, applied);
  for (const refund of applied) await actions[refund.one.end](refund);
  await market.advance(20 * DAY);
  for (const { id, state } of (await findOrders(market, bought)).values())
    if (state === 'pending_shipment') await ship(stage, id);
  await market.advance(60 * DAY);
  return judge(market, bought, applied);
}

type Applied = { stage: Stage; one: RefundCase; order: Bought; id: number };

async function apply(stage: Stage, one: RefundCase, order: Bought): Promise<number> {
  const terms = await askForAll(stage, one, order);
  const { orderId, lineId, buyer } = order;
  const applied = await applyRefund(asBuyer(stage, buyer), { ...terms, order_id: orderId, line_id: lineId });
  return applied.id;
}

/** All there is, for a reason that is the shop's fault: the freight goes back as well. */
async function askForAll(stage: Stage, one: RefundCase, { orderId, lineId, buyer }: Bought) {
  const kind = isReturning(one) ? 'return_and_refund' : 'refund_only';
  const asked = { kind, reason: 'quality' } as const;
  const line = { order_id: orderId, line_id: lineId };
  const { max } = await previewRefund(asBuyer(stage, buyer), { ...asked, ...line });
  const said = { received: 'received', content: '', amount: max } as const;
  return { ...asked, ...said, images: [] };
}

/** Those whose channel cannot give the money back are approved first, while it cannot. */
async function failThoseThatFail(stage: Stage, applied: readonly Applied[]): Promise<void> {
  const failing = applied.filter(({ one }) => isFailing(one));
  if (failing.length === 0) return;
  const sandbox = getSandbox(stage.market);
  await sandbox.setRefunds('closed');
  for (const { id } of failing) await approveRefund(asShop(stage), { id });
  await stage.market.advance(1);
  await sandbox.setRefunds('succeed');
}

type Act = (applied: Applied) => Promise<unknown>;

const parcel = { carrier: 'SF', tracking_no: 'SF1234567890123' };
const silence: Act = async () => {};
const approve: Act = ({ stage, id }) => approveRefund(asShop(stage), { id });
const reject: Act = ({ stage, id }) => rejectRefund(asShop(stage), { id, reason: '不同意', images: [] });
const send: Act = async (applied) => {
  const { stage, order, id } = applied;
  await approve(applied);
  await sendBack(asBuyer(stage, order.buyer), { id, ...parcel });
};
const bring: Act = async (applied) => {
  const { stage, order, id } = applied;
  await reject(applied);
  await bringToPlatform(asBuyer(stage, order.buyer), { id, content: '', images: [] });
};

const resubmit: Act = async ({ stage, one, order, id }) => {
  const terms = await askForAll(stage, one, order);
  await resubmitRefund(asBuyer(stage, order.buyer), { ...terms, id });
};

type Decision = Partial<Parameters<typeof decideRefund>[1]>;

const decide =
  (decision: (applied: Applied) => Decision, before: Act = bring): Act =>
  async (applied) => {
    const { stage, id } = applied;
    await before(applied);
    const base = { verdict: 'refund', return_needed: false, borne_by: 'shop', reason: '裁决' } as const;
    await decideRefund(asPlatform(stage), { ...base, id, ...decision(applied) });
  };

const whole = ({ order: { paid } }: Applied): string => formatMoney(asCents(paid.payable - paid.difference));
const part = formatMoney(asCents(partCents));

const actions: Record<RefundEnd, Act> = {
  approved: approve,
  approved_by_silence: silence,
  edited_then_approved: async (applied) => {
    await reject(applied);
    await resubmit(applied);
    await approve(applied);
  },
  received: async (applied) => {
    await send(applied);
    await receiveReturn(asShop(applied.stage), { id: applied.id, resell: true });
  },
  received_by_silence: send,
  refused_then_decided: decide(
    (applied) => ({ amount: whole(applied) }),
    async (applied) => {
      const { stage, order, id } = applied;
      await send(applied);
      await refuseReturn(asShop(stage), { id, reason: '不是同一件商品', images: [] });
      await bringToPlatform(asBuyer(stage, order.buyer), { id, content: '', images: [] });
    },
  ),
  decided_for_shops_cost: decide((applied) => ({ amount: whole(applied) })),
  decided_for_platforms_cost: decide(() => ({ amount: part, borne_by: 'platform' })),
  decided_partly: decide(() => ({ amount: part })),
  decided_no: decide(() => ({ verdict: 'no' })),
  decided_by_silence: bring,
  decided_with_return: async (applied) => {
    const { stage, order, id } = applied;
    await decide(() => ({ amount: whole(applied), return_needed: true }))(applied);
    await sendBack(asBuyer(stage, order.buyer), { id, ...parcel });
    await receiveReturn(asShop(stage), { id, resell: true });
  },
  cancelled: ({ stage, order, id }) => cancelRefund(asBuyer(stage, order.buyer), { id }),
  closed_by_silence: reject,
  not_returned: approve,
  failed_then_retried: ({ stage, id }) => retryRefund(asPlatform(stage), { id, reason: '渠道已恢复' }),
  failed_then_to_balance: ({ stage, order, id }) => takeToBalance(asBuyer(stage, order.buyer), { id }),
  failed_then_given_to_balance: ({ stage, id }) =>
    returnToBalance(asPlatform(stage), { id, reason: '渠道已关闭' }),
};

const findOrders = (market: Market, bought: ReadonlyMap<RefundCase, Bought>) =>
  findAfterSales(
    market.context(),
    [...bought.values()].map(({ orderId }) => orderId),
  );

async function judge(
  market: Market,
  bought: ReadonlyMap<RefundCase, Bought>,
  applied: readonly Applied[],
): Promise<Ended[]> {
  const orders = await findOrders(market, bought);
  const ended: Ended[] = [];
  for (const { one, order, id } of applied) {
    const row = orders.get(order.orderId);
    const line = row?.lines[0];
    if (!row || !line) throw new Error(`no order ${order.orderId}`);
    const refund = await findRefund(market, id);
    const actual = {
      refund: refund.state,
      order: { state: row.state, returned: row.returnedCents },
      line: { returned: line.returnedCents, pieces: line.returnedNumber },
      accounts: await sumAccounts(market, [order.tradeNo, order.orderNo, refund.refund_no]),
    } as Outcome;
    ended.push({ one, expected: computeOutcome(one, order.paid), actual });
  }
  return ended;
}

async function findRefund(market: Market, id: number) {
  const { rows } = await market
    .context()
    .db.execute<{ state: string; refund_no: string }>(
      sql`select state, refund_no from refunds where id = ${id}`,
    );
  const [row] = rows;
  if (!row) throw new Error(`no refund ${id}`);
  return row;
}

/** What the transfers of these numbers came to on each account. */
async function sumAccounts(market: Market, references: readonly string[]): Promise<Outcome['accounts']> {
  const { rows } = await market.context().db.execute<{ account: string; cents: string }>(
    sql`select account, sum(cents) as cents from ledger_entries
      join ledger_transfers on ledger_transfers.id = ledger_entries.transfer_id
      where reference in ${references} group by account`,
  );
  const sum = (begin: string) =>
    rows.reduce(
      (total, { account, cents }) => (account.startsWith(begin) ? total + Number(cents) : total),
      0,
    );
  return {
    shopper: sum('shopper:'),
    channel: sum('external:'),
    shop: sum('shop:'),
    commission: sum('platform:commission'),
    promotions: sum('platform:promotions'),
    escrow: sum('platform:escrow'),
    refunding: sum('platform:refunding'),
  };
}
