/** The contract: every call of the market, and what it is made of. */
import type { z } from 'zod';
import { alertsCalls } from './alerts/alerts.calls.ts';
import { commonRefusals } from './call.ts';
import { cartCalls } from './cart/cart.calls.ts';
import { catalogCalls } from './catalog/catalog.calls.ts';
import { catalogPlatformCalls } from './catalog/catalog.platform.calls.ts';
import { catalogSellerCalls } from './catalog/catalog.seller.calls.ts';
import { goodsDraftsCalls } from './catalog/goods-drafts.calls.ts';
import { savedItemsCalls } from './catalog/saved-items.calls.ts';
import { shopCategoriesCalls } from './catalog/shop-categories.calls.ts';
import { chatCalls } from './chat/chat.calls.ts';
import { chatSellerCalls } from './chat/chat.seller.calls.ts';
import { complaintsCalls } from './complaints/complaints.calls.ts';
import { complaintsPlatformCalls } from './complaints/complaints.platform.calls.ts';
import { complaintsSellerCalls } from './complaints/complaints.seller.calls.ts';
import { articlesCalls } from './content/articles.calls.ts';
import { contentCalls } from './content/content.calls.ts';
import { pagesCalls } from './content/pages.calls.ts';
import { storefrontCalls } from './content/storefront.calls.ts';
import { couponsAdminCalls } from './coupons/coupons.admin.calls.ts';
import { couponsCalls } from './coupons/coupons.calls.ts';
import { discoveryCalls } from './discovery/discovery.calls.ts';
import { discoveryPlatformCalls } from './discovery/discovery.platform.calls.ts';
import { discoverySellerCalls } from './discovery/discovery.seller.calls.ts';
import { peopleCalls } from './discovery/people.calls.ts';
import { publishingCalls } from './discovery/publishing.calls.ts';
import { feedbackCalls } from './feedback/feedback.calls.ts';
import { feedbackPlatformCalls } from './feedback/feedback.platform.calls.ts';
import { campaignsCalls } from './groups/campaigns.calls.ts';
import { groupsCalls } from './groups/groups.calls.ts';
import { accountCalls } from './identity/account.calls.ts';
import { identityCalls } from './identity/identity.calls.ts';
import { identityPlatformCalls } from './identity/identity.platform.calls.ts';
import { staffDirectoryCalls } from './identity/staff-directory.calls.ts';
import { staffSecurityCalls } from './identity/staff-security.calls.ts';
import { staffSessionCalls } from './identity/staff-sessions.calls.ts';
import { wechatCalls } from './identity/wechat.calls.ts';
import { importsCalls } from './imports/imports.calls.ts';
import { feesPlatformCalls } from './ledger/fees.platform.calls.ts';
import { liveCalls } from './live/live.calls.ts';
import { livePlatformCalls } from './live/live.platform.calls.ts';
import { liveSellerCalls } from './live/live.seller.calls.ts';
import { noticesCalls } from './notices/notices.calls.ts';
import { ordersCalls } from './orders/orders.calls.ts';
import { ordersPlatformCalls } from './orders/orders.platform.calls.ts';
import { ordersSellerCalls } from './orders/orders.seller.calls.ts';
import { paymentsCalls } from './payments/payments.calls.ts';
import { paymentsPlatformCalls } from './payments/payments.platform.calls.ts';
import { analyticsCalls } from './platform/analytics.calls.ts';
import { auditCalls } from './platform/audit.calls.ts';
import { dashboardCalls } from './platform/dashboard.calls.ts';
import { firstStepsCalls } from './platform/first-steps.calls.ts';
import { ledgerCheckCalls } from './platform/ledger-check.calls.ts';
import { platformCalls } from './platform/platform.calls.ts';
import { radarCalls } from './platform/radar.calls.ts';
import { pointsPlatformCalls } from './points/points.platform.calls.ts';
import { signinCalls } from './points/signin.calls.ts';
import { referralCalls } from './referral/referral.calls.ts';
import { referralPlatformCalls } from './referral/referral.platform.calls.ts';
import { refundsCalls } from './refunds/refunds.calls.ts';
import { refundsPlatformCalls } from './refunds/refunds.platform.calls.ts';
import { refundsSellerCalls } from './refunds/refunds.seller.calls.ts';
import { reviewsCalls } from './reviews/reviews.calls.ts';
import { reviewsSellerCalls } from './reviews/reviews.seller.calls.ts';
import { shippingCalls } from './shipping/shipping.calls.ts';
import { shippingPlatformCalls } from './shipping/shipping.platform.calls.ts';
import { shippingSellerCalls } from './shipping/shipping.seller.calls.ts';
import { applicationsCalls } from './shops/applications.calls.ts';
import { linksCalls } from './shops/links.calls.ts';
import { shopsCalls } from './shops/shops.calls.ts';
import { shopsPlatformCalls } from './shops/shops.platform.calls.ts';
import { shopsSellerCalls } from './shops/shops.seller.calls.ts';
import { supportCalls } from './support/support.calls.ts';
import { supportPlatformCalls } from './support/support.platform.calls.ts';
import { tasksCalls } from './tasks/tasks.calls.ts';
import { bankCalls } from './wallet/bank.calls.ts';
import { walletCalls } from './wallet/wallet.calls.ts';
import { walletPlatformCalls } from './wallet/wallet.platform.calls.ts';
import { walletSellerCalls } from './wallet/wallet.seller.calls.ts';

export const calls = {
  ...identityCalls,
  ...accountCalls,
  ...wechatCalls,
  ...staffSessionCalls,
  ...staffSecurityCalls,
  ...staffDirectoryCalls,
  ...identityPlatformCalls,
  ...shopsCalls,
  ...applicationsCalls,
  ...linksCalls,
  ...shopsSellerCalls,
  ...shopsPlatformCalls,
  ...catalogCalls,
  ...savedItemsCalls,
  ...catalogSellerCalls,
  ...goodsDraftsCalls,
  ...shopCategoriesCalls,
  ...catalogPlatformCalls,
  ...contentCalls,
  ...articlesCalls,
  ...storefrontCalls,
  ...pagesCalls,
  ...tasksCalls,
  ...couponsCalls,
  ...couponsAdminCalls,
  ...shippingCalls,
  ...shippingSellerCalls,
  ...shippingPlatformCalls,
  ...noticesCalls,
  ...alertsCalls,
  ...paymentsCalls,
  ...paymentsPlatformCalls,
  ...cartCalls,
  ...discoveryCalls,
  ...publishingCalls,
  ...peopleCalls,
  ...discoverySellerCalls,
  ...discoveryPlatformCalls,
  ...importsCalls,
  ...ordersCalls,
  ...ordersSellerCalls,
  ...ordersPlatformCalls,
  ...feesPlatformCalls,
  ...walletCalls,
  ...bankCalls,
  ...walletSellerCalls,
  ...walletPlatformCalls,
  ...refundsCalls,
  ...refundsSellerCalls,
  ...refundsPlatformCalls,
  ...groupsCalls,
  ...campaignsCalls,
  ...reviewsCalls,
  ...reviewsSellerCalls,
  ...chatCalls,
  ...chatSellerCalls,
  ...complaintsCalls,
  ...complaintsSellerCalls,
  ...complaintsPlatformCalls,
  ...signinCalls,
  ...pointsPlatformCalls,
  ...referralCalls,
  ...referralPlatformCalls,
  ...feedbackCalls,
  ...feedbackPlatformCalls,
  ...liveCalls,
  ...liveSellerCalls,
  ...livePlatformCalls,
  ...supportCalls,
  ...supportPlatformCalls,
  ...platformCalls,
  ...analyticsCalls,
  ...auditCalls,
  ...dashboardCalls,
  ...firstStepsCalls,
  ...ledgerCheckCalls,
  ...radarCalls,
};

export type Calls = typeof calls;
export type CallKey = keyof Calls;
/** What a client sends. */
export type CallIn<K extends CallKey> = z.input<Calls[K]['in']>;
/** What a verb gets, once checked. */
export type CallChecked<K extends CallKey> = z.output<Calls[K]['in']>;
/** What a client gets as `data`. */
export type CallOut<K extends CallKey> = z.output<Calls[K]['out']>;
/** Every message key the market may refuse with. */
export type RefusalKey = Calls[CallKey]['refusals'][number] | (typeof commonRefusals)[number];

export type { Alert, Handler } from './alerts/alerts.calls.ts';
export type { Call, CallName, Who } from './call.ts';
export type { CartLine, CartShop } from './cart/cart.calls.ts';
export type { FoundShop, GoodsRow } from './catalog/catalog.calls.ts';
export type { Favourite, Footprint } from './catalog/saved-items.calls.ts';
export type { ChatListItem, ChatPeer } from './chat/chat.calls.ts';
export type {
  ChatCustomer,
  ChatHours,
  QuickReply,
  SellerChatTab,
  SellerConversation,
} from './chat/chat.seller.calls.ts';
export type {
  ChatHistory,
  ChatMessage,
  SentContent,
  StoredMessage,
  UploadedChatFile,
} from './chat/chat-values.ts';
export type { Complaint, ComplaintMeasure, ComplaintTarget } from './complaints/complaint-values.ts';
export type {
  PlatformComplaint,
  PlatformComplaintRow,
  PlatformComplaintTab,
} from './complaints/complaints.platform.calls.ts';
export type { ShopWarning } from './complaints/complaints.seller.calls.ts';
export type { ComplaintReasonSetting } from './complaints/complaints.settings.ts';
export type { ArticleRow } from './content/article-values.ts';
export type { BrandColours } from './content/content.calls.ts';
export type { PageBlock, PageModule } from './content/page-modules.ts';
export type { CouponTag } from './coupons/coupon-tag.ts';
export type { Card, Coupon, CouponRow, QuoteCard } from './coupons/coupon-values.ts';
export type { PlatformPost } from './discovery/discovery.platform.calls.ts';
export type {
  OwnPost,
  Person,
  PersonRow,
  PostAuthor,
  PostComment,
  PostDetails,
  PostReply,
  PostRow,
  PostVideo,
  UploadedVideo,
} from './discovery/post-values.ts';
export type { CreationFigures } from './discovery/publishing.calls.ts';
export type { Challenge, EditConflict, Envelope, RefusalData } from './envelope.ts';
export type { PlatformFeedback, PlatformFeedbackTab } from './feedback/feedback.platform.calls.ts';
export type { Feedback } from './feedback/feedback-values.ts';
export type {
  Campaign,
  CampaignRow,
  CampaignTeam,
  OpenTeam,
  OrderTeam,
  Team,
  TeamBrief,
  Tier,
} from './groups/group-values.ts';
export type { GroupRow, MyTeam } from './groups/groups.calls.ts';
export type { ClosingBlocker, DeviceApp, DeviceSystem, SignInOutcome } from './identity/account.calls.ts';
export type { SmsEvent } from './identity/identity.calls.ts';
export type { ThirdProvider } from './identity/wechat.calls.ts';
export type { PlatformLive } from './live/live.platform.calls.ts';
export type {
  HostedLive,
  LiveDetails,
  LiveFigures,
  LiveMark,
  LivePlay,
  LiveRow,
  LiveSay,
} from './live/live-values.ts';
export type { Notice } from './notices/notices.calls.ts';
export type { OrderFilters } from './orders/order-filters.ts';
export type { CancelPreview, OrderDetails, OrderRow, Quote } from './orders/order-values.ts';
export type { PaymentFinding } from './payments/payments.platform.calls.ts';
export type { AnalyticsRange } from './platform/analytics.calls.ts';
export type { AuditAction, AuditRow } from './platform/audit.calls.ts';
export type { FirstStep, ShopFirstStep } from './platform/first-steps.calls.ts';
export type { ChainHead, LedgerCheck } from './platform/ledger-check.calls.ts';
export type { FailingDeadline } from './platform/platform.calls.ts';
export type { BillDifference, StuckRow } from './platform/radar.calls.ts';
export type { CheckInInfo, MemberLevel, PointsChange, RankRow } from './points/signin.calls.ts';
export type { Earning, ReferralInfo, ReferredPerson } from './referral/referral.calls.ts';
export type { ReferrerRow, SuspiciousRing, TreePerson } from './referral/referral.platform.calls.ts';
export type {
  Refund,
  RefundLogRow,
  RefundRow,
  RefundStep,
  ShopReturnAddress,
} from './refunds/refund-values.ts';
export type {
  PlatformRefund,
  PlatformRefundRow,
  PlatformRefundTab,
} from './refunds/refunds.platform.calls.ts';
export type { RefundTab, SellerRefund, SellerRefundRow } from './refunds/refunds.seller.calls.ts';
export type { RefundReasonSetting } from './refunds/refunds.settings.ts';
export type { Repair, RepairPlan } from './repairs/repair-values.ts';
export type { MyReview } from './reviews/review-values.ts';
export type { Address } from './shipping/shipping.calls.ts';
export type { ShopWaybillAccount } from './shipping/shipping.seller.calls.ts';
export type {
  ApplicationState,
  AppliedType,
  DocumentKind,
  ShopApplication,
} from './shops/applications.calls.ts';
export type { LinkedShop } from './shops/links.calls.ts';
export type { FollowedShop, ShopDetails } from './shops/shops.calls.ts';
export * from './states.ts';
export type {
  BankQuestion,
  BankTab,
  InboxRow,
  InboxSession,
  InboxTab,
  MissedQuestion,
} from './support/support.platform.calls.ts';
export type {
  ServiceBlock,
  ServiceInbox,
  ServiceMessage,
  ServiceSession,
  ServiceSource,
  ServiceState,
} from './support/support-values.ts';
export { Language } from './values.ts';
export type { Adjustment } from './wallet/wallet.platform.calls.ts';
export type {
  Bank,
  Bill,
  BillProof,
  ChainEntry,
  ChainPart,
  PayoutAccount,
  PlatformWithdrawal,
  Statement,
  Withdrawal,
  WithdrawalFacts,
} from './wallet/wallet-values.ts';
export { commonRefusals };
