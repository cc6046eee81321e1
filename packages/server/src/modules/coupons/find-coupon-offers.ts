import { subtractCents } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';
import { type CouponOffers, findCategoryPaths } from '../catalog/index.ts';
import { listCardsForCheckout } from './cards/card.queries.ts';
import { bestChoice } from './choosing/best-choice.rules.ts';
import { offAmount, toBasket } from './choosing/discount.rules.ts';
import { presentTag } from './coupon.present.ts';
import { type CouponRecord, listForGoods } from './coupon.queries.ts';
import { computeValidity, toTerms } from './coupon.rules.ts';
import type { Terms } from './coupon.types.ts';
import { findMine } from './find-mine.ts';

const most = 3;

type Goods = { id: number; shopId: number; categoryId: number };
type Usable = { shopId: number | null; terms: Terms };

/**
 * The coupons a goods is in, what takes off most where it begins to first, and what one piece costs with the
 * best of those the caller holds or may take: one of the shop's and one of the market's, as a checkout uses them.
 */
export async function findCouponOffers(ctx: Context, { id, ...goods }: Goods): Promise<CouponOffers> {
  const { shopId, categoryId } = goods;
  const categoryIds = (await findCategoryPaths(ctx, [categoryId])).get(categoryId) ?? [];
  const now = ctx.clock.now();
  const [issued, held] = await Promise.all([
    listForGoods(ctx.db, { goodsId: id, shopId, categoryIds }, now),
    listHeld(ctx, shopId, now),
  ]);
  const usable = [...held, ...(await listTakeable(ctx, issued, now))];
  const getUsable = (issuer: number | null) =>
    usable.flatMap(({ shopId, terms }, index) => (shopId === issuer ? [{ id: index, terms }] : []));
  return {
    tags: issued
      .toSorted((a, b) => computeWorth(b) - computeWorth(a) || a.id - b.id)
      .slice(0, most)
      .map(presentTag),
    priceAfter({ cents, spentCents }) {
      const basket = toBasket([{ goodsId: id, categoryIds, sumCents: cents, spentCents }], 0);
      const { saves } = bestChoice([{ basket, cards: getUsable(shopId) }], getUsable(null));
      return saves > 0 ? subtractCents(cents, saves) : null;
    },
  };
}

/** The caller's cards that are valid now. */
async function listHeld({ db, actor }: Context, shopId: number, now: Date): Promise<Usable[]> {
  if (actor.kind !== 'shopper') return [];
  const cards = await listCardsForCheckout(db, { shopperId: actor.id, shopIds: [shopId], chosen: [], now });
  return cards.filter(({ validFrom }) => validFrom <= now);
}

/** What the caller may take and use at once; a visitor has no level yet, and what costs points is no gift. */
async function listTakeable(ctx: Context, issued: readonly CouponRecord[], now: Date): Promise<Usable[]> {
  const open = issued.filter(
    (coupon) =>
      coupon.points === null &&
      (ctx.actor.kind === 'shopper' || coupon.level === null) &&
      computeValidity(coupon, now).validFrom <= now,
  );
  const getMine = await findMine(ctx, open, now);
  return open
    .filter((coupon) => getMine(coupon).can_receive)
    .map((coupon) => ({ shopId: coupon.shopId, terms: toTerms(coupon) }));
}

const computeWorth = (coupon: CouponRecord): number =>
  coupon.type === 'shipping' ? 0 : (coupon.amountCents ?? offAmount(coupon, coupon.leastSpendCents));
