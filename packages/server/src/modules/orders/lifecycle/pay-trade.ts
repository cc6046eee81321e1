/** What payments asks of a trade: what it costs, and to take the money that came in for it. */
import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events/events.ts';
import { localizedOrChinese } from '../../../kernel/i18n/localized.ts';
import { platform } from '../../ledger/index.ts';
import type { Payable } from '../../payments/index.ts';
import {
  claimPaid,
  findTrade,
  findTradeGoods,
  insertLog,
  type OrderRecord,
  payOrdersOfTrade,
} from '../order.queries.ts';
import { toOrderEvent } from '../order-event.ts';
import { purchaseKind } from '../purchase-kinds.ts';
import { pinCommission } from './pin-commission.ts';
import { failOrders } from './release-waiting.ts';

/** With the number of pieces behind it, it stays whole where a channel shows it. */
const longestName = 100;

export const tradePayable: Payable = {
  kind: 'trade',
  account: () => platform('escrow'),
  async find(ctx, tradeNo) {
    const trade = await findTrade(ctx.db, tradeNo);
    return (
      trade && {
        payerId: trade.shopperId,
        amountCents: asCents(trade.payableCents),
        expiresAt: trade.closeDueAt,
        state: trade.state,
        bill: trade.isDirect ? 'pay' : 'groups',
      }
    );
  },

  /** The first of the goods, and how many pieces it comes to. */
  async describe({ db, language, services }, tradeNo) {
    const { title, titleEn, pieces } = await findTradeGoods(db, tradeNo);
    const name = [...localizedOrChinese(language, title, titleEn)].slice(0, longestName).join('');
    if (pieces === 1) return name;
    return services.translate(language, 'orders.goods_and_more', { title: name, count: pieces });
  },

  /**
   * Runs in the transaction that books the money. One conditional update decides: the trade is taken only if
   * it is open and costs exactly what came in; else the money goes back where it came from.
   */
  async onPaid(ctx, { reference, paymentNo, channel, cents }) {
    const trade = await claimPaid(ctx.db, reference, cents, { paymentNo, channel });
    if (!trade) return 'refused';
    await payOrders(ctx, trade.id, channel);
    return 'taken';
  },
};

/** A trade that costs nothing, as cards took it all off, is paid as it is placed. */
export async function payFreeTrade(ctx: Context, tradeNo: string): Promise<void> {
  const trade = await claimPaid(ctx.db, tradeNo, 0, { paymentNo: null, channel: 'balance' });
  if (trade) await payOrders(ctx, trade.id, 'balance');
}

async function payOrders(
  ctx: Context,
  tradeId: number,
  channel: Parameters<Payable['onPaid']>[1]['channel'],
) {
  const paidAt = ctx.clock.now();
  const orders = await payOrdersOfTrade(ctx.db, tradeId, { channel, paidAt });
  await pinCommission(ctx, orders);
  await insertLog(
    ctx.db,
    orders.map(({ id, shopperId }) => ({
      orderId: id,
      event: 'paid',
      by: 'shopper',
      byId: shopperId,
      at: paidAt,
    })),
  );
  for (const order of orders)
    await emit(ctx, 'orders.paid', { ...toOrderEvent(order), waits: order.state === 'pending_group' });
  for (const order of orders) await payKind(ctx, order);
}

/** What was not bought directly goes where its kind says, once it is paid. */
async function payKind(ctx: Context, order: OrderRecord) {
  const outcome = await purchaseKind(ctx, order.kind)?.pay(ctx, order);
  if (outcome === 'refund') await failOrders(ctx, { orderIds: [order.id] });
}
