import type { CallChecked, CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { listSeenInShop } from '../../catalog/index.ts';
import { findShoppers, getJoinedAt, getShopperMobile, maskMobile } from '../../identity/index.ts';
import { type BoughtOrder, getTitle, listBoughtInShop, sumBoughtInShop } from '../../orders/index.ts';
import { countAppliedAtShop } from '../../refunds/index.ts';
import { findShopRows } from '../../shops/index.ts';
import { findConversation } from '../conversations/conversation.queries.ts';
import { presentShopper } from '../messages/present-message.ts';
import { assertCustomer } from './assert-customer.ts';
import { listNotes } from './notes.ts';
import { presentConversation } from './present-conversation.ts';

type Customer = CallOut<'GET /seller/chat/customer'>;

const refundDays = 90;
const mostOrders = 10;
const mostGoods = 12;

/** Of another shop's orders, footprints and notes it says nothing. */
export async function showCustomer(
  ctx: Context,
  { user_id: shopperId }: CallChecked<'GET /seller/chat/customer'>,
): Promise<Customer> {
  const { shopId } = requireActor(ctx, 'seller');
  const { db, calendar, clock, language } = ctx;
  await assertCustomer(ctx, { shopperId, shopId });
  const conversation = await findConversation(db, { shopperId, shopId });
  const since = calendar.addDays(clock.now(), -refundDays);
  const bought = await sumBoughtInShop(db, shopId, shopperId);
  const [shop] = await findShopRows(db, [shopId]);
  const { name, avatar } = presentShopper((await findShoppers(db, [shopperId])).get(shopperId));
  const isBlocked = conversation?.blockedByShop === true || conversation?.blockedByShopper === true;
  return {
    user_id: shopperId,
    name,
    avatar,
    joined_at: toUnixSeconds(await getJoinedAt(db, shopperId)),
    mobile: maskMobile(await getShopperMobile(db, shopperId)),
    orders: bought.orders,
    spent: toMoneyText(bought.cents),
    refunds: await countAppliedAtShop(db, { shopId, shopperId, since }),
    conversation: conversation && (await presentConversation(ctx, conversation)),
    read_up_to: conversation?.shopperReadId ?? 0,
    can_write: !isBlocked && shop?.suspendedAt === null,
    recall_seconds: ctx.services.settings.get('chat.recall_minutes') * 60,
    notes: await listNotes(ctx, { shopperId, shopId }),
    recent_orders: (await listBoughtInShop(db, shopId, shopperId, mostOrders)).map((order) =>
      presentOrder(ctx, order),
    ),
    seen_goods: (await listSeenInShop(db, { shopperId, shopId, limit: mostGoods })).map((goods) => ({
      id: goods.id,
      title: getTitle(language, goods),
      image: goods.image,
      price: toMoneyText(goods.priceCents),
    })),
  };
}

const presentOrder = ({ language }: Context, order: BoughtOrder): Customer['recent_orders'][number] => ({
  id: order.id,
  order_no: order.orderNo,
  state: order.state,
  title: getTitle(language, order),
  image: order.image,
  payable: toMoneyText(order.payableCents),
  createtime: toUnixSeconds(order.placedAt),
});
