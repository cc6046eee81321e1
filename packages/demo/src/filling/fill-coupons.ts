import { toMoneyText } from '@chengji/contract/money';
import { fireDue } from '@chengji/server/kernel/jobs/job';
import { toUnixSeconds } from '@chengji/server/kernel/time/unix-seconds';
import {
  cardExpiry,
  cardReminders,
  receiveCoupon,
  saveCoupon,
  stopCoupon,
} from '@chengji/server/modules/coupons/index';
import { type DemoCoupon, demoCoupons } from '../coupons/coupons.ts';
import type { ShopKey } from '../market/shops.ts';
import type { Told } from '../progress.ts';
import { toText } from '../text.ts';
import type { FilledGoods } from './fill-goods.ts';
import type { FilledShopper } from './fill-shoppers.ts';
import type { FilledShop } from './fill-shops.ts';
import type { Filling } from './filling.ts';

type Around = {
  shops: ReadonlyMap<ShopKey, FilledShop>;
  categories: ReadonlyMap<string, number>;
  goods: ReadonlyMap<string, FilledGoods>;
  shoppers: readonly FilledShopper[];
};

const HOUR = 60;
const DAY = 24 * HOUR;
/** So long before the market opens what is past was given out; its cards were valid for a week. */
const longAgo = 9 * DAY;
const validDays = 7;
const lately = 2 * HOUR;

/** The market and its shops give out coupons, and shoppers take some of them. */
export async function fillCoupons(filling: Filling, around: Around, told: Told): Promise<void> {
  const isPast = ({ is }: DemoCoupon) => is === 'past';
  filling.standAt(longAgo);
  await giveOut(filling, around, demoCoupons.filter(isPast), told);
  filling.standAt(longAgo - (validDays - 1) * DAY - 1);
  await fireDue(filling.ctx, cardReminders);
  await filling.hear();
  filling.standAt(longAgo - validDays * DAY - 1);
  await fireDue(filling.ctx, cardExpiry);
  filling.standAt(lately);
  await giveOut(
    filling,
    around,
    demoCoupons.filter((coupon) => !isPast(coupon)),
    told,
  );
  await filling.hear();
}

async function giveOut(filling: Filling, around: Around, coupons: readonly DemoCoupon[], told: Told) {
  for (const coupon of coupons) {
    const shop = coupon.shop ? (around.shops.get(coupon.shop) ?? null) : null;
    const ctx = shop ? filling.as(shop.owner) : filling.ctx;
    const { id } = await saveCoupon(ctx, shop?.id ?? null, toForm(filling, around, coupon));
    for (const number of coupon.holders ?? []) {
      const shopper = around.shoppers[number - 1];
      if (!shopper) throw new Error(`no shopper ${number}`);
      await receiveCoupon(filling.as(shopper.actor), { id });
    }
    if (coupon.is === 'stopped') await stopCoupon(ctx, shop?.id ?? null, { id, reason: '' });
    told(demoCoupons.length);
  }
}

const yuan = (amount: number | undefined): string | null =>
  amount === undefined ? null : toMoneyText(amount * 100);

function toForm(
  { ctx }: Filling,
  { categories, goods }: Around,
  coupon: DemoCoupon,
): Parameters<typeof saveCoupon>[2] {
  const { terms, title, leastSpend, total, perPerson = 1, is } = coupon;
  const nowSeconds = toUnixSeconds(ctx.clock.now());
  return {
    type: terms.type,
    title: toText(title).zh,
    title_en: toText(title).en,
    amount: 'amount' in terms ? yuan(terms.amount) : null,
    percent: 'percent' in terms ? terms.percent : null,
    cap: 'cap' in terms ? yuan(terms.cap) : null,
    least_spend: yuan(leastSpend) ?? '0.00',
    total,
    per_person: perPerson,
    ...(coupon.categories
      ? { scope: 'categories', scope_ids: coupon.categories.map((key) => categories.get(key) ?? 0) }
      : coupon.goods
        ? { scope: 'goods', scope_ids: coupon.goods.map((key) => goods.get(key)?.id ?? 0) }
        : { scope: 'all', scope_ids: [] }),
    level: 'level' in terms ? terms.level : null,
    points: coupon.points ?? null,
    valid_days: coupon.validDays ?? validDays,
    valid_from: null,
    valid_to: null,
    receive_from: nowSeconds + (is === 'coming' ? 2 * DAY * 60 : 0),
    receive_to: is === 'past' ? nowSeconds + DAY * 60 : null,
    draft: is === 'draft',
  };
}
