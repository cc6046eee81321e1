/** A video is uploaded, found, liked and talked about; who buys from it is an order that its author is told of. */
import { expect, test } from '../../market-test.ts';
import { cashier } from '../../pages/shopping/cashier.ts';
import { confirmOrder } from '../../pages/shopping/confirm-order.ts';
import { goods } from '../../pages/shopping/goods.ts';
import { success } from '../../pages/shopping/success.ts';
import { video } from '../../pages/shopping/video.ts';
import { anItem, payPassword, shopperNumber } from '../../people.ts';
import { publishVideo } from '../../videos.ts';
import { languages } from '../../words.ts';

for (const language of languages) {
  test(`a video sells what it shows (${language})`, async ({ openPhone }) => {
    const author = await shopperNumber(7);
    const { user } = await shopperNumber(language === 'zh' ? 4 : 5);
    const { goods_id } = await anItem(1);
    const title = `琴叶榕 ${Date.now()}`;
    const post = await publishVideo(author, title, [goods_id]);
    const phone = await openPhone({ language, user });

    await video(phone).openFromFind(title);
    await video(phone).seePlaying(title);
    await video(phone).like();
    await video(phone).comment('学到了');
    await video(phone).closeSheet();

    await video(phone).openGoods();
    await goods(phone).buyNow();
    await confirmOrder(phone).place();
    await cashier(phone).see();
    await cashier(phone).payByBalance(payPassword);
    await success(phone).seePaid();

    const find = async () =>
      (await author.call('GET /wanlshop/find/own', {})).rows.find(({ id }) => id === post);
    await expect
      .poll(async () => (await find())?.figures)
      .toMatchObject({ likes: 1, comments: 1, goods_opened: 1, orders: 1 });
  });
}
