/** How the platform finds feedback, and what of a person it shows while it does. */
import type { CallIn } from '@chengji/contract';
import {
  anOperator,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  sendFeedback,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Asked = CallIn<'GET /platform/feedback/list'>;
const list = ({ client }: Person, asked: Asked = {}) => client.call('GET /platform/feedback/list', asked);
const listIds = async (operator: Person, asked: Asked) =>
  (await list(operator, asked)).rows.map(({ id }) => id);
const answer = ({ client }: Person, id: number, words = '下个版本就有') =>
  client.call('POST /platform/feedback/answer', { id, answer: words });
const mark = ({ client }: Person, id: number, change: { category?: 'payment'; handled?: boolean }) =>
  client.call('POST /platform/feedback/mark', { id, ...change });
const sendFromDevice = async (market: Market, device: string) => {
  const input = { rating: 3, content: '老人用字太小了' };
  const { body } = await market.request('POST /wanlshop/feedback/submit', input, { headers: { device } });
  return (body.data as { id: number }).id;
};

describe('a page of feedback', () => {
  it('has the newest first, and goes on with the next number', async ({ market, operator }) => {
    const shopper = await aShopper(market);
    const keyword = '分页用的意见';
    const ids: number[] = [];
    for (const n of [1, 2, 3]) ids.unshift((await sendFeedback(shopper, { content: `${keyword} ${n}` })).id);
    const first = await list(operator, { keyword, limit: 2 });
    expect(first).toMatchObject({ total: 3, next: '2' });
    const second = await list(operator, { keyword, limit: 2, page: 2 });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
  });

  it('counts every tab by what it was narrowed to', async ({ market, operator }) => {
    const shopper = await aShopper(market);
    const keyword = '计数用的意见';
    const [one, two] = [
      await sendFeedback(shopper, { content: keyword, rating: 1 }),
      await sendFeedback(shopper, { content: keyword, rating: 5 }),
    ];
    await answer(operator, one.id);
    await mark(operator, two.id, { handled: true });
    await sendFeedback(shopper, { content: keyword, rating: 5 });
    const counts = async (asked: Asked) => (await list(operator, { keyword, ...asked })).counts;
    expect(await counts({})).toEqual({ waiting: 1, visitors: 0, answered: 1, handled: 1, all: 3 });
    expect(await counts({ rating: 5 })).toEqual({
      waiting: 1,
      visitors: 0,
      answered: 0,
      handled: 1,
      all: 2,
    });
  });

  it('is found by what was answered, and by a word with a sign in it as it stands', async ({
    market,
    operator,
  }) => {
    const shopper = await aShopper(market);
    const { id } = await sendFeedback(shopper, { content: '优惠 100% 没到账' });
    await answer(operator, id, '已为您补发 Coupon');
    expect(await listIds(operator, { tab: 'all', keyword: 'coupon' })).toEqual([id]);
    expect(await listIds(operator, { tab: 'all', keyword: '100%' })).toEqual([id]);
    expect(await listIds(operator, { tab: 'all', keyword: '1%0' })).toEqual([]);
  });

  it('is found by who sent it', async ({ market, operator }) => {
    const shopper = await aShopper(market);
    await shopper.client.call('POST /wanlshop/user/save', { nickname: '寻意见的人' });
    const { id } = await sendFeedback(shopper, { content: '页面打开很慢' });
    expect(await listIds(operator, { tab: 'all', keyword: '寻意见' })).toEqual([id]);
  });

  it('moves from one tab to another with its answer', async ({ market, operator }) => {
    const { id } = await sendFeedback(await aShopper(market), { content: '换标签的意见' });
    const asked = { keyword: '换标签' };
    expect(await listIds(operator, { ...asked, tab: 'waiting' })).toEqual([id]);
    await answer(operator, id);
    expect(await listIds(operator, { ...asked, tab: 'waiting' })).toEqual([]);
    expect(await listIds(operator, { ...asked, tab: 'answered' })).toEqual([id]);
  });

  it('refuses a tab, a rating and a category that are none', async ({ operator }) => {
    for (const asked of [{ tab: 'lost' }, { rating: 6 }, { category: 'weather' }, { page: 0 }] as Asked[])
      expect(await getRefusalKey(list(operator, asked)), JSON.stringify(asked)).toBe('common.invalid_input');
  });
});

describe('a visitor of the list', () => {
  it('is the same four characters from one device, and others from another', async ({ market, operator }) => {
    const [phone, tablet] = ['v'.repeat(40), 'w'.repeat(40)];
    const ids = [
      await sendFromDevice(market, phone),
      await sendFromDevice(market, phone),
      await sendFromDevice(market, tablet),
    ];
    const { rows } = await list(operator, { tab: 'visitors', limit: 100 });
    const [first, second, third] = ids.map((id) => rows.find((row) => row.id === id)?.visitor);
    expect(first).toMatch(/^[0-9a-f]{4}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('can be marked and sorted, and nothing of their device is shown', async ({ market, operator }) => {
    const id = await sendFromDevice(market, 'x'.repeat(40));
    const shown = await mark(operator, id, { category: 'payment', handled: true });
    expect(shown).toMatchObject({
      category: 'payment',
      state: 'handled',
      user: null,
      can: { answer: false },
    });
    expect(JSON.stringify(shown)).not.toContain('xxxx');
  });
});

describe('who reads feedback', () => {
  it('sees a contact masked, and asks for it whole', async ({ market, operator }) => {
    const { id } = await sendFeedback(await aShopper(market), { contact: 'lin.mei@example.com' });
    const { rows } = await list(operator);
    expect(rows.find((row) => row.id === id)?.contact).toBe('li****@example.com');
    const whole = await operator.client.call('POST /platform/feedback/contact', { id });
    expect(whole).toEqual({ contact: 'lin.mei@example.com' });
  });

  it('is of the platform: neither shoppers nor sellers are', async ({ market, shop, shopper }) => {
    for (const { token } of [shopper, shop.seller]) {
      const { status } = await market.request('GET /platform/feedback/list', {}, { token });
      expect(status).toBe(401);
    }
  });

  it('sees who answered, also someone of the support', async ({ market, operator }) => {
    const { id } = await sendFeedback(await aShopper(market));
    await answer(operator, id);
    const { rows } = await list(await anOperator(market), { tab: 'answered' });
    expect(rows.find((row) => row.id === id)?.answered_by).toMatch(/^运营/);
  });

  it('answers in words: two at least, five hundred at most', async ({ market, operator }) => {
    const { id } = await sendFeedback(await aShopper(market));
    for (const words of [' 好 ', '长'.repeat(501)])
      await expect(answer(operator, id, words)).rejects.toMatchObject({
        key: 'common.invalid_input',
        field: 'answer',
      });
    expect(await answer(operator, id, '长'.repeat(500))).toMatchObject({ state: 'answered' });
  });
});
