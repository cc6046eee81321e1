import {
  addMoney,
  aFriend,
  anOperator,
  aPayoutAccount,
  aShopper,
  createCardNumber,
  getRefusalKey,
  type Market,
  type Person,
  withdraw,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { watchSharing } from './watch-sharing.ts';

const listRings = async ({ client }: Person) => (await client.call('GET /platform/referral/rings', {})).rows;
const useDevice = (market: Market, { id }: Person, hash: string) =>
  market.context().db.execute(sql`insert into devices (kind, subject_id, token_hash, known_since, expires_at)
    values ('shopper', ${id}, ${hash}, now(), now() + interval '30 days')`);

describe('people of one referrer', () => {
  it('who are paid out to one account are listed, once one of them withdraws', async ({
    market,
    operator,
  }) => {
    const head = await aShopper(market);
    const friend = await aFriend(market, head);
    const account = createCardNumber();
    await aPayoutAccount(friend, { account });
    const { id } = await aPayoutAccount(head, { account });
    expect((await listRings(operator)).some((ring) => ring.head.id === head.id)).toBe(false);
    await addMoney(market, head, 10_000);
    await withdraw(head, id, '10.00');
    await market.settle();
    const ring = (await listRings(operator)).find((one) => one.head.id === head.id);
    expect(ring).toMatchObject({ kind: 'payout_account', people: 2, of: 1 });
  });

  it('who log in from one device are listed, and once however often it is seen', async ({
    market,
    operator,
  }) => {
    const head = await aShopper(market);
    const friends = [await aFriend(market, head), await aFriend(market, head)];
    for (const one of friends) await useDevice(market, one, `device-${head.id}`);
    for (const { id } of [...friends, ...friends]) await watchSharing(market.context(), { shopperId: id });
    const rings = (await listRings(operator)).filter((one) => one.head.id === head.id);
    expect(rings).toMatchObject([{ kind: 'device', people: 2, of: 2 }]);
    const { rows } = await operator.client.call('GET /platform/referral/people', {
      keyword: String(head.id),
    });
    expect(rows.find((one) => one.id === head.id)?.suspicious).toBe(true);
  });

  it('are not listed for what they share with a stranger', async ({ market, operator }) => {
    const head = await aShopper(market);
    const friend = await aFriend(market, head);
    const strangers = [await aShopper(market), await aFriend(market, await aShopper(market))];
    for (const one of [friend, ...strangers]) await useDevice(market, one, `shared-${head.id}`);
    for (const { id } of [friend, ...strangers]) await watchSharing(market.context(), { shopperId: id });
    expect((await listRings(operator)).some((ring) => ring.head.id === head.id)).toBe(false);
  });
});

describe('what looks odd', () => {
  it('is for those whose work it is', async ({ market, shopper }) => {
    const clerk = await anOperator(market, 'support');
    const ask = ({ client }: Pick<Person, 'client'>) =>
      getRefusalKey(client.call('GET /platform/referral/rings', {}));
    expect(await ask(clerk)).toBe('common.no_permission');
    expect(await ask({ client: market.client() })).toBe('common.login_required');
    expect(await ask(shopper)).not.toBe('');
    const { id } = shopper;
    const block = clerk.client.call('POST /platform/referral/block', { id, reason: '刷单' });
    expect(await getRefusalKey(block)).toBe('common.no_permission');
  });
});
