/** Leads refunds to their ends, many in one market, and says what each came to. What begins alike is begun once. */
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
import { type Beginning, channels, purchases, type RefundCase, type RefundEnd } from './cases.ts';
import { computeOutcome, type Outcome, partCents } from './model.ts';

const DAY = 86_400;

/** A refund that was asked for, and what was bought for it. */
export type Begun = { one: Beginning; stage: Stage; order: Bought; id: number };

/** One that comes to an end, in the market its stage has come to. */
type Ending = Omit<Begun, 'one'> & { one: RefundCase };

export type Ended = { one: RefundCase; expected: Outcome; actual: Outcome };

/** Buys an order for each, takes it to where its refund begins and asks for that. */
export async function beginRefunds(market: Market, beginnings: readonly Beginning[]): Promise<Begun[]> {
  const begun: Begun[] = [];
  for (const purchase of purchases) {
    const stage = await setStage(market, purchase);
    for (const channel of channels) {
      const alike = beginnings.filter((one) => one.purchase === purchase && one.channel === channel);
      const bought = await buy(stage, alike);
      for (const [one, order] of bought) {
        await take(stage, order, one.when);
        begun.push({ stage, one, order, id: await apply(stage, one, order) });
      }
    }
  }
  return begun;
}

/** The same refunds in a copy of the market they were begun in. */
export const moveTo = (market: Market, begun: readonly Begun[]): Begun[] =>
  begun.map((one) => ({ ...one, stage: { ...one.stage, market } }));

/** Their shops reject them, and their buyers bring them to the platform. */
export async function bringAll(begun: readonly Begun[]): Promise<void> {
  for (const one of begun) await bring(one);
}

/** Their shops approve them, and their buyers send the goods back. */
export async function sendAll(begun: readonly Begun[]): Promise<void> {
  for (const one of begun) {
    await approve(one);
    await sendParcel(one);
  }
}

/** Approved while their channel cannot give the money back. */
export async function failAll(market: Market, begun: readonly Begun[]): Promise<void> {
  const sandbox = getSandbox(market);
  await sandbox.setRefunds('closed');
  for (const { stage, id } of begun) await approveRefund(asShop(stage), { id });
  await market.advance(1);
  await sandbox.setRefunds('succeed');
}

/** Each comes to this end, and its order to its own. */
export async function endRefunds(market: Market, begun: readonly Begun[], end: RefundEnd): Promise<Ended[]> {
  const ending = begun.map(
    ({ one: { isReturning: _, ...beginning }, ...begun }): Ending => ({
      ...begun,
      one: { ...beginning, end },
    }),
  );
  for (const refund of ending) await actions[refund.one.end](refund);
  await market.advance(20 * DAY);
  const orders = await findOrders(market, ending);
  for (const { stage, order } of ending)
    if (orders.get(order.orderId)?.state === 'pending_shipment') await ship(stage, order.orderId);
  await market.advance(60 * DAY);
  return judge(market, ending);
}

async function apply(stage: Stage, one: Beginning, order: Bought): Promise<number> {
  const terms = await askForAll(stage, one, order);
  const { orderId, lineId, buyer } = order;
  const applied = await applyRefund(asBuyer(stage, buyer), { ...terms, order_id: orderId, line_id: lineId });
  return applied.id;
}

/** All there is, for a reason that is the shop's fault: the freight goes back as well. */
async function askForAll(
  stage: Stage,
  { isReturning }: { isReturning: boolean },
  { orderId, lineId, buyer }: Bought,
) {
  const kind = isReturning ? 'return_and_refund' : 'refund_only';
  const asked = { kind, reason: 'quality' } as const;
  const line = { order_id: orderId, line_id: lineId };
  const { max } = await previewRefund(asBuyer(stage, buyer), { ...asked, ...line });
  const said = { received: 'received', content: '', amount: max } as const;
  return { ...asked, ...said, images: [] };
}

type Act = (refund: Pick<Ending, 'stage' | 'order' | 'id'>) => Promise<unknown>;

const parcel = { carrier: 'SF', tracking_no: 'SF1234567890123' };
const silence: Act = async () => {};
const approve: Act = ({ stage, id }) => approveRefund(asShop(stage), { id });
const reject: Act = ({ stage, id }) => rejectRefund(asShop(stage), { id, reason: '不同意', images: [] });
const sendParcel: Act = ({ stage, order, id }) => sendBack(asBuyer(stage, order.buyer), { id, ...parcel });
const receive: Act = ({ stage, id }) => receiveReturn(asShop(stage), { id, resell: true });
const refuse: Act = ({ stage, id }) =>
  refuseReturn(asShop(stage), { id, reason: '不是同一件商品', images: [] });
const ask: Act = ({ stage, order, id }) =>
  bringToPlatform(asBuyer(stage, order.buyer), { id, content: '', images: [] });
const cancel: Act = ({ stage, order, id }) => cancelRefund(asBuyer(stage, order.buyer), { id });

/** One after the other. */
const each =
  (...acts: Act[]): Act =>
  async (refund) => {
    for (const act of acts) await act(refund);
  };

const bring = each(reject, ask);

const resubmit: Act = async ({ stage, order, id }) => {
  const terms = await askForAll(stage, { isReturning: false }, order);
  await resubmitRefund(asBuyer(stage, order.buyer), { ...terms, id });
};

type Decision = Partial<Parameters<typeof decideRefund>[1]>;

/** What was brought to the platform is decided. */
const decide =
  (decision: (order: Bought) => Decision): Act =>
  ({ stage, order, id }) => {
    const base = { verdict: 'refund', return_needed: false, borne_by: 'shop', reason: '裁决' } as const;
    return decideRefund(asPlatform(stage), { ...base, id, ...decision(order) });
  };

const whole = ({ paid }: Bought): string => formatMoney(asCents(paid.payable - paid.difference));
const part = formatMoney(asCents(partCents));

const decideWhole = decide((order) => ({ amount: whole(order) }));
const demandReturn = each(
  bring,
  decide((order) => ({ amount: whole(order), return_needed: true })),
);

/** What is done from where it starts. */
const actions: Record<RefundEnd, Act> = {
  approved: approve,
  approved_by_silence: silence,
  edited_then_approved: each(reject, resubmit, approve),
  received: receive,
  received_by_silence: silence,
  refused_then_decided: each(refuse, ask, decideWhole),
  refused_then_closed_by_silence: refuse,
  decided_for_shops_cost: decideWhole,
  decided_for_platforms_cost: decide(() => ({ amount: part, borne_by: 'platform' })),
  decided_partly: decide(() => ({ amount: part })),
  decided_no: decide(() => ({ verdict: 'no' })),
  decided_by_silence: silence,
  decided_with_return: each(demandReturn, sendParcel, receive),
  decided_then_not_returned: demandReturn,
  decided_then_received_by_silence: each(demandReturn, sendParcel),
  decided_then_refused: each(demandReturn, sendParcel, refuse, decideWhole),
  cancelled: cancel,
  cancelled_when_rejected: each(reject, cancel),
  cancelled_before_return: each(approve, cancel),
  cancelled_before_decision: cancel,
  closed_by_silence: reject,
  not_returned: approve,
  failed_then_retried: ({ stage, id }) => retryRefund(asPlatform(stage), { id, reason: '渠道已恢复' }),
  failed_then_to_balance: ({ stage, order, id }) => takeToBalance(asBuyer(stage, order.buyer), { id }),
  failed_then_given_to_balance: ({ stage, id }) =>
    returnToBalance(asPlatform(stage), { id, reason: '渠道已关闭' }),
};

const findOrders = (market: Market, ending: readonly Ending[]) =>
  findAfterSales(
    market.context(),
    ending.map(({ order }) => order.orderId),
  );

async function judge(market: Market, ending: readonly Ending[]): Promise<Ended[]> {
  const orders = await findOrders(market, ending);
  const refunds = await findRefunds(
    market,
    ending.map(({ id }) => id),
  );
  const booked = await listBooked(market);
  return ending.map(({ one, order, id }) => {
    const row = orders.get(order.orderId);
    const line = row?.lines[0];
    const refund = refunds.get(id);
    if (!row || !line || !refund) throw new Error(`no order ${order.orderId}, or no refund ${id}`);
    const actual = {
      refund: refund.state,
      order: { state: row.state, returned: row.returnedCents },
      line: { returned: line.returnedCents, pieces: line.returnedNumber },
      accounts: sumAccounts(booked, [order.tradeNo, order.orderNo, refund.refund_no]),
    } as Outcome;
    return { one, expected: computeOutcome(one, order.paid), actual };
  });
}

async function findRefunds(market: Market, ids: readonly number[]) {
  const { rows } = await market
    .context()
    .db.execute<{ id: number; state: string; refund_no: string }>(
      sql`select id::int, state, refund_no from refunds where id in ${ids}`,
    );
  return new Map(rows.map((row) => [row.id, row]));
}

type Booked = { reference: string; account: string; cents: string };

/** What the transfers of each number came to on each account. */
async function listBooked(market: Market): Promise<Map<string, Booked[]>> {
  const { rows } = await market.context().db.execute<Booked>(
    sql`select reference, account, sum(cents) as cents from ledger_entries
      join ledger_transfers on ledger_transfers.id = ledger_entries.transfer_id group by reference, account`,
  );
  return Map.groupBy(rows, ({ reference }) => reference);
}

function sumAccounts(
  booked: ReadonlyMap<string, readonly Booked[]>,
  references: readonly string[],
): Outcome['accounts'] {
  const rows = references.flatMap((reference) => booked.get(reference) ?? []);
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
