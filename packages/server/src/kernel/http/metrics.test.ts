import { setTimeout } from 'node:timers/promises';
import { aShopper, type Market, openSocket, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { emit } from '../events/events.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.stop());

const metrics = async () => (await fetch(`${market.url}/metrics`)).text();

/** The value of one line, which is there only once it was counted. */
async function countOf(line: string): Promise<number | undefined> {
  const found = (await metrics()).split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

const answers = (call: string, status: number) =>
  countOf(`chengji_answers_total{call="${call}",status="${status}"}`);

it('counts the answers to each call by their status, and how long they took', async () => {
  const { token } = await aShopper(market);
  const call = 'GET /wanlshop/user/info';
  await market.request(call, {}, { token });
  await market.request(call, {}, { token });
  await market.request(call);
  await market.request(call, {}, { token, sign: 'wrong' });
  await vi.waitFor(async () => expect(await answers(call, 403)).toBe(1));
  expect([await answers(call, 200), await answers(call, 401)]).toEqual([2, 1]);
  expect(await countOf(`chengji_call_seconds_count{call="${call}"}`)).toBe(4);
});

it('keeps no figure for an address that is no call, so that nobody can fill the memory with them', async () => {
  for (let n = 0; n < 20; n += 1) await market.request(`GET /wanlshop/none/${n}`);
  await fetch(`${market.url}/none`);
  await setTimeout(50);
  expect(await metrics()).not.toContain('none');
});

it('says how many sockets are open', async () => {
  const [one, two] = [await openSocket(market), await openSocket(market)];
  expect(await countOf('chengji_sockets')).toBe(2);
  one.close();
  two.close();
  await vi.waitFor(async () => expect(await countOf('chengji_sockets')).toBe(0));
});

it('says how many events nobody has heard yet', async () => {
  await market.settle();
  expect(await countOf('chengji_events_waiting')).toBe(0);
  const { id } = await aShopper(market);
  await emit(market.context(), 'orders.shipped', { orderId: 1, orderNo: '1', shopperId: id, shopId: 1 });
  expect(await countOf('chengji_events_waiting')).toBeGreaterThan(0);
});
