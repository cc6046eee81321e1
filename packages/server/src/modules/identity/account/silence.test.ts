import { anOperator, aShopper, getRefusalKey, type Market, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { assertMayWrite, silenceShopper } from './silence.ts';

const day = 86_400;
const end = ({ client }: Person, id: number) => client.call('POST /platform/users/unsilence', { id });
const show = ({ client }: Person, id: number) => client.call('GET /platform/users/details', { id });
const silence = (market: Market, id: number) => silenceShopper(market.context(), { id, days: 7 });

describe('a silence', () => {
  it('is given by the platform for some days: the person reads why', async ({ market, operator }) => {
    const { id, client } = await aShopper(market);
    await operator.client.call('POST /platform/users/silence', { id, days: 3, reason: '多次发布广告' });
    await expect(assertMayWrite(market.context(), id)).rejects.toThrow('identity.silenced');
    await market.settle();
    const { rows } = await client.call('GET /wanlshop/notice/list', { kind: 'system' });
    expect(rows.find(({ title }) => title === '您已被禁言 3 天')).toMatchObject({
      content: '原因：多次发布广告',
    });
  });

  it('stands beside the person for the platform’s staff as long as it lasts', async ({
    market,
    operator,
  }) => {
    const { id } = await aShopper(market);
    expect(await show(operator, id)).toMatchObject({ silenced_until: null });
    const until = await silence(market, id);
    expect(await show(operator, id)).toMatchObject({ silenced_until: Math.floor(until.getTime() / 1000) });
    await market.advance(7 * day + 60);
    expect(await show(operator, id)).toMatchObject({ silenced_until: null });
  });

  it('is ended by the platform before its days are over: the person is told, and it is recorded', async ({
    market,
    operator,
  }) => {
    const { id, client } = await aShopper(market);
    const until = await silence(market, id);
    await end(operator, id);
    await assertMayWrite(market.context(), id);
    expect(await show(operator, id)).toMatchObject({ silenced_until: null });
    await market.settle();
    const { rows } = await client.call('GET /wanlshop/notice/list', { kind: 'system' });
    expect(rows.filter(({ title }) => title === '禁言已解除')).toHaveLength(1);
    const audit = { subject: 'shopper', keyword: String(id) };
    expect((await operator.client.call('GET /platform/audit/list', audit)).rows).toMatchObject([
      { before: { silenced_until: Math.floor(until.getTime() / 1000) }, after: { silenced_until: null } },
    ]);
  });

  it('that is ended twice, or has run out, is told of once or never', async ({ market, operator }) => {
    const { id, client } = await aShopper(market);
    await silence(market, id);
    await Promise.all([end(operator, id), end(operator, id)]);
    await silence(market, id);
    await market.advance(7 * day + 60);
    await end(operator, id);
    await market.settle();
    const { rows } = await client.call('GET /wanlshop/notice/list', { kind: 'system' });
    expect(rows.filter(({ title }) => title === '禁言已解除')).toHaveLength(1);
  });

  it('is ended only by staff who may write users, of a person who is there', async ({ market, operator }) => {
    const { id, client } = await aShopper(market);
    const clerk = await anOperator(market, 'operator');
    const ask = (from: Person['client']) =>
      getRefusalKey(from.call('POST /platform/users/unsilence', { id }));
    expect(await ask(market.client())).toBe('common.login_required');
    expect(await ask(client)).toBe('common.login_required');
    expect(await ask(clerk.client)).toBe('common.no_permission');
    expect(await getRefusalKey(end(operator, 999_999))).toBe('common.not_found');
  });
});
