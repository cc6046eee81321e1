import {
  aCampaign,
  aMember,
  anOperator,
  aShopFixture,
  aShopper,
  complain,
  decideComplaint,
  findOpenCase,
  getRefusalKey,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

/** Somebody who decides on complaints, and holds these rights besides. */
async function aClerk(market: Market, operator: Person, rights: string[]): Promise<Person> {
  const clerk = await anOperator(market, 'support');
  const { key } = await operator.client.call('POST /platform/roles/save', {
    name: `投诉 ${clerk.id}`,
    name_en: `Complaints ${clerk.id}`,
    rights: ['complaints.read', 'complaints.decide', ...rights],
  });
  const { pool } = market.server.kernel.database;
  await pool.query('update platform_staff set role = $1 where id = $2', [key, clerk.id]);
  return clerk;
}

describe('a measure', () => {
  it.for([
    ['suspend_shop', 'shops.write'],
    ['stop_campaign', 'campaigns.write'],
    ['silence', 'users.write'],
  ] as const)(
    '%s is offered to, and done by, only who holds %s',
    async ([measure, right], { market, operator }) => {
      const { teamId } = await aMember(market, await aCampaign(await aShopFixture(market)));
      const target =
        measure === 'silence'
          ? ({ type: 'user', target_id: (await aShopper(market)).id } as const)
          : ({ type: 'group', target_id: teamId } as const);
      await complain(await aShopper(market), target);
      const id = await findOpenCase(operator, target);
      const without = await aClerk(market, operator, []);
      const holder = await aClerk(market, operator, [right]);
      const offered = async ({ client }: Person) =>
        (await client.call('GET /platform/complaints/details', { id })).measures.toSorted();
      const decide = (person: Person) =>
        decideComplaint(person, target, { measures: [measure], silence_days: 7 });
      expect(await offered(without)).toEqual(['warn']);
      expect(await offered(holder)).toEqual([measure, 'warn'].toSorted());
      expect(await getRefusalKey(decide(without))).toBe('common.no_permission');
      expect(await decide(holder)).toMatchObject({ state: 'upheld' });
    },
  );
});
