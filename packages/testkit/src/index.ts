/** What tests are written with. */
export { type Applicant, anApplication, applicationForm, someDocuments } from './applications.ts';
export { breakingAt, waysToBreak } from './breaking.ts';
export { aCard, aCoupon, couponForm } from './coupons.ts';
export { aCrowd } from './crowd.ts';
export { createDatabase, dropDatabase } from './databases.ts';
export { aCategory, aGoods, aStall, firstSku, goodsForm, type Stall } from './goods.ts';
export { justOpened } from './just-opened.ts';
export { fillTeams, flawsOfEnds } from './many-teams.ts';
export { type Market, type MarketOptions, startMarket, withoutPlacingLimits } from './market.ts';
export { namedPlaces, type Place, valueAt, withValue } from './named.ts';
export { freePort, type NodeProcess, startNode } from './node-process.ts';
export { type OpenSocket, openSocket } from './open-socket.ts';
export { aReceivedOrder } from './orders.ts';
export { overtake } from './overtake.ts';
export { aHousehold, type Household, ownCalls } from './own-calls.ts';
export { advertForm, anArticle, articleForm } from './own-content.ts';
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
} from './people.ts';
export { costOf, planOf } from './plans.ts';
export { aPost } from './posts.ts';
export { fitForProduction } from './production.ts';
export { type RedisOfTest, redisIsMissing, startRedis } from './redis.ts';
export { refusalOf } from './refusal-of.ts';
export type { Answer, RequestOptions } from './request.ts';
export { type Sandbox, sandboxOf } from './sandbox.ts';
export { codeOf, enrolSecondFactor } from './second-factor.ts';
export { openSmsInbox, type SmsInbox } from './sms-inbox.ts';
export { type SmsProvider, startSmsProvider } from './sms-provider.ts';
export { aTable, type TableLine, uploadTable } from './tables.ts';
export { walkTeams } from './team-walk/run.ts';
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
} from './teams.ts';
export { startTrackingService, type TrackingService } from './tracking-service.ts';
export { addMoney, anAddress, aTrade, type Trade } from './trades.ts';
export { nextTransaction, whatIsWritten } from './written.ts';
