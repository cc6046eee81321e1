/** Cards of a shopper's own things, as they are now. A visitor is asked to log in. */
import type { OrderRow, RefundRow, ServiceBlock } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { listMyCards } from '../../coupons/index.ts';
import { listOrders, showLogistics } from '../../orders/index.ts';
import { listRefunds } from '../../refunds/index.ts';
import { listWithdrawals, showWallet } from '../../wallet/index.ts';
import type { Intent } from './own-things.ts';

type Rows<Kind extends ServiceBlock['kind']> = Extract<ServiceBlock, { kind: Kind; rows: unknown }>['rows'];

const shown = 5;

export async function showOwnThings(ctx: Context, intent: Intent): Promise<ServiceBlock[]> {
  if (ctx.actor.kind !== 'shopper') return [{ kind: 'login' }];
  return show[intent](ctx);
}

const say = (
  { services, language }: Context,
  key: string,
  params: Record<string, string | number> = {},
): ServiceBlock => ({
  kind: 'text',
  text: services.translate(language, `support.${key}`, params),
});

const show: Record<Intent, (ctx: Context) => Promise<ServiceBlock[]>> = {
  async parcel(ctx) {
    const receiving = await listOrders(ctx, { state: 'receive', group: false, limit: shown });
    const shipping = await listOrders(ctx, { state: 'ship', group: false, limit: shown });
    const waiting = [...receiving.rows, ...shipping.rows].slice(0, shown);
    const rows =
      waiting.length > 0 ? waiting : (await listOrders(ctx, { state: 'all', group: false, limit: 3 })).rows;
    if (rows.length === 0) return [say(ctx, 'no_orders')];
    const lead = waiting.length > 0 ? say(ctx, 'parcels', { count: waiting.length }) : say(ctx, 'no_parcels');
    return [lead, { kind: 'orders', rows: await presentOrders(ctx, rows) }];
  },
  async refund(ctx) {
    const open = (await listRefunds(ctx, { state: 'open', limit: shown })).rows;
    const rows = open.length > 0 ? open : (await listRefunds(ctx, { state: 'all', limit: 2 })).rows;
    if (rows.length === 0) return [say(ctx, 'no_refunds')];
    const lead = open.length > 0 ? say(ctx, 'refunds', { count: open.length }) : say(ctx, 'refunds_ended');
    return [lead, { kind: 'refunds', rows: rows.map(presentRefund) }];
  },
  async coupons(ctx) {
    const { rows } = await listMyCards(ctx, { state: 'unused', limit: shown });
    if (rows.length === 0) return [say(ctx, 'no_coupons')];
    const cards = rows.map(({ id, title, shop, valid_to }) => ({
      card_id: id,
      title,
      shop: shop?.name ?? null,
      valid_to,
    }));
    return [say(ctx, 'coupons'), { kind: 'coupons', rows: cards }];
  },
  async wallet(ctx) {
    const { balance, frozen } = await showWallet(ctx);
    const { rows } = await listWithdrawals(ctx, { limit: 3 });
    const withdrawals = rows.map(({ id, amount, state, createtime }) => ({ id, amount, state, createtime }));
    return [{ kind: 'wallet', wallet: { balance, frozen, withdrawals } }];
  },
  async shop(ctx) {
    const { rows } = await listOrders(ctx, { state: 'all', group: false, limit: 20 });
    if (rows.length === 0) return [say(ctx, 'no_shops')];
    const newest = rows.filter((row, at) => rows.findIndex(({ shop }) => shop.id === row.shop.id) === at);
    const shops: Rows<'shops'> = newest
      .slice(0, shown)
      .map(({ id, order_no, shop }) => ({ shop_id: shop.id, name: shop.name, order_id: id, order_no }));
    return [say(ctx, 'shops'), { kind: 'shops', rows: shops }];
  },
};

type ShownOrder = Pick<OrderRow, 'id' | 'order_no' | 'state' | 'payable' | 'lines'>;
type Step = { text: string; at: number };

const presentOrders = (ctx: Context, rows: readonly ShownOrder[]): Promise<Rows<'orders'>> =>
  Promise.all(rows.map(async (row) => presentOrder(row, (await showLogistics(ctx, { id: row.id })).steps)));

/** `steps` of its parcel, the newest first. */
export function presentOrder(row: ShownOrder, [latest]: readonly Step[] = []): Rows<'orders'>[number] {
  const [line] = row.lines;
  return {
    order_id: row.id,
    order_no: row.order_no,
    title: line?.title ?? '',
    image: line?.image ?? '',
    state: row.state,
    payable: row.payable,
    latest: latest?.text ?? '',
    latest_at: latest?.at ?? null,
  };
}

type ShownRefund = Pick<RefundRow, 'id' | 'order_id' | 'goods' | 'amount' | 'state' | 'due_at'>;

export const presentRefund = ({
  id,
  order_id,
  goods,
  amount,
  state,
  due_at,
}: ShownRefund): Rows<'refunds'>[number] => ({
  refund_id: id,
  order_id,
  title: goods.title,
  image: goods.image,
  amount,
  state,
  due_at,
});
