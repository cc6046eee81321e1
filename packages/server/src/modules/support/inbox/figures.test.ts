import {
  aBankQuestion,
  aShopper,
  askService,
  aVisitor,
  getRefusalKey,
  handOver,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { settings: { 'support.hours': '00:00-24:00' } });

const figures = ({ client }: Person, days?: number) =>
  client.call('GET /platform/support/figures', days === undefined ? {} : { days });
const day = 24 * 60 * 60;

describe('the figures of the assistant', () => {
  it('are nothing before it was asked', async ({ operator }) => {
    const none = { asked: 0, answered: 0, helpful: 0, unhelpful: 0, handed_over: 0 };
    expect(await figures(operator, 1)).toEqual(none);
  });

  it('count a visitor as a shopper, and an answer that is a login as none', async ({ market, operator }) => {
    const before = await figures(operator, 1);
    await askService(aVisitor(market, 'figures'), { text: '我的余额' });
    await askService(await aShopper(market), { text: '我的余额' });
    const after = await figures(operator, 1);
    expect(after.asked - before.asked).toBe(2);
    expect(after.answered - before.answered).toBe(1);
  });

  it('count an opinion as it is now, not each that was said', async ({ market, operator }) => {
    const before = await figures(operator, 1);
    const { id: question_id } = await aBankQuestion(operator);
    const person = await aShopper(market);
    const id = (await askService(person, { question_id })).rows.at(-1)?.id ?? 0;
    for (const helpful of [true, false])
      await person.client.call('POST /wanlshop/service/feedback', { id, helpful });
    const after = await figures(operator, 1);
    expect(after).toMatchObject({ helpful: before.helpful, unhelpful: before.unhelpful + 1 });
  });

  it('count a handover once, also one that was given back', async ({ market, operator }) => {
    const before = await figures(operator, 1);
    const id = await handOver(await aShopper(market));
    for (const move of ['take', 'release', 'take', 'close'] as const)
      await operator.client.call(`POST /platform/support/${move}`, { id });
    expect((await figures(operator, 1)).handed_over).toBe(before.handed_over + 1);
  });

  it('count no words that an agent is there to answer', async ({ market, operator }) => {
    const person = await aShopper(market);
    const id = await handOver(person);
    const before = await figures(operator, 1);
    await askService(person, { text: '发票' });
    expect(await figures(operator, 1)).toEqual(before);
    await operator.client.call('POST /platform/support/close', { id });
  });

  it('are of the market’s days asked for, today among them', async ({ market, operator }) => {
    const today = await figures(operator, 1);
    expect(today.asked).toBeGreaterThan(0);
    await market.advance(2 * day);
    expect((await figures(operator, 2)).asked).toBe(0);
    expect((await figures(operator, 3)).asked).toBe(today.asked);
    expect(await figures(operator)).toEqual(await figures(operator, 30));
  });

  it.for([0, 91, 1.5])('of %d days are refused', async (days, { operator }) =>
    expect(await getRefusalKey(figures(operator, days))).toBe('common.invalid_input'),
  );
});
