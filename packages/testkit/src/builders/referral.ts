/** People who brought each other. */
import { getCode } from '@chengji/server/modules/referral/index';
import type { Market } from '../market.ts';
import { aShopper, type ShopperPerson } from './people.ts';

/** Someone who came by the link of another. */
export async function aFriend(market: Market, { id }: { readonly id: number }): Promise<ShopperPerson> {
  const friend = await aShopper(market, { referrer: await getCode(market.context(), id) });
  await market.settle();
  return friend;
}

/** Each brought the next. */
export async function aReferralChain(market: Market, length: number): Promise<ShopperPerson[]> {
  const people = [await aShopper(market)];
  for (let last = people[0]; last && people.length < length; last = people.at(-1))
    people.push(await aFriend(market, last));
  return people;
}
