import { aShopper, askService, aVisitor, handOver, type Market, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { removeOldSessions } from './session.queries.ts';

const it = marketTest.extend('marketOptions', { settings: { 'support.hours': '00:00-24:00' } });

const history = async ({ client }: Pick<Person, 'client'>) =>
  (await client.call('GET /wanlshop/service/history', {})).rows;
const close = ({ client }: Pick<Person, 'client'>) => client.call('POST /wanlshop/service/close', {});
const age = (market: Market, id: number, days: number) =>
  market.server.kernel.database.pool.query(
    'update service_sessions set last_at = now() - make_interval(days => $2) where id = $1',
    [id, days],
  );
const clean = (market: Market, limit = 100) => removeOldSessions(market.server.kernel.db, limit);

describe('a visitor’s old conversation', () => {
  it('is gone a month after it was last gone on with, not before', async ({ market }) => {
    const [old, young] = [aVisitor(market, 'old'), aVisitor(market, 'young')];
    await age(market, (await askService(old, { text: '发票' })).session.id, 31);
    await age(market, (await askService(young, { text: '发票' })).session.id, 29);
    expect(await clean(market)).toBe(1);
    expect(await history(old)).toEqual([]);
    expect(await history(young)).toHaveLength(2);
  });

  it('stays while somebody waits in it', async ({ market, operator }) => {
    const visitor = aVisitor(market, 'waits');
    const id = await handOver(visitor, '在吗');
    await age(market, id, 90);
    expect(await clean(market)).toBe(0);
    await operator.client.call('POST /platform/support/close', { id });
    await age(market, id, 90);
    expect(await clean(market)).toBe(1);
  });

  it('goes a few at a time', async ({ market }) => {
    for (const name of ['batch-1', 'batch-2', 'batch-3'])
      await age(market, (await askService(aVisitor(market, name), { text: '发票' })).session.id, 40);
    expect([await clean(market, 2), await clean(market, 2), await clean(market, 2)]).toEqual([2, 1, 0]);
  });
});

describe('a shopper’s old conversation', () => {
  it('stays as long as their account', async ({ market }) => {
    const person = await aShopper(market);
    await age(market, (await askService(person, { text: '发票' })).session.id, 400);
    expect(await clean(market)).toBe(0);
    expect(await history(person)).toHaveLength(2);
  });
});

describe('a conversation its person ends', () => {
  it('says so as its last line, and once', async ({ market }) => {
    const person = await aShopper(market);
    await askService(person, { text: '发票' });
    const ended = await Promise.all([close(person), close(person)]);
    expect(ended.filter((one) => one !== null)).toHaveLength(1);
    const rows = await history(person);
    expect(rows.filter(({ by }) => by === 'system')).toHaveLength(1);
    expect(rows.at(-1)?.blocks).toEqual([{ kind: 'event', event: 'closed', by: '' }]);
  });

  it('leaves the queue, and those behind it move up', async ({ market, operator }) => {
    const [first, second] = [await aShopper(market), await aShopper(market)];
    await handOver(first);
    const id = await handOver(second);
    const place = async () => (await second.client.call('POST /wanlshop/service/open', {})).session?.place;
    expect(await place()).toBe(2);
    await close(first);
    expect(await place()).toBe(1);
    await operator.client.call('POST /platform/support/close', { id });
  });

  it('is over for the agent as well, who can say nothing more', async ({ market, operator }) => {
    const person = await aShopper(market);
    const id = await handOver(person);
    await operator.client.call('POST /platform/support/take', { id });
    await close(person);
    const reply = operator.client.call('POST /platform/support/reply', {
      id,
      text: '还在吗',
      client_msg_id: 'after-the-end',
    });
    await expect(reply).rejects.toMatchObject({ key: 'support.state_changed' });
    expect((await history(person)).at(-1)?.blocks).toMatchObject([{ event: 'closed' }]);
  });

  it('of a visitor does not end another’s', async ({ market }) => {
    const [one, two] = [aVisitor(market, 'ends'), aVisitor(market, 'goes-on')];
    await askService(one, { text: '发票' });
    await askService(two, { text: '发票' });
    await close(one);
    const { session } = await two.client.call('POST /wanlshop/service/open', {});
    expect(session?.state).toBe('assistant');
  });
});
