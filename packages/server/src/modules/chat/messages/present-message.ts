/** Messages as one of the two sides reads them. */
import type { Language } from '@chengji/contract';
import type { ChatMessage, ChatParty, StoredMessage } from '@chengji/contract/chat/chat-values';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShoppers, type ShopperCard } from '../../identity/index.ts';
import { findOrderHeads, getTitle, type OrderHead } from '../../orders/index.ts';
import { findShopRows, findShopStaffNames, type ShopRow } from '../../shops/index.ts';
import { toOneLine } from './content.rules.ts';
import type { KeptContent } from './content.types.ts';
import type { MessageRow } from './message.queries.ts';

export type Reader = { isShop: boolean; language: Language };

/** Who and what messages name. */
export type Named = {
  shops: ReadonlyMap<number, ShopRow>;
  shoppers: ReadonlyMap<number, ShopperCard>;
  staff: ReadonlyMap<number, string>;
  orders: ReadonlyMap<number, OrderHead>;
};

const getKept = ({ type, content }: MessageRow): KeptContent | null =>
  content === null ? null : ({ type, content } as KeptContent);

/** One query for each kind, however many messages there are. */
export async function findNamed({ db }: Context, rows: readonly MessageRow[]): Promise<Named> {
  const unique = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const orderIds = rows.map(getKept).flatMap((kept) => (kept?.type === 'order' ? kept.content.orderId : []));
  const shops = await findShopRows(db, unique(rows.map(({ shopId }) => shopId)));
  return {
    shops: new Map(shops.map((shop) => [shop.id, shop])),
    shoppers: await findShoppers(db, unique(rows.map(({ shopperId }) => shopperId))),
    staff: await findShopStaffNames(db, unique(rows.map(({ staffId }) => staffId))),
    orders: orderIds.length > 0 ? await findOrderHeads(db, unique(orderIds)) : new Map(),
  };
}

export const presentShop = (shop: ShopRow | undefined, language: Language): Omit<ChatParty, 'id'> => ({
  name: shop ? localized(language, shop.name, shop.nameEn) : '',
  avatar: shop?.logo ?? '',
  shop_id: shop?.id ?? null,
});

export const presentShopper = (shopper: ShopperCard | undefined): Omit<ChatParty, 'id'> => ({
  name: shopper?.nickname ?? '',
  avatar: shopper?.avatar ?? '',
  shop_id: null,
});

export function presentMessage(row: MessageRow, named: Named, reader: Reader): ChatMessage {
  const { shopId, shopperId, fromShop } = row;
  const isOwn = fromShop === reader.isShop;
  return {
    form: fromShop
      ? { id: shopId, ...presentShop(named.shops.get(shopId), reader.language) }
      : { id: shopperId, ...presentShopper(named.shoppers.get(shopperId)) },
    to_id: fromShop ? shopperId : shopId,
    message: presentStored(row, named, reader),
    agent: row.staffId === null ? null : (named.staff.get(row.staffId) ?? null),
    recalled: row.recalledAt !== null,
    masked: isOwn && row.masked !== null,
    createtime: toUnixSeconds(row.sentAt),
  };
}

function presentStored(row: MessageRow, named: Named, { isShop, language }: Reader): StoredMessage {
  const stored = { id: row.id, client_msg_id: row.clientMsgId };
  const kept = getKept(row);
  if (!kept) return { ...stored, type: 'text', content: { text: '' } };
  switch (kept.type) {
    case 'text': {
      const text = row.fromShop === isShop ? kept.content.text : (row.masked ?? kept.content.text);
      return { ...stored, type: 'text', content: { text } };
    }
    case 'goods': {
      const { goodsId, title, titleEn, image, priceCents } = kept.content;
      const named = { title: getTitle(language, { title, titleEn }), image, price: toMoneyText(priceCents) };
      return { ...stored, type: 'goods', content: { goods_id: goodsId, ...named } };
    }
    case 'order': {
      const { orderId } = kept.content;
      const order = named.orders.get(orderId);
      if (!order) throw new Error(`order ${orderId} of message ${row.id} is not there`);
      const { title, titleEn, image, state } = order;
      const shown = { title: getTitle(language, { title, titleEn }), image, state };
      return { ...stored, type: 'order', content: { order_id: orderId, ...shown } };
    }
    case 'coupon': {
      const { couponId, title, titleEn } = kept.content;
      const content = { coupon_id: couponId, title: getTitle(language, { title, titleEn }) };
      return { ...stored, type: 'coupon', content };
    }
    case 'img':
      return { ...stored, type: 'img', content: kept.content };
    case 'voice':
      return { ...stored, type: 'voice', content: kept.content };
  }
}

export const presentMessages = async (
  ctx: Context,
  rows: readonly MessageRow[],
  isShop: boolean,
): Promise<ChatMessage[]> => {
  const named = await findNamed(ctx, rows);
  return rows.map((row) => presentMessage(row, named, { isShop, language: ctx.language }));
};

/** The last message in one line, as a list of conversations shows it. */
export function presentPreview(
  { services, language }: Pick<Context, 'services' | 'language'>,
  row: MessageRow | undefined,
  isShop: boolean,
): string {
  if (!row) return '';
  const kept = getKept(row);
  if (!kept) return services.translate(language, 'chat.preview_recalled');
  if (kept.type === 'text')
    return toOneLine(row.fromShop === isShop ? kept.content.text : (row.masked ?? kept.content.text));
  const kind = services.translate(language, `chat.preview_${kept.type}`);
  if (kept.type !== 'goods' && kept.type !== 'coupon') return kind;
  return toOneLine(`${kind} ${getTitle(language, kept.content)}`);
}
