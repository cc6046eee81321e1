/** What tests are written with. */
export { type Applicant, anApplication, applicationForm, someDocuments } from './builders/applications.ts';
export { fillTeams, flawsOfEnds } from './builders/bulk-teams.ts';
export { aCrowd } from './builders/bulk-users.ts';
export { aCard, aCoupon, couponForm } from './builders/coupons.ts';
export { justOpened } from './builders/edit-version.ts';
export { aCategory, aGoods, aStall, firstSku, goodsForm, type Stall } from './builders/goods.ts';
export { aTable, type TableLine, uploadTable } from './builders/import-tables.ts';
export { aReceivedOrder } from './builders/orders.ts';
export {
  anOperator,
  aSeller,
  aShop,
  aShopper,
  logInStaff,
  type Person,
  type ShopOfTest,
  type ShopperPerson,
  testPassword,
  testPayPassword,
} from './builders/people.ts';
export { aPost } from './builders/posts.ts';
export { codeOf, enrolSecondFactor } from './builders/second-factor.ts';
export {
  aBuyer,
  aCampaign,
  aMember,
  type Buyer,
  type CampaignOfTest,
  type Joined,
  join,
  type Member,
  payTrade,
  walletOf,
} from './builders/teams.ts';
export { addMoney, anAddress, aTrade, type Trade } from './builders/trades.ts';
export { type Market, type MarketOptions, startMarket, withoutPlacingLimits } from './market.ts';
export { type OpenSocket, openSocket } from './open-socket.ts';
export { advertForm, anArticle, articleForm } from './owned-calls/content.ts';
export { namedPlaces, type Place, valueAt, withValue } from './owned-calls/id-paths.ts';
export { aHousehold, type Household, ownCalls } from './owned-calls/owned-calls.ts';
export { createDatabase, dropDatabase } from './postgres/databases.ts';
export { breakingAt, waysToBreak } from './postgres/failing-step.ts';
export { overtake } from './postgres/interleave.ts';
export { costOf, planOf } from './postgres/query-plans.ts';
export { whatIsWritten } from './postgres/snapshot.ts';
export { refusalOf } from './refusal-of.ts';
export type { Answer, RequestOptions } from './request.ts';
export { freePort, type NodeProcess, startNode } from './services/node-process.ts';
export { fitForProduction } from './services/production-settings.ts';
export { type RedisOfTest, redisIsMissing, startRedis } from './services/redis.ts';
export { type Sandbox, sandboxOf } from './services/sandbox.ts';
export { openSmsInbox, type SmsInbox } from './services/sms-inbox.ts';
export { type SmsProvider, startSmsProvider } from './services/sms-provider.ts';
export { startTrackingService, type TrackingService } from './services/tracking-service.ts';
export { walkTeams } from './team-walk/run.ts';
