/** Somebody new, and what they do by calls. */
import type { Page } from '@playwright/test';
import { createClient, visitor } from './client.ts';
import {
  addGoods,
  codeSentBy,
  fromBalance,
  logInOwner,
  once,
  operator,
  payPassword,
  type Shopper,
} from './people.ts';

/** Somebody who was never here before, logged in by a code. */
export async function aNewcomer(): Promise<Shopper> {
  const mobile = `136${String(Date.now()).slice(-8)}`;
  const code = await codeSentBy(mobile, async () => {
    await visitor.call('POST /wanlshop/sms/send', { mobile, event: 'login' });
  });
  const { userinfo } = await visitor.call('POST /wanlshop/user/mobilelogin', { mobile, code, agree: true });
  return { user: { ...userinfo, isLogin: true }, call: createClient(userinfo.token).call };
}

/** Who a phone is logged in as, for what they do by calls. */
export const getPerson = async ({ page }: { page: Page }): Promise<Shopper> => {
  const user = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}');
  return { user, call: createClient(user.token).call };
};

/** What is ordered meanwhile has so many days of after-sale: they are pinned to the order, and then as they were. */
async function withAfterSaleDays<Done>(days: number, act: () => Promise<Done>): Promise<Done> {
  const call = await operator();
  const name = 'orders.after_sale_days';
  const { rows } = await call('GET /platform/settings/list', {});
  const before = rows.find((setting) => setting.name === name)?.value;
  await call('POST /platform/settings/save', { name, value: days });
  try {
    return await act();
  } finally {
    await call('POST /platform/settings/save', { name, value: before });
  }
}

/** How long after a purchase of `buyAndReview` what it earns is credited. */
export const buyAndReviewDays = 1;

/**
 * Somebody new buys something for 40.00 from a shop, from money the platform gave them, until it is completed. Its
 * after-sale window is a day, so that the market's clock need not go on by a week, which its other journeys would see.
 */
export async function buyAndReview(shopId: number, { user, call }: Shopper, mobile: string): Promise<void> {
  await (await operator())(
    'POST /platform/wallet/adjust',
    { kind: 'shopper', id: user.id, amount: '100.00', reason: '活动补偿' },
    once(),
  );
  const code = await codeSentBy(mobile, async () => {
    await call('POST /wanlshop/sms/send', { mobile, event: 'paypwd' });
  });
  await call('POST /wanlshop/user/paypassword', { code, password: payPassword });
  const { id: address_id } = await call('POST /wanlshop/address/save', {
    name: '林小雨',
    mobile,
    detail: '文三路 1 号',
    province_code: '330000',
    city_code: '330100',
    district_code: '330106',
  });
  const goods = await addGoods(shopId);
  const items = [{ goods_id: goods.id, sku_id: goods.skus[0]?.id ?? 0, number: 1 }];
  const asked = { type: 'goods' as const, items, address_id };
  const { payable } = await call('POST /wanlshop/order/quote', asked);
  const { trade_no, orders } = await withAfterSaleDays(buyAndReviewDays, () =>
    call('POST /wanlshop/order/create', { ...asked, payable }, once()),
  );
  await call('POST /wanlshop/pay/create', fromBalance(trade_no), once());
  const id = orders[0]?.id ?? 0;
  const seller = await logInOwner(shopId);
  await seller('POST /seller/orders/ship', { order_id: id, carrier: '', tracking_no: '' });
  await call('POST /wanlshop/order/receive', { id });
  const { lines } = await call('GET /wanlshop/order/details', { id });
  const opinions = lines.map((line) => ({ line_id: line.id, score: 5, content: '很好' }));
  await call('POST /wanlshop/order/comment', { id, items: opinions });
}
