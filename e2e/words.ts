/** What the screens say, from the features' own strings: a journey finds things by the words a person reads. */
import { type Language, translator } from '../packages/client-kit/src/i18n.ts';
import * as consoleAppEn from '../packages/console/src/app/strings.en.ts';
import * as consoleAppZh from '../packages/console/src/app/strings.zh.ts';
import * as conflictEn from '../packages/console/src/design/strings.en.ts';
import * as conflictZh from '../packages/console/src/design/strings.zh.ts';
import * as alertsEn from '../packages/console/src/features/alerts/strings.en.ts';
import * as alertsZh from '../packages/console/src/features/alerts/strings.zh.ts';
import * as choiceEn from '../packages/console/src/features/catalog/choice/strings.en.ts';
import * as choiceZh from '../packages/console/src/features/catalog/choice/strings.zh.ts';
import * as sellingEn from '../packages/console/src/features/catalog/strings.en.ts';
import * as sellingZh from '../packages/console/src/features/catalog/strings.zh.ts';
import * as casesEn from '../packages/console/src/features/complaints/strings.en.ts';
import * as casesZh from '../packages/console/src/features/complaints/strings.zh.ts';
import * as editorEn from '../packages/console/src/features/content/strings.en.ts';
import * as editorZh from '../packages/console/src/features/content/strings.zh.ts';
import * as opinionsEn from '../packages/console/src/features/feedback/strings.en.ts';
import * as opinionsZh from '../packages/console/src/features/feedback/strings.zh.ts';
import * as staffEn from '../packages/console/src/features/identity/strings.en.ts';
import * as staffZh from '../packages/console/src/features/identity/strings.zh.ts';
import * as importsEn from '../packages/console/src/features/imports/strings.en.ts';
import * as importsZh from '../packages/console/src/features/imports/strings.zh.ts';
import * as shipEn from '../packages/console/src/features/orders/strings.en.ts';
import * as shipZh from '../packages/console/src/features/orders/strings.zh.ts';
import * as postsEn from '../packages/console/src/features/posts/strings.en.ts';
import * as postsZh from '../packages/console/src/features/posts/strings.zh.ts';
import * as radarEn from '../packages/console/src/features/radar/strings.en.ts';
import * as radarZh from '../packages/console/src/features/radar/strings.zh.ts';
import * as freightEn from '../packages/console/src/features/shipping/strings.en.ts';
import * as freightZh from '../packages/console/src/features/shipping/strings.zh.ts';
import * as marketShopsEn from '../packages/console/src/features/shops/strings.en.ts';
import * as marketShopsZh from '../packages/console/src/features/shops/strings.zh.ts';
import * as peopleEn from '../packages/console/src/features/staff/strings.en.ts';
import * as peopleZh from '../packages/console/src/features/staff/strings.zh.ts';
import * as inboxEn from '../packages/console/src/features/support/strings.en.ts';
import * as inboxZh from '../packages/console/src/features/support/strings.zh.ts';
import * as payoutsEn from '../packages/console/src/features/wallet/strings.en.ts';
import * as payoutsZh from '../packages/console/src/features/wallet/strings.zh.ts';
import * as appEn from '../packages/shopper/src/app/strings.en.ts';
import * as appZh from '../packages/shopper/src/app/strings.zh.ts';
import * as designEn from '../packages/shopper/src/design/strings.en.ts';
import * as designZh from '../packages/shopper/src/design/strings.zh.ts';
import * as accountEn from '../packages/shopper/src/features/account/strings.en.ts';
import * as accountZh from '../packages/shopper/src/features/account/strings.zh.ts';
import * as cartEn from '../packages/shopper/src/features/cart/strings.en.ts';
import * as cartZh from '../packages/shopper/src/features/cart/strings.zh.ts';
import * as catalogEn from '../packages/shopper/src/features/catalog/strings.en.ts';
import * as catalogZh from '../packages/shopper/src/features/catalog/strings.zh.ts';
import * as chatEn from '../packages/shopper/src/features/chat/strings.en.ts';
import * as chatZh from '../packages/shopper/src/features/chat/strings.zh.ts';
import * as complaintsEn from '../packages/shopper/src/features/complaints/strings.en.ts';
import * as complaintsZh from '../packages/shopper/src/features/complaints/strings.zh.ts';
import * as contentEn from '../packages/shopper/src/features/content/strings.en.ts';
import * as contentZh from '../packages/shopper/src/features/content/strings.zh.ts';
import * as couponsEn from '../packages/shopper/src/features/coupons/strings.en.ts';
import * as couponsZh from '../packages/shopper/src/features/coupons/strings.zh.ts';
import * as profilesEn from '../packages/shopper/src/features/discovery/people/strings.en.ts';
import * as profilesZh from '../packages/shopper/src/features/discovery/people/strings.zh.ts';
import * as publishingEn from '../packages/shopper/src/features/discovery/publishing/strings.en.ts';
import * as publishingZh from '../packages/shopper/src/features/discovery/publishing/strings.zh.ts';
import * as discoveryEn from '../packages/shopper/src/features/discovery/strings.en.ts';
import * as discoveryZh from '../packages/shopper/src/features/discovery/strings.zh.ts';
import * as videosEn from '../packages/shopper/src/features/discovery/video/strings.en.ts';
import * as videosZh from '../packages/shopper/src/features/discovery/video/strings.zh.ts';
import * as feedbackEn from '../packages/shopper/src/features/feedback/strings.en.ts';
import * as feedbackZh from '../packages/shopper/src/features/feedback/strings.zh.ts';
import * as groupsEn from '../packages/shopper/src/features/groups/strings.en.ts';
import * as groupsZh from '../packages/shopper/src/features/groups/strings.zh.ts';
import * as identityEn from '../packages/shopper/src/features/identity/strings.en.ts';
import * as identityZh from '../packages/shopper/src/features/identity/strings.zh.ts';
import * as hostingEn from '../packages/shopper/src/features/live/host/strings.en.ts';
import * as hostingZh from '../packages/shopper/src/features/live/host/strings.zh.ts';
import * as liveEn from '../packages/shopper/src/features/live/strings.en.ts';
import * as liveZh from '../packages/shopper/src/features/live/strings.zh.ts';
import * as noticesEn from '../packages/shopper/src/features/notices/strings.en.ts';
import * as noticesZh from '../packages/shopper/src/features/notices/strings.zh.ts';
import * as ordersEn from '../packages/shopper/src/features/orders/strings.en.ts';
import * as ordersZh from '../packages/shopper/src/features/orders/strings.zh.ts';
import * as paymentsEn from '../packages/shopper/src/features/payments/strings.en.ts';
import * as paymentsZh from '../packages/shopper/src/features/payments/strings.zh.ts';
import * as pointsEn from '../packages/shopper/src/features/points/strings.en.ts';
import * as pointsZh from '../packages/shopper/src/features/points/strings.zh.ts';
import * as referralEn from '../packages/shopper/src/features/referral/strings.en.ts';
import * as referralZh from '../packages/shopper/src/features/referral/strings.zh.ts';
import * as refundsEn from '../packages/shopper/src/features/refunds/strings.en.ts';
import * as refundsZh from '../packages/shopper/src/features/refunds/strings.zh.ts';
import * as reviewsEn from '../packages/shopper/src/features/reviews/strings.en.ts';
import * as reviewsZh from '../packages/shopper/src/features/reviews/strings.zh.ts';
import * as shippingEn from '../packages/shopper/src/features/shipping/strings.en.ts';
import * as shippingZh from '../packages/shopper/src/features/shipping/strings.zh.ts';
import * as shopsEn from '../packages/shopper/src/features/shops/strings.en.ts';
import * as shopsZh from '../packages/shopper/src/features/shops/strings.zh.ts';
import * as supportEn from '../packages/shopper/src/features/support/strings.en.ts';
import * as supportZh from '../packages/shopper/src/features/support/strings.zh.ts';
import * as walletEn from '../packages/shopper/src/features/wallet/strings.en.ts';
import * as walletZh from '../packages/shopper/src/features/wallet/strings.zh.ts';

export { type Language, languages } from '../packages/client-kit/src/i18n.ts';

export const wordsIn = (language: Language) => ({
  app: translator(appZh.zh, appEn.en, language),
  design: translator(designZh.zh, designEn.en, language),
  account: translator(accountZh.zh, accountEn.en, language),
  cart: translator(cartZh.zh, cartEn.en, language),
  catalog: translator(catalogZh.zh, catalogEn.en, language),
  content: translator(contentZh.zh, contentEn.en, language),
  coupons: translator(couponsZh.zh, couponsEn.en, language),
  discovery: translator(discoveryZh.zh, discoveryEn.en, language),
  videos: translator(videosZh.zh, videosEn.en, language),
  publishing: translator(publishingZh.zh, publishingEn.en, language),
  profiles: translator(profilesZh.zh, profilesEn.en, language),
  groups: translator(groupsZh.zh, groupsEn.en, language),
  identity: translator(identityZh.zh, identityEn.en, language),
  notices: translator(noticesZh.zh, noticesEn.en, language),
  orders: translator(ordersZh.zh, ordersEn.en, language),
  payments: translator(paymentsZh.zh, paymentsEn.en, language),
  points: translator(pointsZh.zh, pointsEn.en, language),
  referral: translator(referralZh.zh, referralEn.en, language),
  reviews: translator(reviewsZh.zh, reviewsEn.en, language),
  shipping: translator(shippingZh.zh, shippingEn.en, language),
  shops: translator(shopsZh.zh, shopsEn.en, language),
  chat: translator(chatZh.zh, chatEn.en, language),
  complaints: translator(complaintsZh.zh, complaintsEn.en, language),
  live: translator(liveZh.zh, liveEn.en, language),
  hosting: translator(hostingZh.zh, hostingEn.en, language),
  feedback: translator(feedbackZh.zh, feedbackEn.en, language),
  refunds: translator(refundsZh.zh, refundsEn.en, language),
  wallet: translator(walletZh.zh, walletEn.en, language),
  support: translator(supportZh.zh, supportEn.en, language),
  inbox: translator(inboxZh.zh, inboxEn.en, language),
  marketShops: translator(marketShopsZh.zh, marketShopsEn.en, language),
  console: translator(consoleAppZh.zh, consoleAppEn.en, language),
  alerts: translator(alertsZh.zh, alertsEn.en, language),
  conflict: translator(conflictZh.zh, conflictEn.en, language),
  selling: translator(sellingZh.zh, sellingEn.en, language),
  editor: translator(editorZh.zh, editorEn.en, language),
  staff: translator(staffZh.zh, staffEn.en, language),
  imports: translator(importsZh.zh, importsEn.en, language),
  ship: translator(shipZh.zh, shipEn.en, language),
  freight: translator(freightZh.zh, freightEn.en, language),
  people: translator(peopleZh.zh, peopleEn.en, language),
  payouts: translator(payoutsZh.zh, payoutsEn.en, language),
  opinions: translator(opinionsZh.zh, opinionsEn.en, language),
  cases: translator(casesZh.zh, casesEn.en, language),
  choice: translator(choiceZh.zh, choiceEn.en, language),
  posts: translator(postsZh.zh, postsEn.en, language),
  radar: translator(radarZh.zh, radarEn.en, language),
});

export type Words = ReturnType<typeof wordsIn>;
