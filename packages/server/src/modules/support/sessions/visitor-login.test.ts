import {
  aShopper,
  askService,
  aVisitor,
  handOver,
  interleave,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { claimSession } from './session.queries.ts';

const it = marketTest.extend('marketOptions', { settings: { 'support.hours': '00:00-24:00' } });

const open = ({ client }: Pick<Person, 'client'>) => client.call('POST /wanlshop/service/open', {});
const history = ({ client }: Pick<Person, 'client'>) => client.call('GET /wanlshop/service/history', {});
/** The shopper on the device of a visitor. */
const onDevice = (market: Market, { token }: Person, name: string) => ({
  client: market.client(token, 'zh', `device-secret-${name}`),
});

describe('a visitor’s conversation', () => {
  it('is the shopper’s from their login on, with all that was said', async ({ market }) => {
    const visitor = aVisitor(market, 'plain');
    const { session, rows } = await askService(visitor, { text: '发票' });
    const person = onDevice(market, await aShopper(market), 'plain');
    expect((await open(person)).session?.id).toBe(session.id);
    expect((await history(person)).rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect((await open(visitor)).session).toBeNull();
    expect((await askService(person, { text: '退款' })).session.id).toBe(session.id);
  });

  it('goes along once: who logs in next on the device begins anew', async ({ market }) => {
    await askService(aVisitor(market, 'shared'), { text: '发票' });
    const [first, second] = [await aShopper(market), await aShopper(market)];
    expect((await open(onDevice(market, first, 'shared'))).session).not.toBeNull();
    expect((await open(onDevice(market, second, 'shared'))).session).toBeNull();
    expect((await history(onDevice(market, second, 'shared'))).rows).toEqual([]);
  });

  it('stays on its device where the shopper is on another', async ({ market }) => {
    const visitor = aVisitor(market, 'left-behind');
    const { session } = await askService(visitor, { text: '发票' });
    expect((await open(onDevice(market, await aShopper(market), 'elsewhere'))).session).toBeNull();
    expect((await open(visitor)).session?.id).toBe(session.id);
  });

  it('goes on before the shopper’s own with the assistant, which stays to be read', async ({ market }) => {
    const shopper = await aShopper(market);
    const own = await askService(shopper, { text: '退款' });
    const visitor = await askService(aVisitor(market, 'newer'), { text: '发票' });
    const person = onDevice(market, shopper, 'newer');
    expect((await open(person)).session?.id).toBe(visitor.session.id);
    const said = new Set((await history(person)).rows.map(({ session_id }) => session_id));
    expect(said).toEqual(new Set([own.session.id, visitor.session.id]));
  });

  it('ends where the shopper waits for an agent already, and stays to be read', async ({
    market,
    operator,
  }) => {
    const shopper = await aShopper(market);
    const waiting = await handOver(shopper, '请帮我');
    const visitor = await askService(aVisitor(market, 'older'), { text: '发票' });
    const person = onDevice(market, shopper, 'older');
    expect((await open(person)).session).toMatchObject({ id: waiting, state: 'queued' });
    expect((await history(person)).rows.map(({ session_id }) => session_id)).toContain(visitor.session.id);
    await operator.client.call('POST /platform/support/close', { id: waiting });
  });

  it('is taken along once by two windows that open at once', async ({ market }) => {
    const { session } = await askService(aVisitor(market, 'windows'), { text: '发票' });
    const person = onDevice(market, await aShopper(market), 'windows');
    const opened = await Promise.all([open(person), open(person), open(person)]);
    expect(opened.map((one) => one.session?.id)).toEqual([session.id, session.id, session.id]);
  });

  it('is one for a window that opens and another that asks at once', async ({ market }) => {
    await askService(aVisitor(market, 'asks'), { text: '发票' });
    const person = onDevice(market, await aShopper(market), 'asks');
    await Promise.all([
      askService(person, { text: '退款' }),
      open(person),
      askService(person, { text: '运费' }),
    ]);
    const { session, rows } = await history(person);
    expect(session).not.toBeNull();
    expect(rows.filter(({ by }) => by === 'shopper').length).toBeGreaterThanOrEqual(2);
  });

  it('is taken along where the shopper’s own begins at that very moment', async ({ market }) => {
    const { session } = await askService(aVisitor(market, 'moment'), { text: '发票' });
    const shopper = await aShopper(market);
    const begin = (ctx: Context) =>
      claimSession(ctx.db, { shopperId: shopper.id }, { language: 'zh', now: market.now() });
    const opened = await interleave(market.context(), begin, () => open(onDevice(market, shopper, 'moment')));
    expect(opened).toMatchObject({ status: 'fulfilled', value: { session: { id: session.id } } });
  });

  it('keeps its place in the queue, and its agent sees who it is', async ({ market, operator }) => {
    const id = await handOver(aVisitor(market, 'queued'), '在吗');
    const details = () => operator.client.call('GET /platform/support/details', { id });
    expect((await details()).user.id).toBeNull();
    const shopper = await aShopper(market, { nickname: '小林' });
    await open(onDevice(market, shopper, 'queued'));
    expect(await details()).toMatchObject({ state: 'queued', user: { id: shopper.id, nickname: '小林' } });
    await operator.client.call('POST /platform/support/close', { id });
  });
});

describe('a device', () => {
  it('is known by a secret long enough to be none that is guessed', async ({ market }) => {
    const guessed = { client: market.client(null, 'zh', 'short') };
    await expect(askService(guessed, { text: '发票' })).rejects.toMatchObject({ key: 'support.no_device' });
    await expect(open(guessed)).rejects.toMatchObject({ key: 'support.no_device' });
    const close = guessed.client.call('POST /wanlshop/service/close', {});
    await expect(close).rejects.toMatchObject({ key: 'support.no_device' });
    await expect(handOver(guessed)).rejects.toMatchObject({ key: 'support.no_device' });
  });

  it('leaves nothing of its secret in the database', async ({ market }) => {
    await askService(aVisitor(market, 'secret'), { text: '发票' });
    const { rows } = await market.server.kernel.database.pool.query(
      `select 1 from service_sessions where device_hash like '%device-secret%'`,
    );
    expect(rows).toEqual([]);
  });
});
