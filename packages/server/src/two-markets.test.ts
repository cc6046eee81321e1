/** Two markets in one process: what one of them knows, the other has to learn for itself. */
import { setTimeout } from 'node:timers/promises';
import { asCents } from '@chengji/contract/money';
import { aCategory, aShopper, type Market, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findCategoryPaths } from './modules/catalog/index.ts';
import { moneyPort } from './modules/identity/index.ts';

let one: Market;
let other: Market;
beforeAll(async () => {
  [one, other] = await Promise.all([startMarket(), startMarket()]);
});
afterAll(() => Promise.all([one.stop(), other.stop()]));

const getServices = (market: Market) => market.context().services;

it('what answers at a port of one market does not answer in the other', async () => {
  getServices(one).ports.provide(moneyPort, async () => asCents(1_230));
  const [here, there] = [await aShopper(one), await aShopper(other)];
  expect((await here.client.call('GET /wanlshop/user/info')).userinfo.money).toBe('12.30');
  expect((await there.client.call('GET /wanlshop/user/info')).userinfo.money).toBe('0.00');
});

it('a category of one market, once read, is not taken for one of the other', async () => {
  const id = await aCategory(one);
  expect((await findCategoryPaths(one.context(), [id])).has(id)).toBe(true);
  expect((await findCategoryPaths(other.context(), [id])).has(id)).toBe(false);
});

it('work of the same key in one market holds up nobody in the other', async () => {
  let isDone = false;
  const long = getServices(one).mutex.run('key', async () => {
    while (!isDone) await setTimeout(1);
  });
  await getServices(other).mutex.run('key', async () => {
    isDone = true;
  });
  await long;
});
