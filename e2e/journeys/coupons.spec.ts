/** A coupon is received, pays a part of an order, and comes back when the order is cancelled. */
import { test } from '../market-test.ts';
import { login } from '../pages/account/login.ts';
import { openAddress } from '../pages/screen.ts';
import { cashier } from '../pages/shopping/cashier.ts';
import { confirmOrder } from '../pages/shopping/confirm-order.ts';
import { coupons } from '../pages/shopping/coupons.ts';
import { goods } from '../pages/shopping/goods.ts';
import { order } from '../pages/shopping/order.ts';
import { orders } from '../pages/shopping/orders.ts';
import { anItem, issueCoupon, toMobile } from '../people.ts';
import { languages } from '../words.ts';

const SHOP = 1;
const OFF = '−¥1.00';
const buyers = { zh: 5, en: 6 };

for (const language of languages) {
  test(`receives a coupon, buys with it, and has it back (${language})`, async ({ openPhone }) => {
    const phone = await openPhone({ language });
    const { title } = await issueCoupon(SHOP);
    const { goods_id } = await anItem(SHOP);

    await test.step('receives it on the page of a goods, once logged in', async () => {
      await openAddress(phone, `pages/product/goods?id=${goods_id}`);
      await goods(phone).openCoupons();
      await coupons(phone).tryToReceive(title);
      await login(phone).byCode(toMobile(buyers[language]));
      await coupons(phone).receive(title);
      await coupons(phone).closeSheet();
    });

    await test.step('buys with it', async () => {
      await goods(phone).buyNow();
      await confirmOrder(phone).useCoupon(title);
      await confirmOrder(phone).seeDiscount(OFF);
      await confirmOrder(phone).place();
      await cashier(phone).see();
      await cashier(phone).leave();
      await orders(phone).openFirst();
      await order(phone).seeDiscount(OFF);
    });

    const atOrder = phone.page.url();
    await test.step('finds it among the used ones', async () => {
      await coupons(phone).openMine();
      await coupons(phone).seeMine('used', title);
      await coupons(phone).seeNotMine('unused', title);
    });

    await test.step('cancels, and has it back', async () => {
      await phone.page.goto(atOrder);
      await order(phone).cancel();
      await order(phone).seeState('closed');
      await coupons(phone).openMine();
      await coupons(phone).seeMine('unused', title);
    });
  });
}
