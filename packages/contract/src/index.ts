/** The contract: every call of the market, and what it is made of. */
import type { z } from 'zod';
import { accountCalls } from './account.calls.ts';
import { articlesCalls } from './articles.calls.ts';
import { auditCalls } from './audit.calls.ts';
import { commonRefusals } from './call.ts';
import { cartCalls } from './cart.calls.ts';
import { catalogCalls } from './catalog.calls.ts';
import { contentCalls } from './content.calls.ts';
import { couponDeskCalls, couponsCalls } from './coupons.calls.ts';
import { discoveryCalls } from './discovery.calls.ts';
import { findingsCalls } from './findings.calls.ts';
import { goodsDraftsCalls } from './goods-drafts.calls.ts';
import { campaignCalls, groupsCalls } from './groups.calls.ts';
import { identityCalls, staffCalls } from './identity.calls.ts';
import { importsCalls } from './imports.calls.ts';
import { keepingCalls } from './keeping.calls.ts';
import { noticesCalls } from './notices.calls.ts';
import { ordersCalls } from './orders.calls.ts';
import { pagesCalls } from './pages.calls.ts';
import { paymentsCalls } from './payments.calls.ts';
import { platformCalls } from './platform.calls.ts';
import { platformCatalogCalls } from './platform-catalog.calls.ts';
import { platformDashboardCalls } from './platform-dashboard.calls.ts';
import { platformShopsCalls } from './platform-shops.calls.ts';
import { platformUsersCalls } from './platform-users.calls.ts';
import { sellerCalls } from './seller.calls.ts';
import { sellerReviewsCalls } from './seller-reviews.calls.ts';
import { sellerShopCalls } from './seller-shop.calls.ts';
import { shippingCalls } from './shipping.calls.ts';
import { shopsCalls } from './shops.calls.ts';
import { showcaseCalls } from './showcase.calls.ts';
import { staffDeskCalls } from './staff.calls.ts';
import { staffSecurityCalls } from './staff-security.calls.ts';
import { tasksCalls } from './tasks.calls.ts';
import { wechatCalls } from './wechat.calls.ts';

export const calls = {
  ...identityCalls,
  ...staffCalls,
  ...staffDeskCalls,
  ...staffSecurityCalls,
  ...accountCalls,
  ...wechatCalls,
  ...contentCalls,
  ...articlesCalls,
  ...showcaseCalls,
  ...pagesCalls,
  ...catalogCalls,
  ...shopsCalls,
  ...keepingCalls,
  ...cartCalls,
  ...discoveryCalls,
  ...noticesCalls,
  ...shippingCalls,
  ...ordersCalls,
  ...paymentsCalls,
  ...groupsCalls,
  ...couponsCalls,
  ...sellerCalls,
  ...sellerShopCalls,
  ...sellerReviewsCalls,
  ...campaignCalls,
  ...couponDeskCalls,
  ...platformCalls,
  ...findingsCalls,
  ...platformCatalogCalls,
  ...platformDashboardCalls,
  ...platformShopsCalls,
  ...platformUsersCalls,
  ...auditCalls,
  ...tasksCalls,
  ...importsCalls,
  ...goodsDraftsCalls,
};

export type Calls = typeof calls;
export type CallKey = keyof Calls;
/** What a client sends. */
export type CallIn<K extends CallKey> = z.input<Calls[K]['in']>;
/** What a verb is handed, once checked. */
export type CallChecked<K extends CallKey> = z.output<Calls[K]['in']>;
/** What a client gets as `data`. */
export type CallOut<K extends CallKey> = z.output<Calls[K]['out']>;
/** Every message key the market may refuse with. */
export type RefusalKey = Calls[CallKey]['refusals'][number] | (typeof commonRefusals)[number];

export type { ClosingObstacle, DeviceApp, DeviceSystem, SignInOutcome } from './account.calls.ts';
export type { ArticleRow } from './article-values.ts';
export type { AuditRow } from './audit.calls.ts';
export type { Call, CallName, Who } from './call.ts';
export type { CartLine, CartShop } from './cart.calls.ts';
export type { GoodsRow } from './catalog.calls.ts';
export type { CouponTag } from './coupon-tag.ts';
export type { Card, Coupon, CouponRow, QuoteCard } from './coupon-values.ts';
export type { PostRow } from './discovery.calls.ts';
export type { Challenge, EditConflict, Envelope, RefusalData } from './envelope.ts';
export type { FailingDeadline, PaymentFinding } from './findings.calls.ts';
export type { Campaign, CampaignRow, CampaignTeam, OpenTeam, Team, TeamBrief, Tier } from './group-values.ts';
export type { GroupRow, MyTeam } from './groups.calls.ts';
export type { SmsEvent } from './identity.calls.ts';
export type { Favourite, Footprint, MyReview } from './keeping.calls.ts';
export type { Notice } from './notices.calls.ts';
export type { CancelPreview, OrderDetails, OrderRow, Quote } from './order-values.ts';
export type { PageBlock, PageModule } from './page-modules.ts';
export type { ApplicationState, AppliedType, DocumentKind, ShopApplication } from './platform-shops.calls.ts';
export type { Address } from './shipping.calls.ts';
export type { FollowedShop, ShopDetails } from './shops.calls.ts';
export * from './states.ts';
export { Language } from './values.ts';
export type { ThirdProvider } from './wechat.calls.ts';
export { commonRefusals };
