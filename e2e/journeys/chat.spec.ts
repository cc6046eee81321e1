/** A shopper and a shop talk: in words, pictures, voices and goods, and through a network that comes and goes. */

import { shopWriter } from '../answering-people.ts';
import { expect, test } from '../market-test.ts';
import { chat, conversations } from '../pages/account/chat.ts';
import { findTopPage, openAddress } from '../pages/screen.ts';
import { addGoods, shopperNumber } from '../people.ts';
import { languages } from '../words.ts';

/** The smallest picture there is. */
const picture = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

for (const language of languages) {
  test(`a shopper asks a shop about a goods, and it answers (${language})`, async ({ openPhone }) => {
    const shopper = await shopperNumber(5);
    const goods = await addGoods(2);
    const shop = await shopWriter(2, shopper.user.id);
    const now = Date.now();
    const phone = await openPhone({ language, user: shopper.user });
    await openAddress(phone, `pages/product/goods?id=${goods.id}`);
    await findTopPage(phone)
      .getByRole('link', { name: phone.t.chat('service'), exact: true })
      .click();
    const talk = chat(phone);

    await test.step('goods and words', async () => {
      await talk.sendOffered(goods.title);
      await talk.seeGoods(goods.title);
      await talk.write(`明天能发货吗 ${now}`);
      await talk.seeSent(`明天能发货吗 ${now}`);
      await shop.type();
      await talk.seeTyping();
      await shop.write(`下午四点前付款就能 ${now}`);
      await talk.see(`下午四点前付款就能 ${now}`);
      await shop.read();
      await talk.seeRead();
    });

    await test.step('a picture and a voice', async () => {
      await talk.sendPicture(picture);
      await talk.openPicture();
      await talk.sayHolding();
      await talk.playVoice();
      await expect.poll(() => shop.readKinds()).toEqual(['goods', 'text', 'text', 'img', 'voice']);
    });

    await test.step('what was written is taken back', async () => {
      await talk.write(`写错了 ${now}`);
      await talk.seeSent(`写错了 ${now}`);
      await talk.recall(`写错了 ${now}`);
    });

    await test.step('what comes while the person is elsewhere is counted, found and deleted', async () => {
      await openAddress(phone, 'pages/notice/notice');
      const answer = `已经发出 ${now}`;
      await shop.write(answer);
      const { name } = shop;
      await conversations(phone).seeUnread(name(language), 1, answer);
      await conversations(phone).find(String(now), answer);
      await talk.see(answer);
      await talk.clear();
      await openAddress(phone, 'pages/notice/notice');
      await conversations(phone).delete(name(language));
    });
  });
}

test('messages written without a network are sent once and in order when it is back', async ({
  openPhone,
  faults,
}) => {
  faults.allow(/net::/);
  const shopper = await shopperNumber(6);
  const shop = await shopWriter(3, shopper.user.id);
  const now = Date.now();
  const phone = await openPhone({ user: shopper.user });
  const { page } = phone;
  const talk = chat(phone);
  await openAddress(phone, 'pages/notice/chat?shop_id=3');
  await talk.write(`第一条 ${now}`);
  await talk.seeSent(`第一条 ${now}`);

  await page.context().setOffline(true);
  await talk.write(`第二条 ${now}`);
  await talk.write(`第三条 ${now}`);
  await talk.seeWaiting(2);
  await shop.write(`店铺一 ${now}`);
  await shop.write(`店铺二 ${now}`);
  await page.context().setOffline(false);

  await talk.seeWaiting(0);
  await talk.see(`店铺二 ${now}`);
  await talk.seeSent(`第三条 ${now}`);
  const written = ['第一条', '店铺一', '店铺二', '第二条', '第三条'].map((words) => `${words} ${now}`);
  await expect.poll(() => talk.readAll(new RegExp(`^(第.条|店铺.) ${now}$`))).toEqual(written);
  await expect.poll(() => shop.readWords(String(now))).toEqual(written);
});
