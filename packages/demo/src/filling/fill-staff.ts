import { listShopReviews, replyToReview } from '@chengji/server/modules/reviews/index';
import { addStaff } from '@chengji/server/modules/shops/index';
import { demoPassword } from '../accounts.ts';
import type { ShopKey } from '../market/shops.ts';
import { randomFrom } from '../random.ts';
import type { FilledShop } from './fill-shops.ts';
import type { Filling } from './filling.ts';

const HOUR = 60;

/** Who works beside the owner of the first shop. */
const staff = [
  { account: 'goods1', name: '小陈', role: 'goods' },
  { account: 'shipping1', name: '老周', role: 'shipping' },
  { account: 'service1', name: '阿宁', role: 'service' },
] as const;

const repliesInAShop = 3;
const thanks = '感谢您的支持，期待您再次光临！';
const sorry = '非常抱歉没有让您满意，我们会改进，也请随时联系店铺处理。';

/** The shops take people on, and answer whom they pleased least. */
export async function fillStaff(filling: Filling, shops: ReadonlyMap<ShopKey, FilledShop>): Promise<void> {
  filling.standAt(20 * HOUR);
  const [first] = shops.values();
  for (const person of staff) {
    await addStaff(filling.ctx, { ...person, shopId: first?.id ?? 0, password: demoPassword });
  }
  const random = randomFrom('replies');
  let answered = 0;
  for (const { owner } of shops.values()) {
    const ctx = filling.as(owner);
    const { rows } = await listShopReviews(ctx, {
      tab: 'unanswered',
      sort: 'worst',
      page: 1,
      limit: repliesInAShop,
    });
    for (const { id, version, score } of rows) {
      answered += random.whole(3, 9);
      filling.standAt(20 * HOUR - answered);
      await replyToReview(ctx, { id, version, reply: score < 4 ? sorry : thanks });
    }
  }
  await filling.hear();
}
