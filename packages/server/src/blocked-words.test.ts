/** Words the operator blocked, in everything that people publish. */
import type { CallIn } from '@chengji/contract';
import {
  aGoods,
  anOperator,
  anOrder,
  applicationForm,
  aShopper,
  getRefusalKey,
  goodsForm,
  type Market,
  type Person,
  type ShopFixture,
  someDocuments,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', {
  settings: { 'content.blocked_words': ['假药', 'scam'] },
});

type Refused = { key: string; field?: string };
/** What a call was refused with: its key and field, and what the person reads. */
async function getRefusal(market: Market, person: Person, ...[name, input]: Parameters<Market['request']>) {
  const { body } = await market.request(name, input, { token: person.token });
  return { ...(body.data as Refused), msg: body.msg };
}
const blocked = (field: string, word: string) => ({
  key: 'common.blocked_word',
  field,
  msg: expect.stringContaining(`“${word}”`),
});

describe('a blocked word', () => {
  it('is refused in a nickname and in what people say of themselves, and what else they write is not', async ({
    market,
  }) => {
    const shopper = await aShopper(market);
    const save = (input: CallIn<'POST /wanlshop/user/save'>) =>
      getRefusal(market, shopper, 'POST /wanlshop/user/save', input);
    expect(await save({ nickname: '卖假 药的' })).toMatchObject(blocked('nickname', '假药'));
    expect(await save({ bio: 'No ＳＣＡＭ here' })).toMatchObject(blocked('bio', 'scam'));
    expect(await save({ username: 'the_scam' })).toMatchObject(blocked('username', 'scam'));
    const { userinfo } = await shopper.client.call('POST /wanlshop/user/save', { nickname: 'scampi' });
    expect(userinfo.nickname).toBe('scampi');
  });

  it('is refused in a review and in the shop’s reply, naming which', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const order = await anOrder(market, shopper, shop, {
      state: 'pending_review',
      goods: [await aGoods(shop), await aGoods(shop)],
    });
    const items = order.lines.map(({ id }, index) => ({
      line_id: id,
      score: 5,
      content: index === 1 ? '像假药' : '好',
    }));
    const input = { id: order.id, items };
    expect(await getRefusal(market, shopper, 'POST /wanlshop/order/comment', input)).toMatchObject(
      blocked('items.1.content', '假药'),
    );
    await shopper.client.call('POST /wanlshop/order/comment', {
      id: order.id,
      items: items.map((item) => ({ ...item, content: '好' })),
    });
    const { client } = shop.seller;
    const [review] = (await client.call('GET /seller/reviews/list', {})).rows;
    const reply = { id: review?.id ?? 0, version: review?.version ?? 0, reply: 'Not a scam' };
    expect(await getRefusal(market, shop.seller, 'POST /seller/reviews/reply', reply)).toMatchObject(
      blocked('reply', 'scam'),
    );
  });

  it('is refused in the name and introduction of a shop and of one that is applied for', async ({
    market,
    shop,
  }) => {
    const { seller } = shop;
    const profile = await seller.client.call('GET /seller/shop/details', {});
    const { id: _, type: __, score: ___, opened_at: ____, ...rest } = profile;
    const saved = { ...rest, logo: '/files/00/logo.webp' };
    for (const [field, text, word] of [
      ['name', '假药铺', '假药'],
      ['name_en', 'Scam store', 'scam'],
      ['intro', '不卖假药', '假药'],
      ['intro_en', 'No scam', 'scam'],
    ] as const)
      expect(
        await getRefusal(market, seller, 'POST /seller/shop/save', { ...saved, [field]: text }),
      ).toMatchObject(blocked(field, word));
    const applicant = await aShopper(market);
    const documents = await someDocuments(applicant.client);
    const form = applicationForm({ documents, intro: '不卖假药' });
    expect(await getRefusal(market, applicant, 'POST /wanlshop/apply/save', form)).toMatchObject(
      blocked('intro', '假药'),
    );
  });

  it('is refused in the title of a goods, in either language', async ({ market, shop }) => {
    const save = (traits: Parameters<typeof goodsForm>[1]) =>
      getRefusal(market, shop.seller, 'POST /seller/goods/save', goodsForm(shop, traits));
    expect(await save({ title: '真假药材' })).toMatchObject(blocked('title', '假药'));
    expect(await save({ title_en: 'A scam' })).toMatchObject(blocked('title_en', 'scam'));
  });

  it('is taken from the list as soon as the operator says so', async ({ market, shop }) => {
    const operator = await anOperator(market);
    const shopper = await aShopper(market);
    await operator.client.call('POST /platform/settings/save', {
      name: 'content.blocked_words',
      value: ['scam', '枪支'],
    });
    await shopper.client.call('POST /wanlshop/user/save', { nickname: '识别假药' });
    const save = shopper.client.call('POST /wanlshop/user/save', { nickname: '枪支店' });
    expect(await getRefusalKey(save)).toBe('common.blocked_word');
    const { rows } = await operator.client.call('GET /platform/audit/list', {});
    expect(rows[0]).toMatchObject({ before: { removed: ['假药'] }, after: { added: ['枪支'] } });
    expect(await aGoods(shop as ShopFixture, { title: '假药辨认手册' })).toMatchObject({
      title: '假药辨认手册',
    });
  });
});
