/**
 * What a checkout is bought as. A kind other than `direct` says at its port what it must do, so that orders
 * knows nothing of teams: what a line costs, whether there is a place, and where a paid order goes.
 *
 * Locks are taken in one order everywhere: the trade and its unpaid orders, the kind's own rows (teams, then
 * their campaigns), then stock, then orders that wait, and balances as the last of the transaction. So `reserve` and `release` run
 * before stock is touched.
 */
import type { LateChoice, OrderDetails, OrderTeam, PurchaseKind, Quote } from '@chengji/contract';
import type { Cents } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';
import { Port } from '../../kernel/ports.ts';
import type { SkuForSale } from '../catalog/index.ts';
import type { OrderRecord } from './order.queries.ts';

export type IndirectKind = Exclude<PurchaseKind, 'direct'>;

/** What a person asks to buy in a way of its own. */
export type KindRequest = {
  kind: IndirectKind;
  shopperId: number;
  items: readonly { sku: SkuForSale; number: number }[];
  campaignId: number | undefined;
  teamId: number | undefined;
};

/** What it costs so, by sku, and what the quote says of it. */
export type KindOffer = {
  prices: ReadonlyMap<number, Cents>;
  /** What a piece may still fall to: a coupon's threshold counts no more than that. */
  lowestPrices: ReadonlyMap<number, Cents>;
  group: NonNullable<Quote['group']>;
};

export type KindPlacement = KindRequest & { offer: KindOffer; late: LateChoice | undefined };

/** The step an order shows of its kind, as its timeline and deadlines say it. */
export type KindStep = { event: OrderDetails['timeline'][number]['event']; at: Date; isDone: boolean };

export type KindView = { teamId: number; team: OrderTeam; late: LateChoice; steps: readonly KindStep[] };

/** What becomes of a paid order: it waits for others until `formOrders` or `failOrders`, or is refunded at once. */
export type KindOutcome = 'wait' | 'refund';

export interface PurchaseKindPort {
  readonly kind: IndirectKind;
  /** Reads only; refuses what cannot be bought so. */
  price(ctx: Context, asked: KindRequest): Promise<KindOffer>;
  /** In the transaction that places, before stock is held: takes a place in a team. Answers which. */
  reserve(ctx: Context, placing: KindPlacement): Promise<number>;
  /** In the same transaction, once the order stands: the place is this order's. */
  assign(ctx: Context, teamId: number, placing: KindPlacement, orderId: number): Promise<void>;
  /** In the transaction that books the money; the order is paid by then and waits. It may form its team. */
  pay(ctx: Context, order: OrderRecord): Promise<KindOutcome>;
  /** In the transaction that closes orders nobody paid, before their stock is given back. */
  release(ctx: Context, orders: readonly OrderRecord[]): Promise<void>;
  /** What each of these orders shows of its kind. */
  show(ctx: Context, orderIds: readonly number[]): Promise<ReadonlyMap<number, KindView>>;
}

export const purchaseKindPort = new Port<PurchaseKindPort>('orders');

/** What a kind must do; null for `direct`, which has nothing of its own to do. */
export function purchaseKind(ctx: Context, kind: IndirectKind): PurchaseKindPort;
export function purchaseKind(ctx: Context, kind: PurchaseKind): PurchaseKindPort | null;
export function purchaseKind({ services }: Context, kind: PurchaseKind): PurchaseKindPort | null {
  return kind === 'direct' ? null : services.ports.getOfKind(purchaseKindPort, kind);
}
