/** Lives as tests need them: prepared by their shop, begun by an encoder that sends nothing, ended. */
import { randomUUID } from 'node:crypto';
import { acceptEncoder } from '@chengji/server/modules/live/index';
import type { Market } from '../market.ts';
import { aGoods, type ShopFixture } from './goods.ts';
import { anUploadedPicture } from './posts.ts';

export type TestLive = {
  readonly id: number;
  readonly goodsIds: readonly number[];
  /** As encoders send it. */
  readonly key: string;
};

type LiveTraits = {
  title?: string;
  notice?: string;
  goodsIds?: readonly number[];
  plannedAt?: number;
  state?: 'created' | 'living' | 'ended';
};

/** By default one that was prepared, of one goods. */
export async function aLive(market: Market, shop: ShopFixture, traits: LiveTraits = {}): Promise<TestLive> {
  const { title = '山野好果', notice = '', state = 'created', plannedAt } = traits;
  const goodsIds = traits.goodsIds ?? [(await aGoods(shop)).id];
  const { client } = shop.seller;
  const { id, push } = await client.call('POST /seller/live/create', {
    title,
    notice,
    cover: await anUploadedPicture(market),
    goods: [...goodsIds],
    ...(plannedAt !== undefined && { planned_at: plannedAt }),
  });
  const live = { id, goodsIds, key: push.key };
  if (state !== 'created') await startLive(market, shop, live);
  if (state === 'ended') await client.call('POST /seller/live/end', { id });
  return live;
}

/** Its host starts it, and an encoder is there. */
export async function startLive(
  market: Market,
  { seller }: ShopFixture,
  { id, key }: Pick<TestLive, 'id' | 'key'>,
): Promise<void> {
  await seller.client.call('POST /seller/live/start', { id });
  await sendLive(market, { id, key });
}

/** An encoder sends it; answers the name of its connection. */
export async function sendLive(market: Market, { id, key }: Pick<TestLive, 'id' | 'key'>): Promise<string> {
  const client = randomUUID();
  const secret = new URLSearchParams(key.slice(key.indexOf('?'))).get('key') ?? '';
  await acceptEncoder(market.context(), { liveId: id, key: secret, client });
  return client;
}
