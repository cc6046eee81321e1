import type { LiveSay } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShoppers } from '../../identity/index.ts';
import { findShopRows } from '../../shops/index.ts';
import type { Say } from './says.queries.ts';

type Presented = Pick<Say, 'id' | 'shopperId' | 'message' | 'second' | 'createdAt'>;

/** As everybody reads them; what the shop wrote is from the shop. */
export async function presentSays(
  ctx: Context,
  shopId: number,
  says: readonly Presented[],
): Promise<LiveSay[]> {
  if (says.length === 0) return [];
  const { db, language } = ctx;
  const [shop] = await findShopRows(db, [shopId]);
  const people = await findShoppers(db, [...new Set(says.flatMap(({ shopperId }) => shopperId ?? []))]);
  const ofShop = {
    id: shopId,
    name: shop ? localized(language, shop.name, shop.nameEn) : '',
    avatar: shop?.logo ?? '',
    shop_id: shopId,
  };
  return says.map(({ id, shopperId, message, second, createdAt }) => {
    const person = shopperId === null ? undefined : people.get(shopperId);
    return {
      id,
      form:
        shopperId === null
          ? ofShop
          : { id: shopperId, name: person?.nickname ?? '', avatar: person?.avatar ?? '', shop_id: null },
      message,
      second,
      createtime: toUnixSeconds(createdAt),
    };
  });
}
