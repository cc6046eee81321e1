/** What takes something off in a test: issued as a shop or the market issues it, naming only what matters. */
import type { CallClient } from '@chengji/client-kit';
import type { CallIn, CallOut } from '@chengji/contract';

type CouponForm = CallIn<'POST /seller/coupons/save'>;

let made = 0;

/** By default 10.00 off from 100.00 on, one for each person. */
export function couponForm(traits: Partial<CouponForm> = {}): CouponForm {
  made += 1;
  const title = `优惠券 ${made}`;
  const terms = { type: 'reduction', amount: '10.00', least_spend: '100.00' } as const;
  return { ...terms, title, title_en: `Coupon ${made}`, total: 100, ...traits };
}

/** A coupon that can be received; answers its id. */
export async function aCoupon(
  { client }: { readonly client: CallClient },
  traits: Partial<CouponForm> = {},
  issuer: 'seller' | 'platform' = 'seller',
): Promise<number> {
  const { id } = await client.call(`POST /${issuer}/coupons/save`, couponForm(traits));
  return id;
}

type Card = CallOut<'POST /wanlshop/coupon/receive'>['card'];

/** A card of a coupon issued for it, in a shopper's wallet. */
export async function aCard(
  { client }: { readonly client: CallClient },
  issuer: { readonly client: CallClient },
  traits: Partial<CouponForm> = {},
  area: 'seller' | 'platform' = 'seller',
): Promise<Card> {
  const id = await aCoupon(issuer, traits, area);
  return (await client.call('POST /wanlshop/coupon/receive', { id })).card;
}
