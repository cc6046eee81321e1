/** A page that several people and nodes change at the same time. */

import type { PageBlock } from '@chengji/contract';
import { aShopFixture, type Market, type Person, startMarket } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { publishPages } from '../content.jobs.ts';
import { publishDue } from './publish-page.ts';

const it = marketTest
  .extend('node', { scope: 'file' }, async ({ market }, { onCleanup }) => {
    const node = await startMarket({ databaseUrl: market.databaseUrl });
    onCleanup(() => node.stop());
    return node;
  })
  .extend(
    'elsewhere',
    { scope: 'file' },
    ({ operator, node }): Person => ({ ...operator, client: node.client(operator.token) }),
  );

const gap = (height: string): PageBlock => ({ id: 'gap', type: 'spacer', style: {}, params: { height } });
const title = { zh: '专题', en: 'Topic' };
const inSeconds = (market: Market, seconds: number) => market.seconds() + seconds;
const done = (tried: PromiseSettledResult<unknown>[]) =>
  tried.filter(({ status }) => status === 'fulfilled').length;

let id: number;
let version: number;
it.beforeEach(async ({ operator }) => {
  ({ id, version } = await operator.client.call('POST /platform/pages/add', { title }));
});

const details = (operator: Person) => operator.client.call('GET /platform/pages/details', { id });
const versions = async (operator: Person) =>
  (await operator.client.call('GET /platform/pages/versions', { id })).rows;
const shown = (of: Market) => of.client().call('GET /wanlshop/page/details', { id });

describe('a page', () => {
  it('numbers every version, however many are published at once', async ({ operator, elsewhere }) => {
    const publish = (who: Person) => who.client.call('POST /platform/pages/publish', { id, version });
    const tried = await Promise.allSettled([operator, elsewhere, operator, elsewhere].map(publish));
    expect(done(tried)).toBe(4);
    expect((await versions(operator)).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    expect((await details(operator)).shown?.number).toBe(4);
  });

  it('takes one of two drafts that are saved on two nodes at once', async ({ operator, elsewhere }) => {
    const save = (who: Person, height: string) =>
      who.client.call('POST /platform/pages/save', { id, version, title, blocks: [gap(height)] });
    expect(done(await Promise.allSettled([save(operator, '1px'), save(elsewhere, '2px')]))).toBe(1);
  });

  it('has one version waiting, however many are put off at once', async ({ market, operator, elsewhere }) => {
    const put = (who: Person, seconds: number) =>
      who.client.call('POST /platform/pages/publish', { id, version, at: inSeconds(market, seconds) });
    await Promise.allSettled([put(operator, 60), put(elsewhere, 70), put(operator, 80)]);
    expect((await versions(operator)).filter(({ state }) => state === 'scheduled')).toHaveLength(1);
  });

  it('shows a version whose time has come once, on whichever node it is', async ({
    market,
    operator,
    node,
  }) => {
    const at = inSeconds(market, 30);
    await operator.client.call('POST /platform/pages/publish', { id, version, at });
    const later = new Date((at + 1) * 1_000);
    const [due] = await publishPages.listDue(market.context().db, later, 10);
    const clock = { ...market.context().clock, now: () => later };
    const fire = (of: Market) => publishDue({ ...of.context(), clock }, due?.id ?? 0);
    await Promise.all([fire(market), fire(node), fire(market)]);
    expect(await versions(operator)).toMatchObject([{ number: 1, state: 'shown' }]);
    expect(await publishPages.listDue(market.context().db, later, 10)).toEqual([]);
  });

  it('is either shown or called off when both happen at once, never both', async ({
    market,
    operator,
    node,
  }) => {
    const at = inSeconds(market, 30);
    await operator.client.call('POST /platform/pages/publish', { id, version, at });
    const later = new Date((at + 1) * 1_000);
    const [due] = await publishPages.listDue(market.context().db, later, 10);
    const clock = { ...market.context().clock, now: () => later };
    const [, cancelled] = await Promise.allSettled([
      publishDue({ ...node.context(), clock }, due?.id ?? 0),
      operator.client.call('POST /platform/pages/cancel', { id }),
    ]);
    const [made] = await versions(operator);
    expect(made?.state).toBe(cancelled?.status === 'fulfilled' ? 'cancelled' : 'shown');
    expect((await details(operator)).shown === null).toBe(made?.state === 'cancelled');
  });

  it('is seen on every node as soon as it is published on one', async ({ operator, node }) => {
    const saved = await operator.client.call('POST /platform/pages/save', {
      id,
      version,
      title,
      blocks: [gap('9px')],
    });
    await operator.client.call('POST /platform/pages/publish', { id, version: saved.version });
    expect((await shown(node)).modules).toEqual([gap('9px')]);
  });

  it('of a shop is made once, however many begin to decorate', async ({ market }) => {
    const { seller, id: shopId } = await aShopFixture(market);
    const save = (height: string) =>
      seller.client.call('POST /seller/pages/save', { version: 1, blocks: [gap(height)] });
    expect(done(await Promise.allSettled(['1px', '2px', '3px'].map(save)))).toBe(1);
    const { rows } = await market
      .context()
      .db.execute(`select count(*)::int as made from pages where shop_id = ${shopId}`);
    expect(rows).toEqual([{ made: 1 }]);
  });
});
