import { randomUUID } from 'node:crypto';
import { aShopper, getRefusalKey, type Market, type Person, sendFeedback } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const picture = '/files/00/a.webp';
const list = ({ client }: Pick<Person, 'client'>, cursor?: string) =>
  client.call('GET /wanlshop/feedback/list', cursor ? { cursor, limit: 2 } : { limit: 2 });

/** What one device sends that nobody is logged in on. */
const fromDevice = (market: Market, device: string) =>
  market.request(
    'POST /wanlshop/feedback/submit',
    { rating: 3, content: '老人用字太小了' },
    { headers: { device } },
  );

describe('feedback', () => {
  it('is kept with its rating, pictures and contact, and waits for an answer', async ({ shopper }) => {
    const made = await sendFeedback(shopper, {
      rating: 2,
      category: 'payment',
      content: '  付款老是提示超时  ',
      images: [picture],
      contact: '13805716029',
    });
    expect(made).toMatchObject({
      rating: 2,
      category: 'payment',
      content: '付款老是提示超时',
      images: [picture],
      contact: '13805716029',
      state: 'submitted',
      answer: '',
      answered_at: null,
    });
    expect(await shopper.client.call('GET /wanlshop/feedback/details', { id: made.id })).toEqual(made);
  });

  it('is about something else unless it says about what', async ({ market }) => {
    expect(await sendFeedback(await aShopper(market))).toMatchObject({ category: 'other', images: [] });
  });

  it('without a rating of five, with too few or too many words or pictures is refused by its field', async ({
    shopper,
  }) => {
    const wrong: [string, Parameters<typeof sendFeedback>[1]][] = [
      ['rating', { rating: 6 }],
      ['rating', { rating: 0 }],
      ['content', { content: '  四个字 ' }],
      ['content', { content: '字'.repeat(501) }],
      ['images', { images: Array.from({ length: 5 }, () => picture) }],
      ['images', { images: ['https://elsewhere.example/a.webp'] }],
      ['contact', { contact: '1'.repeat(61) }],
      ['category', { category: 'weather' as 'other' }],
    ];
    for (const [field, traits] of wrong) {
      await expect(sendFeedback(shopper, traits), field).rejects.toMatchObject({
        key: 'common.invalid_input',
        field: expect.stringContaining(field),
      });
    }
  });

  it('is sent once by the same key', async ({ market }) => {
    const { client } = await aShopper(market);
    const idempotencyKey = randomUUID();
    const input = { rating: 5, content: '客服回得很快' };
    const send = () => client.call('POST /wanlshop/feedback/submit', input, { idempotencyKey });
    expect((await send()).id).toBe((await send()).id);
    expect((await list({ client })).rows).toHaveLength(1);
  });

  it('is listed page by page, and another’s is not there', async ({ market, shopper: stranger }) => {
    const shopper = await aShopper(market);
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await sendFeedback(shopper)).id);
    const first = await list(shopper);
    const second = await list(shopper, first.next ?? '');
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
    const seen = stranger.client.call('GET /wanlshop/feedback/details', { id: ids[0] ?? 0 });
    expect(await getRefusalKey(seen)).toBe('common.not_found');
    expect(await getRefusalKey(list(shopper, 'nonsense'))).toBe('common.bad_cursor');
  });

  it('is at most five in any hour', async ({ market }) => {
    const shopper = await aShopper(market);
    await sendFeedback(shopper);
    await market.advance(1_800);
    for (let n = 0; n < 4; n += 1) await sendFeedback(shopper);
    expect(await getRefusalKey(sendFeedback(shopper))).toBe('feedback.too_many_this_hour');
    await market.advance(1_800);
    await sendFeedback(shopper);
    expect(await getRefusalKey(sendFeedback(shopper))).toBe('feedback.too_many_this_hour');
  });
});

describe('a shopper on a device of many', () => {
  it('sends five an hour of their own, and leaves the device its five', async ({ market }) => {
    const device = 'f'.repeat(40);
    const [one, other] = [await aShopper(market), await aShopper(market)];
    const send = (token?: string) =>
      market.request(
        'POST /wanlshop/feedback/submit',
        { rating: 5, content: '东西便宜，页面也干净' },
        { headers: { device }, ...(token ? { token } : {}) },
      );
    for (let n = 0; n < 5; n += 1) await send(one.token);
    expect((await send(one.token)).body.data).toMatchObject({ key: 'feedback.too_many_this_hour' });
    expect((await send(other.token)).body.code).toBe(1);
    expect((await send()).body.code).toBe(1);
  });

  it('reads in their own language why they must wait', async ({ market }) => {
    const { client, token } = await aShopper(market);
    for (let n = 0; n < 5; n += 1) await sendFeedback({ client });
    const english = sendFeedback({ client: market.client(token, 'en') });
    await expect(english).rejects.toThrow(/5 times an hour/);
  });
});

describe('a visitor', () => {
  it('sends words and a rating, and no pictures', async ({ market }) => {
    const visitor = { client: market.client() };
    expect(await sendFeedback(visitor, { rating: 1 })).toMatchObject({ rating: 1, state: 'submitted' });
    const refused = sendFeedback(visitor, { images: [picture] });
    await expect(refused).rejects.toMatchObject({ key: 'feedback.pictures_need_login', field: 'images' });
  });

  it('is asked to log in for the list', async ({ market }) => {
    expect(await getRefusalKey(list({ client: market.client() }))).toBe('common.login_required');
  });

  it('sends five an hour from a device, another device five of its own', async ({ market }) => {
    const [phone, other] = ['p'.repeat(40), 'o'.repeat(40)];
    for (let n = 0; n < 5; n += 1) expect((await fromDevice(market, phone)).status).toBe(200);
    expect((await fromDevice(market, phone)).body.data).toMatchObject({
      key: 'feedback.too_many_this_hour',
    });
    expect((await fromDevice(market, other)).body.code).toBe(1);
  });
});
