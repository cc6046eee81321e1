/** From the wish for a shop to its first order on the way: what an applicant, the operator and a shopper do for it. */
import { expect, test } from '../../market-test.ts';
import { expectAccessible } from '../../page-checks.ts';
import { applications } from '../../pages/console/applications.ts';
import { apply, picture } from '../../pages/console/apply.ts';
import { decoration } from '../../pages/console/decoration.ts';
import { firstSteps } from '../../pages/console/first-steps.ts';
import { freight } from '../../pages/console/freight.ts';
import { goodsEditor } from '../../pages/console/goods-editor.ts';
import { shopConsole } from '../../pages/console/shop-console.ts';
import { shopGoods } from '../../pages/console/shop-goods.ts';
import { shopStaff } from '../../pages/console/shop-staff.ts';
import { order } from '../../pages/shopping/order.ts';
import {
  anItem,
  cancelUnpaid,
  operatorSession,
  paidOrder,
  sellerSession,
  shopperNumber,
  toOwnerAccount,
} from '../../people.ts';

test('an applicant opens a shop step by step and ships its first order', async ({
  openConsole,
  openPhone,
}) => {
  const stamp = String(Date.now()).slice(-8);
  const wish = { name: `拾光${stamp}`, account: `handmade_${stamp}`, password: 'demo1234' };
  const title = `手编餐垫 ${stamp}`;
  const owner = await openConsole('zh');
  const steps = firstSteps(owner);

  await test.step('applies', async () => {
    await apply(owner).open();
    await expect(owner.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(owner.page);
    await apply(owner).enterBy(`136${stamp}`);
    await apply(owner).askFor(wish);
    await apply(owner).seeThatItWaits();
  });

  await test.step('the operator looks at the documents and approves', async () => {
    const operator = applications(await openConsole('zh', await operatorSession()));
    await operator.find(wish.name);
    await operator.lookAtDocument();
    await operator.approve();
  });

  await test.step('logs in, and is told what a new shop needs', async () => {
    await owner.page.reload();
    await apply(owner).goToConsole();
    await shopConsole(owner).enter(wish.account);
    await expect(owner.page.getByText(wish.name)).toBeVisible();
    await steps.see(0);
  });

  await test.step('sets up freight, a first product, the home page and a colleague', async () => {
    await steps.begin('freight');
    await freight(owner).addFree('全国包邮');
    await steps.goToDashboard();
    await steps.seeDone('freight');

    await steps.begin('goods');
    await goodsEditor(owner).fillIn({
      title,
      titleEn: `Woven place mat ${stamp}`,
      category: '收纳',
      picture,
      price: '12.00',
      stock: '30',
      freight: /全国包邮/,
    });
    await goodsEditor(owner).storeAway();
    await steps.goToDashboard();
    await steps.seeDone('goods');

    await steps.begin('decoration');
    await decoration(owner).addGoodsList('店主推荐');
    await decoration(owner).publish();
    await steps.goToDashboard();
    await steps.seeDone('decoration');

    await steps.begin('staff');
    await shopStaff(owner).takeOn({ name: '小满', account: `clerk_${stamp}`, role: /客服/ });
    await steps.goToDashboard();
    await steps.see(4);
  });

  const { shop } = (await sellerSession(wish.account))['console.session.seller'].staff;
  const shopper = await shopperNumber(9);
  await cancelUnpaid(shopper);
  const { id } = await test.step('opens, and somebody buys', async () => {
    await steps.begin('open');
    await shopGoods(owner).putOnSale(title);
    await steps.goToDashboard();
    await steps.seeNone();
    return paidOrder(shopper, await anItem(shop?.id));
  });

  await test.step('ships it, and the buyer sees it on its way', async () => {
    const { order_no } = await shopper.call('GET /wanlshop/order/details', { id });
    const trackingNo = `SF1${order_no.slice(-12)}`;
    await shopConsole(owner).goToOrders();
    await shopConsole(owner).ship(order_no, trackingNo);
    await shopConsole(owner).seeShipped(order_no);
    const phone = await openPhone({ language: 'zh', user: shopper.user });
    await phone.page.goto(`/#/pages/user/order/details?id=${id}`);
    await order(phone).seeState('shipped');
    await order(phone).seeGoods(title);
    await order(phone).seeTrackingNo(trackingNo);
  });
});

test('an owner with a phone in hand ships an order, and its buyer sees it on its way', async ({
  openConsoleOnPhone,
  openPhone,
}) => {
  const shopper = await shopperNumber(9);
  await cancelUnpaid(shopper);
  const { id } = await paidOrder(shopper);
  const { order_no, shop } = await shopper.call('GET /wanlshop/order/details', { id });
  const trackingNo = `SF1${order_no.slice(-12)}`;
  const owner = await openConsoleOnPhone('en', await sellerSession(toOwnerAccount(shop.id)));
  await owner.page.goto('/console/seller');
  await shopConsole(owner).goToOrders();
  await shopConsole(owner).ship(order_no, trackingNo);
  await shopConsole(owner).seeShipped(order_no);
  const phone = await openPhone({ language: 'en', user: shopper.user });
  await phone.page.goto(`/#/pages/user/order/details?id=${id}`);
  await order(phone).seeState('shipped');
  await order(phone).seeTrackingNo(trackingNo);
});
