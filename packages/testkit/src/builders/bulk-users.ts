/** Hundreds of users at once: the first signs up through the API, the others are copies of its rows. */
import { asCents } from '@chengji/contract/money';
import { openSession } from '@chengji/server/modules/identity/index';
import { external, payOut, shopperAvailable } from '@chengji/server/modules/ledger/index';
import { sql } from 'drizzle-orm';
import type { Market } from '../market.ts';
import { aBuyer, type Buyer } from './teams.ts';

/** `count` buyers, each with an address and `cents` in the wallet. */
export async function createBulkUsers(market: Market, count: number, cents: number): Promise<Buyer[]> {
  const { db } = market.context();
  const first = await aBuyer(market, cents);
  const { rows } = await db.execute<{ id: string; username: string; address: string }>(sql`
    with people as (
      insert into shoppers (username, nickname, mobile, password_hash, pay_password_hash, joined_at)
      select username || '_' || n, nickname, mobile || '_' || n, password_hash, pay_password_hash, joined_at
      from shoppers, generate_series(2, ${count}) as n where id = ${first.id}
      returning id, username),
    homes as (
      insert into addresses (shopper_id, name, mobile, district_code, detail, is_default, changed_at)
      select people.id, name, mobile, district_code, detail, is_default, changed_at
      from people, addresses where addresses.id = ${first.addressId}
      returning id, shopper_id)
    select people.id, username, homes.id as address from people join homes on shopper_id = people.id`);
  const others = rows.map(({ id, username, address }) => ({
    id: Number(id),
    username,
    addressId: Number(address),
  }));
  await payOut(
    market.context(),
    others.map(({ id }) => ({
      key: `bulk_users:${id}`,
      kind: 'recharge',
      reference: `shopper:${id}`,
      entries: [
        { account: external('sandbox'), cents: asCents(-cents) },
        { account: shopperAvailable(id), cents: asCents(cents) },
      ],
    })),
  );
  const buyers: Buyer[] = [first];
  for (const person of others) {
    const token = await openSession(market.context(), 'shopper', person.id);
    buyers.push({ ...person, token, client: market.client(token), mobile: '' });
  }
  return buyers;
}
