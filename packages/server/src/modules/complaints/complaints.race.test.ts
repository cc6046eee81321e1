/** Two nodes at the same moment. */
import {
  aGoods,
  anOperator,
  aShopper,
  complain,
  findOpenCase,
  getRefusalKey,
  startMarket,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('second', { scope: 'file' }, async ({ market }, { onCleanup }) => {
  const second = await startMarket({ databaseUrl: market.databaseUrl });
  onCleanup(() => second.stop());
  return second;
});

const isDone = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled';

describe('complaints at the same moment', () => {
  it('take the last place of the day once', async ({ market, second, shop }) => {
    const shopper = await aShopper(market);
    const other = { client: second.client(shopper.token) };
    const targets: { type: 'goods'; target_id: number }[] = [];
    for (let n = 0; n < 6; n += 1) targets.push({ type: 'goods', target_id: (await aGoods(shop)).id });
    for (const target of targets.slice(0, 4)) await complain(shopper, target);
    const [fifth, sixth] = targets.slice(4);
    if (!fifth || !sixth) throw new Error('six goods were made');
    const outcomes = await Promise.allSettled([complain(shopper, fifth), complain(other, sixth)]);
    expect(outcomes.filter(isDone)).toHaveLength(1);
    expect((await shopper.client.call('GET /wanlshop/complaint/list', {})).rows).toHaveLength(5);
  });

  it('are one of a person, and of many people one case', async ({ market, second, shop, operator }) => {
    const target = { type: 'goods' as const, target_id: (await aGoods(shop)).id };
    const shopper = await aShopper(market);
    const others = [await aShopper(market), await aShopper(market)];
    const outcomes = await Promise.allSettled([
      complain(shopper, target),
      complain({ client: second.client(shopper.token) }, target),
      ...others.map(({ token }) => complain({ client: second.client(token) }, target)),
    ]);
    expect(outcomes.filter(isDone)).toHaveLength(3);
    const id = await findOpenCase(operator, target);
    const seen = await operator.client.call('GET /platform/complaints/details', { id });
    expect(seen).toMatchObject({ count: 3 });
    expect(seen.complaints).toHaveLength(3);
  });
});

describe('two decisions at the same moment', () => {
  it('leave one verdict, told once', async ({ market, second, shop, operator }) => {
    const target = { type: 'goods' as const, target_id: (await aGoods(shop)).id };
    const shopper = await aShopper(market);
    await complain(shopper, target);
    const id = await findOpenCase(operator, target);
    const colleague = await anOperator(market);
    const decide = (client: typeof operator.client, verdict: 'upheld' | 'dismissed') =>
      client.call('POST /platform/complaints/decide', { id, verdict, answer: '已答复' });
    const both = [decide(operator.client, 'upheld'), decide(second.client(colleague.token), 'dismissed')];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.filter(isDone)).toHaveLength(1);
    const lost = both[outcomes.findIndex((outcome) => !isDone(outcome))];
    expect(await getRefusalKey(lost ?? Promise.resolve())).toBe('complaints.state_changed');
    const { rows } = await shopper.client.call('GET /wanlshop/notice/list', { kind: 'notify' });
    expect(rows.filter(({ modules }) => modules === 'complaint')).toHaveLength(1);
  });
});
