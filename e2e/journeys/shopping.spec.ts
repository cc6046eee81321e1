/** The main job, whole: a visitor looks around, buys of several shops, gets it and reviews it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '../market-test.ts';
import { addresses } from '../pages/account/addresses.ts';
import { login } from '../pages/account/login.ts';
import { shopConsole } from '../pages/console/shop-console.ts';
import { getAddress, goBack, goToTab, seeTitle } from '../pages/screen.ts';
import { cart } from '../pages/shopping/cart.ts';
import { cashier } from '../pages/shopping/cashier.ts';
import { category } from '../pages/shopping/category.ts';
import { confirmOrder } from '../pages/shopping/confirm-order.ts';
import { goods } from '../pages/shopping/goods.ts';
import { goodsList } from '../pages/shopping/goods-list.ts';
import { goodsReviews } from '../pages/shopping/goods-reviews.ts';
import { home } from '../pages/shopping/home.ts';
import { logistics } from '../pages/shopping/logistics.ts';
import { order } from '../pages/shopping/order.ts';
import { orders } from '../pages/shopping/orders.ts';
import { search } from '../pages/shopping/search.ts';
import { success } from '../pages/shopping/success.ts';
import { writeReview } from '../pages/shopping/write-review.ts';
import { payPassword, shopperNumber, toMobile, toOwnerAccount } from '../people.ts';
import { languages } from '../words.ts';

const journeys = {
  zh: { shopper: 2, word: '茶', recipient: '周小雨', praise: '很耐用，做工也细，推荐。' },
  en: { shopper: 3, word: 'tea', recipient: 'Ada Zhou', praise: 'Well made and lovely to use. Recommended.' },
};

const picture = {
  name: 'tea.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(new URL('../../packages/shopper/src/design/feedback/art/heart.webp', import.meta.url)),
};

for (const language of languages) {
  test(`a visitor becomes a shopper with a review (${language})`, async ({ openPhone, openConsole }) => {
    const { shopper, word, recipient, praise } = journeys[language];
    const review = `${praise} ${Date.now()}`;
    const phone = await openPhone({ language });
    const titles: string[] = [];

    await test.step('looks around', async () => {
      await home(phone).open();
      await home(phone).lookAround();
      await goToTab(phone, 'category');
      await category(phone).choose(2);
      const branch = await category(phone).openFirstBranch();
      await seeTitle(phone, branch);
      await goodsList(phone).seeGoods();
      await goBack(phone);
      await goToTab(phone, 'home');
    });

    await test.step('searches, narrows the list and puts a goods into the cart', async () => {
      await home(phone).search();
      await search(phone).searchForHint();
      await goodsList(phone).seeGoods();
      await goBack(phone);
      await search(phone).type(word);
      const suggested = await search(phone).takeSuggestion(word);
      await goodsList(phone).seeGoods();
      await goBack(phone);
      await search(phone).type('');
      await search(phone).seeHistory(suggested);
      await search(phone).searchFor(word);
      await goodsList(phone).filterBy('enterprise');
      titles.push(await goodsList(phone).openFirst());
      await goods(phone).see(titles[0] ?? '');
      await goods(phone).addToCart();
      await goBack(phone);
    });

    await test.step('puts one of another shop beside it', async () => {
      await goodsList(phone).removeFilter('enterprise');
      await goodsList(phone).filterBy('personal');
      await goodsList(phone).cheapestFirst();
      titles.push(await goodsList(phone).openFirst());
      await goods(phone).addToCart();
      await goods(phone).goToCart();
    });

    await test.step('settles, logs in by a code and is where they were going', async () => {
      await cart(phone).seeShops(2);
      for (const title of titles) await cart(phone).seeLine(title);
      await cart(phone).chooseAll();
      await cart(phone).settle(2);
      await login(phone).see();
      await login(phone).byCode(toMobile(shopper));
      await confirmOrder(phone).see(titles);
    });

    await test.step('adds an address, places the order and pays from the balance', async () => {
      await confirmOrder(phone).chooseAddress();
      await addresses(phone).add({ name: recipient, mobile: '13912345678', detail: '梧桐路 12 号 3 楼' });
      await addresses(phone).pick(recipient);
      await confirmOrder(phone).seeRecipient(recipient);
      await confirmOrder(phone).writeToFirstShop('请放门口');
      await confirmOrder(phone).place();
      await cashier(phone).see();
      await cashier(phone).payByBalance('000000');
      await cashier(phone).seeRefusal();
      await cashier(phone).enterPassword(payPassword);
      await success(phone).seePaid();
    });

    const orderNo = await test.step('follows the order', async () => {
      await success(phone).seeOrders();
      await orders(phone).seeTab('ship');
      for (const title of titles) await orders(phone).seeOrder(title);
      await orders(phone).open(titles[0] ?? '');
      await order(phone).seeState('pending_shipment');
      await order(phone).seeGoods(titles[0] ?? '');
      return order(phone).number();
    });

    const trackingNo = `SF1${orderNo.slice(-12)}`;
    await test.step('the shop’s owner ships it', async () => {
      const { call } = await shopperNumber(shopper);
      const id = Number(new URLSearchParams(getAddress(phone).split('?')[1]).get('id'));
      const { shop } = await call('GET /wanlshop/order/details', { id });
      const desktop = await openConsole(language);
      await shopConsole(desktop).logIn(toOwnerAccount(shop.id));
      await shopConsole(desktop).goToOrders();
      await shopConsole(desktop).ship(orderNo, trackingNo);
      await shopConsole(desktop).seeShipped(orderNo);
    });

    await test.step('sees the parcel, receives it and reviews it with a picture', async () => {
      await order(phone).seeState('shipped');
      await order(phone).press('logistics');
      await logistics(phone).seeParcel(trackingNo);
      await goBack(phone);
      await order(phone).receive();
      await order(phone).seeState('pending_review');
      await order(phone).press('comment');
      await writeReview(phone).see();
      await writeReview(phone).score(4);
      await writeReview(phone).write(review);
      await writeReview(phone).addPicture(picture);
      await writeReview(phone).publish();
      await success(phone).seePublished();
      await goBack(phone);
      await order(phone).seeState('completed');
    });

    await test.step('the review is on the goods page', async () => {
      const { call } = await shopperNumber(shopper);
      const id = Number(new URLSearchParams(getAddress(phone).split('?')[1]).get('id'));
      const { lines } = await call('GET /wanlshop/order/details', { id });
      await phone.page.goto(`/#/pages/product/goods?id=${lines[0]?.goods_id}`);
      await goods(phone).see(titles[0] ?? '');
      await expect(phone.page.getByText(review)).toBeVisible();
      await goods(phone).openReviews();
      await goodsReviews(phone).see();
      await goodsReviews(phone).onlyWithPictures();
      await goodsReviews(phone).seeReview(review);
    });
  });
}
