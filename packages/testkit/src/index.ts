/** What tests are written with. */
export { type Applicant, anApplication, applicationForm, someDocuments } from './builders/applications.ts';
export { aBillDifference } from './builders/bills.ts';
export { createBulkTeams, findTeamEndErrors } from './builders/bulk-teams.ts';
export { createBulkUsers } from './builders/bulk-users.ts';
export { toMessage, writeToShop, writeToShopper } from './builders/chat.ts';
export { complain, decideComplaint, findOpenCase } from './builders/complaints.ts';
export { aCard, aCoupon, couponForm } from './builders/coupons.ts';
export { withCurrentVersion } from './builders/edit-version.ts';
export { sendFeedback } from './builders/feedback.ts';
export { aCategory, aGoods, aShopFixture, firstSku, goodsForm, type ShopFixture } from './builders/goods.ts';
export { aTable, type TableLine, uploadTable } from './builders/import-tables.ts';
export { type LiveSocket, openLiveSocket, watchLive } from './builders/live-viewers.ts';
export { aLive, sendLive, startLive, type TestLive } from './builders/lives.ts';
export { aLongChain } from './builders/long-chain.ts';
export { hasEncoder, readBytes, sendPictures, type TestEncoder } from './builders/media/encoders.ts';
export { askOffset, askUpload, beginUpload, sendBytes, uploadsPath } from './builders/media/film-uploads.ts';
export { aFilm, aMovieIndex, anMp4, box } from './builders/media/mp4.ts';
export { anM4a, aWebm } from './builders/media/voices.ts';
export { anOrder } from './builders/orders.ts';
export {
  anOperator,
  aSeller,
  aShop,
  aShopper,
  logInStaff,
  type Person,
  type ShopperPerson,
  type TestShop,
  testPassword,
  testPayPassword,
} from './builders/people.ts';
export { anUploadedPicture, anUploadedVideo, aPost, aPostForm, nextRound } from './builders/posts.ts';
export { aFriend, aReferralChain } from './builders/referral.ts';
export {
  applyRefund,
  aRefund,
  aReturnAddress,
  payBySandbox,
} from './builders/refunds.ts';
export { enrolSecondFactor, generateCode } from './builders/second-factor.ts';
export { aBankQuestion, aMessageId, askService, aVisitor, getAnswer, handOver } from './builders/support.ts';
export {
  aBuyer,
  aCampaign,
  aMember,
  type Buyer,
  getWalletCents,
  type Joined,
  join,
  type Member,
  payTrade,
  type TestCampaign,
} from './builders/teams.ts';
export { addMoney, anAddress, aTrade, type Trade } from './builders/trades.ts';
export { aPayoutAccount, createCardNumber, payoutAccountForm, withdraw } from './builders/wallet.ts';
export { aWaybillAccount, waybillAccountForm } from './builders/waybills.ts';
export { everyPage } from './every-page.ts';
export { type CopiedMarket, type KeptMarket, startCopy } from './kept-market.ts';
export { type Market, type MarketOptions, startMarket, withoutPlacingLimits } from './market.ts';
export { walkMoney, walkMoneyOptions } from './money-walk/run.ts';
export { type OpenSocket, openSocket } from './open-socket.ts';
export { advertForm, anArticle, articleForm } from './owned-calls/content.ts';
export { getAtPath, type InputPath, listIdPaths, setAtPath } from './owned-calls/id-paths.ts';
export { aFixture, type Fixture, ownedCalls } from './owned-calls/owned-calls.ts';
export { openCluster } from './postgres/cluster.ts';
export { createDatabase, dropDatabase } from './postgres/databases.ts';
export { failureModes, whileWritesFail } from './postgres/failing-step.ts';
export { interleave } from './postgres/interleave.ts';
export { openOwnDatabase } from './postgres/own-database.ts';
export { explainQuery, toPlanCost } from './postgres/query-plans.ts';
export { bufferedTables, openSnapshot, type Snapshot } from './postgres/snapshot.ts';
export { ends, listBeginnings, type RefundEnd } from './refund-ends/cases.ts';
export {
  type Begun,
  beginRefunds,
  bringAll,
  endRefunds,
  failAll,
  moveTo,
  sendAll,
} from './refund-ends/run.ts';
export { getRefusalKey } from './refusal-key.ts';
export { type Answer, type RequestOptions, request } from './request.ts';
export { freePort } from './services/free-port.ts';
export { getNginxSkipReason, startNginx, type TestNginx } from './services/nginx.ts';
export { type NodeProcess, startNode } from './services/node-process.ts';
export { getPgBouncerSkipReason, startPgBouncer, type TestPgBouncer } from './services/pgbouncer.ts';
export { productionSettings } from './services/production-settings.ts';
export { getRedisSkipReason, startRedis, type TestRedis } from './services/redis.ts';
export { getSandbox, type Sandbox, startSandbox } from './services/sandbox.ts';
export { type SandboxPaid, withSandboxDay } from './services/sandbox-day.ts';
export { openSmsInbox, type SmsInbox } from './services/sms-inbox.ts';
export { type SmsProvider, startSmsProvider } from './services/sms-provider.ts';
export { startTrackingService, type TrackingService } from './services/tracking-service.ts';
export { startWechatMerchant, type WechatMerchant } from './services/wechat-merchant.ts';
export { walkTeams } from './team-walk/run.ts';
export { untilServed } from './until-served.ts';
