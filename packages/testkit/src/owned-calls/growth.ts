/** Owned calls of referral. */
import type { CallIn, CallKey } from '@chengji/contract';
import type { Fixture } from './owned-calls.ts';

const aShopperId = async ({ shopper }: Fixture) => ({ id: shopper.id });
const aBlock = async ({ shopper }: Fixture) => ({ id: shopper.id, reason: '同一设备' });

async function aBlockedPerson(fixture: Fixture) {
  await fixture.platform.client.call('POST /platform/referral/block', await aBlock(fixture));
  return aShopperId(fixture);
}

export const ownedGrowthCalls = {
  'GET /platform/referral/tree': aShopperId,
  'POST /platform/referral/block': aBlock,
  'POST /platform/referral/unblock': aBlockedPerson,
  'POST /platform/referral/leave-out': async ({ shop }) => ({ shop_id: shop.id, left_out: true }),
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };
