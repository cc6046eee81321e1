/** Owned calls of referral. */
import type { CallIn, CallKey } from '@chengji/contract';
import { aShopper } from '../builders/people.ts';
import type { Fixture } from './owned-calls.ts';

const aShopperId = async ({ market }: Fixture) => ({ id: (await aShopper(market)).id });
const aBlock = async (fixture: Fixture) => ({ ...(await aShopperId(fixture)), reason: '同一设备' });

async function aBlockedPerson(fixture: Fixture) {
  const { id, reason } = await aBlock(fixture);
  await fixture.platform.client.call('POST /platform/referral/block', { id, reason });
  return { id };
}

export const ownedGrowthCalls = {
  'GET /platform/referral/tree': aShopperId,
  'POST /platform/referral/block': aBlock,
  'POST /platform/referral/unblock': aBlockedPerson,
  'POST /platform/referral/leave-out': async ({ shop }) => ({ shop_id: shop.id, left_out: true }),
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };
