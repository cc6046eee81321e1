/** What is kept of what is sent: the market adds what it knows better than the sender. */
import type { SentContent } from '@chengji/contract/chat/chat-values';
import { actorKey } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findGoodsFacts } from '../../catalog/index.ts';
import { findOrderHeads } from '../../orders/index.ts';
import type { Side } from '../side.ts';
import type { KeptContent } from './content.types.ts';
import { findPicture, findVoice } from './file.queries.ts';

type Sent<T extends SentContent['type']> = Extract<SentContent, { type: T }>['content'];

export function buildContent(ctx: Context, side: Side, sent: SentContent): Promise<KeptContent> {
  switch (sent.type) {
    case 'text':
      return Promise.resolve(sent);
    case 'img':
      return buildPicture(ctx, sent.content);
    case 'voice':
      return buildVoice(ctx, sent.content);
    case 'goods':
      return buildGoods(ctx, side, sent.content);
    case 'order':
      return buildOrder(ctx, side, sent.content);
  }
}

async function buildPicture(ctx: Context, { url }: Sent<'img'>): Promise<KeptContent> {
  const picture = await findPicture(ctx.db, url, actorKey(ctx.actor));
  if (!picture) throw new Refusal('chat.picture_unknown', {}, { field: 'message.content.url' });
  return { type: 'img', content: { url, width: picture.width, height: picture.height } };
}

async function buildVoice(ctx: Context, { url, seconds }: Sent<'voice'>): Promise<KeptContent> {
  const voice = await findVoice(ctx.db, url, actorKey(ctx.actor));
  if (!voice) throw new Refusal('chat.voice_unknown', {}, { field: 'message.content.url' });
  return { type: 'voice', content: { url, seconds: voice.seconds ?? seconds } };
}

/** A shop shows its own goods; a shopper asks about any that are on sale. */
async function buildGoods({ db }: Context, side: Side, { goods_id }: Sent<'goods'>): Promise<KeptContent> {
  const goods = (await findGoodsFacts(db, [goods_id])).get(goods_id);
  if (!goods?.isOnSale || (side.isShop && goods.shopId !== side.shopId))
    throw new Refusal('chat.goods_unknown', {}, { field: 'message.content.goods_id' });
  const { title, titleEn, images, priceCents } = goods;
  return {
    type: 'goods',
    content: { goodsId: goods_id, title, titleEn, image: images[0] ?? '', priceCents },
  };
}

/** An order of this shopper at this shop. */
async function buildOrder({ db }: Context, side: Side, { order_id }: Sent<'order'>): Promise<KeptContent> {
  const order = (await findOrderHeads(db, [order_id])).get(order_id);
  if (order?.shopperId !== side.shopperId || order.shopId !== side.shopId)
    throw new Refusal('chat.order_unknown', {}, { field: 'message.content.order_id' });
  return { type: 'order', content: { orderId: order_id } };
}
