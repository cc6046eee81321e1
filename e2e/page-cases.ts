/** Each page of the route table: how it is reached, who opens it, and what they read there. A new page needs a line. */
import type { Path } from '../packages/shopper/src/kernel/router/page-params.ts';
import type { Found } from './find-for-pages.ts';
import type { Words } from './words.ts';

export type PageCase = {
  /** Other addresses of the page that show something else. */
  also?: readonly PageCase[];
  query?: (found: Found) => string;
  /** Opened by whom: by default both, for what a person sees may differ from what a visitor sees. */
  by?: 'visitor' | 'shopper';
  /** Read once the page is there. */
  says: (t: Words) => string;
};

export const pageCases: Record<Path, PageCase> = {
  'pages/home': { by: 'visitor', says: (t) => t.app('category') },
  'pages/index': { says: (t) => t.app('category') },
  'pages/category': { by: 'visitor', says: (t) => t.catalog('all') },
  'pages/find': { by: 'visitor', says: (t) => t.discovery('recommended') },
  'pages/cart': { says: (t) => t.cart('empty') },
  'pages/user': { says: (t) => t.identity('myOrders') },
  'pages/product/goods': { query: ({ goods }) => `?id=${goods}`, says: (t) => t.catalog('enterShop') },
  'pages/product/list': { query: () => '?sort=sales', by: 'visitor', says: (t) => t.catalog('sortSales') },
  'pages/product/comment': {
    query: ({ goods }) => `?id=${goods}`,
    by: 'visitor',
    says: (t) => t.reviews('tab.image'),
  },
  'pages/shop/index': { query: () => '?id=1', says: (t) => t.shops('tab.new') },
  'pages/shop/info': { query: () => '?id=1', by: 'visitor', says: (t) => t.shops('openedAt') },
  'pages/shop/live/live': {
    by: 'shopper',
    query: ({ hosted }) => `?id=${hosted}`,
    says: (t) => t.hosting('keyHint'),
    also: [
      { by: 'shopper', query: () => '', says: (t) => t.hosting('create') },
      { by: 'shopper', query: () => '?part=new', says: (t) => t.hosting('coverHint') },
      { by: 'shopper', query: ({ hosted }) => `?id=${hosted}&part=edit`, says: (t) => t.hosting('editLive') },
    ],
  },
  'pages/shop/product/list': {
    query: () => '?shop_id=1',
    by: 'visitor',
    says: (t) => t.catalog('sortSales'),
  },
  'pages/notice/notice': { says: (t) => t.app('messages') },
  'pages/notice/chat': {
    query: ({ goods }) => `?shop_id=1&goods=${goods}`,
    by: 'shopper',
    says: (t) => t.chat('question.ship'),
  },
  'pages/notice/notify/notify': { by: 'shopper', says: (t) => t.notices('readAll') },
  'pages/notice/system/system': { by: 'shopper', says: (t) => t.notices('readAll') },
  'pages/notice/logistics/logistics': { by: 'shopper', says: (t) => t.notices('readAll') },
  'pages/user/collect': { says: (t) => t.app('favourites') },
  'pages/user/footprint': { says: (t) => t.app('footprints') },
  'pages/user/follow': { by: 'shopper', says: (t) => t.app('followedShops') },
  'pages/user/comment': { says: (t) => t.app('myReviews') },
  'pages/guide': { by: 'visitor', says: (t) => t.content('begin') },
  'pages/article/list': { by: 'visitor', says: (t) => t.content('all') },
  'pages/article/details': {
    query: ({ article }) => `?id=${article}&title=x`,
    by: 'visitor',
    says: (t) => t.content('views', { count: '' }).trim().replace(/s$/, ''),
  },
  'pages/article/advert': {
    query: ({ advert }) => `?id=${advert}`,
    by: 'visitor',
    says: (t) => t.content('look'),
  },
  'pages/page/index': { query: ({ page }) => `?id=${page}`, by: 'visitor', says: (t) => t.content('more') },
  'pages/user/help': { by: 'visitor', says: (t) => t.content('tour') },
  'pages/page/end_live': {
    query: ({ announced }) => `?id=${announced}`,
    by: 'shopper',
    says: (t) => t.live('notOver'),
  },
  'pages/page/search': { by: 'visitor', says: (t) => t.design('search') },
  'pages/page/success': {
    query: ({ shipped }) => `?type=pay&trade_no=${shipped.tradeNo}`,
    by: 'shopper',
    says: (t) => t.orders('success.pay'),
  },
  'pages/page/no_network': { by: 'visitor', says: (t) => t.app('offlineTitle') },
  'pages/apps/groups/index': { says: (t) => t.groups('headline') },
  'pages/apps/groups/goods': {
    query: ({ groupGoods }) => `?id=${groupGoods}`,
    says: (t) => t.groups('rulesTitle'),
  },
  'pages/apps/groups/team': { query: ({ team }) => `?id=${team}`, says: (t) => t.groups('shipTime') },
  'pages/apps/groups/order/order': { by: 'shopper', says: (t) => t.orders('tab.group') },
  'pages/apps/groups/order/confirm': {
    query: ({ groupItems, campaign }) => `?type=group&campaign_id=${campaign}&data=${groupItems}`,
    by: 'shopper',
    says: (t) => t.orders('openTeam'),
  },
  'pages/apps/groups/order/details': {
    query: ({ groupOrder }) => `?id=${groupOrder}`,
    by: 'shopper',
    says: (t) => t.orders('do.invite'),
  },
  'pages/apps/groups/order/comment': {
    query: ({ toReview }) => `?id=${toReview}`,
    by: 'shopper',
    says: (t) => t.reviews('publish'),
  },
  'pages/apps/groups/order/logistics': {
    query: ({ shipped }) => `?id=${shipped.id}`,
    by: 'shopper',
    says: (t) => t.shipping('copy'),
  },
  'pages/apps/find/list': { query: () => '?shop_id=1', by: 'visitor', says: (t) => t.app('posts') },
  'pages/apps/find/details/details': {
    query: ({ post }) => `?id=${post}`,
    by: 'visitor',
    says: (t) => t.discovery('commentsTitle'),
  },
  'pages/apps/find/details/video': {
    query: ({ video }) => `?id=${video}`,
    says: (t) => t.videos('writeComment'),
  },
  'pages/apps/find/details/live': {
    query: ({ announced }) => `?id=${announced}`,
    by: 'shopper',
    says: (t) => t.live('planLeft'),
  },
  'pages/apps/find/user': {
    by: 'shopper',
    says: (t) => t.profiles('editProfile'),
    also: [{ query: () => '?kind=shop&id=1', by: 'visitor', says: (t) => t.profiles('enterShop') }],
  },
  'pages/apps/find/user/add': {
    by: 'shopper',
    says: (t) => t.publishing('saveDraft'),
    also: [{ query: () => '?kind=video', by: 'shopper', says: (t) => t.publishing('chooseVideo') }],
  },
  'pages/apps/find/user/follow': { by: 'shopper', says: (t) => t.profiles('follows') },
  'pages/apps/find/user/fans': { by: 'shopper', says: (t) => t.profiles('fans') },
  'pages/user/coupon/list': { says: (t) => t.coupons('lead') },
  'pages/user/signin/signin': { by: 'shopper', says: (t) => t.points('myPoints') },
  'pages/user/signin/log': { by: 'shopper', says: (t) => t.points('pointsNow') },
  'pages/user/signin/rank': { by: 'shopper', says: (t) => t.points('by.row') },
  'pages/user/distribution': {
    by: 'shopper',
    says: (t) => t.referral('friends'),
    also: [
      { by: 'visitor', says: (t) => t.referral('how') },
      { by: 'shopper', query: () => '?show=first', says: (t) => t.referral('level.1') },
      { by: 'shopper', query: () => '?show=earnings', says: (t) => t.referral('state.expected') },
    ],
  },
  'pages/user/coupon/mycard': { says: (t) => t.app('myCoupons') },
  'pages/user/coupon/details': { query: ({ coupon }) => `?id=${coupon}`, says: (t) => t.coupons('terms') },
  'pages/user/coupon/apply': { query: ({ coupon }) => `?id=${coupon}`, says: (t) => t.coupons('goodsOf') },
  'pages/user/auth/auth': { by: 'visitor', says: (t) => t.identity('welcome') },
  'pages/user/auth/name': { by: 'visitor', says: (t) => t.identity('accountTitle') },
  'pages/user/auth/perfect': { by: 'shopper', says: (t) => t.identity('perfectHint') },
  'pages/user/auth/phone': { by: 'visitor', says: (t) => t.identity('mobileTitle') },
  'pages/user/auth/register': { by: 'visitor', says: (t) => t.identity('registerTitle') },
  'pages/user/auth/retrieve': { by: 'visitor', says: (t) => t.identity('retrieveTitle') },
  'pages/user/auth/validcode': {
    query: () => '?mobile=13800000009&event=login',
    by: 'visitor',
    says: (t) => t.identity('codeTitle'),
  },
  'pages/user/auth/resetpwd': {
    query: () => '?mobile=13800000009&code=123456',
    by: 'visitor',
    says: (t) => t.identity('resetTitle'),
  },
  'pages/user/order/order': { by: 'shopper', says: (t) => t.orders('toPay') },
  'pages/user/order/addorder': {
    query: ({ items }) => `?type=goods&data=${items}`,
    by: 'shopper',
    says: (t) => t.orders('submit'),
  },
  'pages/user/order/details': {
    query: ({ shipped }) => `?id=${shipped.id}`,
    by: 'shopper',
    says: (t) => t.orders('orderNo'),
  },
  'pages/user/order/logistics': {
    query: ({ shipped }) => `?id=${shipped.id}`,
    by: 'shopper',
    says: (t) => t.shipping('copy'),
  },
  'pages/user/order/comment': {
    query: ({ toReview }) => `?id=${toReview}`,
    by: 'shopper',
    says: (t) => t.reviews('publish'),
  },
  'pages/user/money/pay': {
    query: ({ unpaid }) => `?trade_no=${unpaid.tradeNo}`,
    by: 'shopper',
    says: (t) => t.payments('safe'),
  },
  'pages/user/money/money': { by: 'shopper', says: (t) => t.wallet('billsTitle') },
  'pages/user/money/list': { by: 'shopper', says: (t) => t.wallet('allMonths') },
  'pages/user/money/details': {
    query: ({ bill }) => `?id=${bill}`,
    by: 'shopper',
    says: (t) => t.wallet('verify'),
  },
  'pages/user/money/recharge': { by: 'shopper', says: (t) => t.wallet('rechargeAmount') },
  'pages/user/money/withdraw': {
    by: 'shopper',
    says: (t) => t.wallet('withdrawAmount'),
  },
  'pages/user/money/witlist': {
    by: 'shopper',
    says: (t) => t.wallet('state.successed'),
    also: [
      {
        query: ({ withdrawal }) => `?id=${withdrawal}`,
        by: 'shopper',
        says: (t) => t.wallet('withdrawalNo'),
      },
    ],
  },
  'pages/user/bank/bank': { by: 'shopper', says: (t) => t.wallet('accountsSafe') },
  'pages/user/bank/add': { by: 'shopper', says: (t) => t.wallet('addTitle') },
  'pages/user/bank/details': {
    query: ({ account }) => `?id=${account}`,
    by: 'shopper',
    says: (t) => t.wallet('addedAt'),
  },
  'pages/user/complaint/complaint': {
    query: ({ goods }) => `?type=goods&id=${goods}`,
    by: 'shopper',
    says: (t) => t.complaints('privacy'),
  },
  'pages/user/service': { says: (t) => t.support('guess') },
  'pages/user/refund/lists': { by: 'shopper', says: (t) => t.refunds('tab.open') },
  'pages/user/refund/apply': {
    query: ({ refundable: { order, line } }) => `?order_id=${order}&line_id=${line}`,
    by: 'shopper',
    says: (t) => t.refunds('wordsAndPictures'),
  },
  'pages/user/refund/details': {
    query: ({ refund }) => `?id=${refund}`,
    by: 'shopper',
    says: (t) => t.refunds('nextTitle'),
    also: [
      {
        query: ({ rejected }) => `?id=${rejected}`,
        by: 'shopper',
        says: (t) => t.refunds('ways'),
      },
    ],
  },
  'pages/user/refund/log': {
    query: ({ rejected }) => `?id=${rejected}`,
    by: 'shopper',
    says: (t) => t.refunds('event.rejected'),
  },
  'pages/user/refund/edit': {
    query: ({ rejected }) => `?id=${rejected}`,
    by: 'shopper',
    says: (t) => t.refunds('resubmit'),
  },
  'pages/user/complaint/lists': { by: 'shopper', says: (t) => t.complaints('state.submitted') },
  'pages/user/feedback/feedback': {
    by: 'shopper',
    says: (t) => t.feedback('diagnosticsHint'),
    also: [{ by: 'visitor', says: (t) => t.feedback('picturesLogin') }],
  },
  'pages/user/feedback/lists': {
    by: 'shopper',
    says: (t) => t.feedback('state.answered'),
    also: [{ by: 'visitor', says: (t) => t.feedback('visitor') }],
  },
  'pages/user/address/address': { by: 'shopper', says: (t) => t.shipping('add') },
  'pages/user/address/addressManage': {
    query: ({ address }) => `?id=${address}`,
    by: 'shopper',
    says: (t) => t.shipping('setDefault'),
  },
  'pages/user/auth/thirdreg': { by: 'visitor', says: (t) => t.identity('thirdFailed') },
  'pages/user/theme': { by: 'visitor', says: (t) => t.account('themeHint') },
  'pages/user/portrait': { by: 'shopper', says: (t) => t.account('portraitHint') },
  'pages/user/setting/setting': { says: (t) => t.account('general') },
  'pages/user/setting/user': { by: 'shopper', says: (t) => t.account('save') },
  'pages/user/setting/notice': { by: 'visitor', says: (t) => t.account('noticeNote') },
  'pages/user/setting/privacy': { by: 'visitor', says: (t) => t.account('permissionsNote') },
  'pages/user/setting/security': { by: 'shopper', says: (t) => t.account('devices') },
  'pages/user/setting/securityCenter': {
    query: () => '?part=devices',
    by: 'shopper',
    says: (t) => t.account('thisDevice'),
    also: [
      { query: () => '?part=signIns', by: 'shopper', says: (t) => t.account('signInsHint') },
      { query: () => '?part=mobile', by: 'shopper', says: (t) => t.account('mobile') },
      { query: () => '?part=password', by: 'shopper', says: (t) => t.account('password') },
      { query: () => '?part=payPassword', by: 'shopper', says: (t) => t.account('payPasswordHint') },
      { query: () => '?part=third', by: 'shopper', says: (t) => t.account('third') },
      { query: () => '?part=close', by: 'shopper', says: (t) => t.account('close') },
    ],
  },
  'pages/user/setting/currency': { by: 'visitor', says: (t) => t.account('clearStored') },
  'pages/user/setting/about': { by: 'visitor', says: (t) => t.account('checkUpdate') },
  'choose-location': { by: 'visitor', says: (t) => t.shipping('useThisPlace') },
  'open-location': {
    query: () => '?address=文三路&latitude=30.27&longitude=120.15',
    by: 'visitor',
    says: (t) => t.shipping('seeOnMap'),
  },
  gallery: { by: 'visitor', says: (t) => t.app('gallery') },
};
