import { aBankQuestion, aShopper, askService, aVisitor, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const rate = ({ client }: Pick<Person, 'client'>, id: number, helpful: boolean) =>
  client.call('POST /wanlshop/service/feedback', { id, helpful });
const answerTo = async (person: Pick<Person, 'client'>, question_id: number) =>
  (await askService(person, { question_id })).rows.at(-1)?.id ?? 0;

describe('whether an answer helped', () => {
  it('is counted for its question over all who say so', async ({ market, operator }) => {
    const { id } = await aBankQuestion(operator);
    const opinions = [true, false, false];
    for (const helpful of opinions) {
      const person = await aShopper(market);
      await rate(person, await answerTo(person, id), helpful);
    }
    expect(await operator.client.call('GET /platform/bank/details', { id })).toMatchObject({
      asked: 3,
      helpful: 1,
      unhelpful: 2,
    });
    const weak = await operator.client.call('GET /platform/bank/list', { tab: 'weak' });
    expect(weak.rows.map((row) => row.id)).toContain(id);
  });

  it('said twice at once counts once', async ({ market, operator }) => {
    const { id } = await aBankQuestion(operator);
    const person = await aShopper(market);
    const answer = await answerTo(person, id);
    await Promise.all([1, 2, 3].map(() => rate(person, answer, true)));
    expect(await operator.client.call('GET /platform/bank/details', { id })).toMatchObject({ helpful: 1 });
  });

  it('taken back and said again is what was said last', async ({ market, operator }) => {
    const { id } = await aBankQuestion(operator);
    const person = aVisitor(market, 'changes');
    const answer = await answerTo(person, id);
    for (const helpful of [false, true, false, true]) await rate(person, answer, helpful);
    expect(await operator.client.call('GET /platform/bank/details', { id })).toMatchObject({
      helpful: 1,
      unhelpful: 0,
    });
    const { rows } = await person.client.call('GET /wanlshop/service/history', {});
    expect(rows.at(-1)).toMatchObject({ id: answer, helpful: true });
  });

  it('may be said after the question is gone, and after the conversation is', async ({
    market,
    operator,
  }) => {
    const { id } = await aBankQuestion(operator);
    const person = await aShopper(market);
    const answer = await answerTo(person, id);
    await operator.client.call('POST /platform/bank/delete', { id });
    await person.client.call('POST /wanlshop/service/close', {});
    expect(await rate(person, answer, true)).toMatchObject({ id: answer, helpful: true });
  });

  it('is said by whom it was given: nobody else finds it', async ({ market, operator }) => {
    const { id } = await aBankQuestion(operator);
    const answer = await answerTo(await aShopper(market), id);
    for (const stranger of [await aShopper(market), aVisitor(market, 'stranger')])
      expect(await getRefusalKey(rate(stranger, answer, false))).toBe('common.not_found');
    expect(await getRefusalKey(rate({ client: market.client() }, answer, true))).toBe('support.no_device');
    expect(await getRefusalKey(rate(await aShopper(market), 999_999, true))).toBe('common.not_found');
  });

  it('is not asked of what was not found, nor of one’s own words', async ({ market }) => {
    const person = await aShopper(market);
    const { rows } = await askService(person, { text: '宇航员恐龙化石' });
    for (const { id } of rows)
      expect(await getRefusalKey(rate(person, id, true))).toBe('support.not_rateable');
  });
});
