import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { blockPerson, unblockPerson } from './earning/block-person.ts';
import { leaveShopOut, showShopsLeftOut } from './leave-shop-out.ts';
import { listOwnEarnings, listOwnPeople, showReferral } from './showing/show-own-referral.ts';
import { listReferrerRows, showReferralOverview, showRings, showTree } from './showing/show-referrers.ts';

export const referralRoutes = routes(calls, {
  'GET /wanlshop/distribution/info': { verb: showReferral },
  'GET /wanlshop/distribution/people': { verb: listOwnPeople },
  'GET /wanlshop/distribution/earnings': { verb: listOwnEarnings },
  'GET /platform/referral/overview': { verb: showReferralOverview },
  'GET /platform/referral/people': { verb: listReferrerRows },
  'GET /platform/referral/tree': { verb: showTree },
  'POST /platform/referral/block': { verb: blockPerson },
  'POST /platform/referral/unblock': { verb: unblockPerson },
  'GET /platform/referral/rings': { verb: showRings },
  'GET /platform/referral/shops': { verb: showShopsLeftOut },
  'POST /platform/referral/leave-out': { verb: leaveShopOut },
});
