/**
 * The route table: every page of the app, one line each. `auth` sends a visitor to the login page and back;
 * `chrome` is the standard bar (`nav`) or the screen's own (`custom`). Paths and parameters are typed in
 * kernel/router/page-params.ts; the paths are the specification's, which a test compares.
 */
import type { PlainKey } from '@chengji/client-kit/i18n';
import type { Path } from '../kernel/router/page-params.ts';
import { type LoadScreen, page } from './load-page.ts';
import type { zh } from './strings.zh.ts';

export type Route = {
  title: PlainKey<typeof zh>;
  chrome: 'nav' | 'custom';
  auth?: true;
  /** The tab it stands in; the entry page is another address of the home tab. */
  tab?: 'pages/index' | 'pages/category' | 'pages/find' | 'pages/cart' | 'pages/user';
  screen: LoadScreen;
};

const home = page(() => import('../features/content/pages/HomeScreen.tsx'), 'HomeScreen');

// biome-ignore format: a table is read by its columns
export const routes: Record<Path, Route> = {
  'pages/home': { title: 'home', chrome: 'custom', tab: 'pages/index', screen: home },
  'pages/index': { title: 'home', chrome: 'custom', tab: 'pages/index', screen: home },
  'pages/category': { title: 'category', chrome: 'custom', tab: 'pages/category', screen: page(() => import('../features/catalog/categories/CategoryScreen.tsx'), 'CategoryScreen') },
  'pages/find': { title: 'find', chrome: 'custom', tab: 'pages/find', screen: page(() => import('../features/discovery/FindScreen.tsx'), 'FindScreen') },
  'pages/cart': { title: 'cart', chrome: 'custom', tab: 'pages/cart', screen: page(() => import('../features/cart/CartScreen.tsx'), 'CartScreen') },
  'pages/user': { title: 'user', chrome: 'custom', tab: 'pages/user', screen: page(() => import('../features/identity/user/UserScreen.tsx'), 'UserScreen') },
  'pages/product/goods': { title: 'goods', chrome: 'custom', screen: page(() => import('../features/catalog/goods/GoodsScreen.tsx'), 'GoodsScreen') },
  'pages/product/list': { title: 'goodsList', chrome: 'custom', screen: page(() => import('../features/catalog/listing/GoodsListScreen.tsx'), 'GoodsListScreen') },
  'pages/product/comment': { title: 'goodsComment', chrome: 'nav', screen: page(() => import('../features/reviews/GoodsReviewsScreen.tsx'), 'GoodsReviewsScreen') },
  'pages/shop/index': { title: 'shop', chrome: 'custom', screen: page(() => import('../features/shops/ShopScreen.tsx'), 'ShopScreen') },
  'pages/shop/info': { title: 'shopInfo', chrome: 'nav', screen: page(() => import('../features/shops/ShopInfoScreen.tsx'), 'ShopInfoScreen') },
  'pages/shop/live/live': { title: 'liveHost', chrome: 'nav', auth: true, screen: page(() => import('../features/live/host/HostScreen.tsx'), 'HostScreen') },
  'pages/shop/product/list': { title: 'goodsList', chrome: 'custom', screen: page(() => import('../features/catalog/listing/ShopGoodsScreen.tsx'), 'ShopGoodsScreen') },
  'pages/notice/notice': { title: 'messages', chrome: 'nav', screen: page(() => import('../features/notices/NoticesScreen.tsx'), 'NoticesScreen') },
  'pages/notice/chat': { title: 'chat', chrome: 'custom', auth: true, screen: page(() => import('../features/chat/ChatScreen.tsx'), 'ChatScreen') },
  'pages/notice/notify/notify': { title: 'notifyNotices', chrome: 'nav', auth: true, screen: page(() => import('../features/notices/NotifyNoticesScreen.tsx'), 'NotifyNoticesScreen') },
  'pages/notice/system/system': { title: 'systemNotices', chrome: 'nav', auth: true, screen: page(() => import('../features/notices/SystemNoticesScreen.tsx'), 'SystemNoticesScreen') },
  'pages/notice/logistics/logistics': { title: 'logisticsNotices', chrome: 'nav', auth: true, screen: page(() => import('../features/notices/LogisticsNoticesScreen.tsx'), 'LogisticsNoticesScreen') },
  'pages/user/collect': { title: 'favourites', chrome: 'nav', screen: page(() => import('../features/catalog/saved/FavouritesScreen.tsx'), 'FavouritesScreen') },
  'pages/user/footprint': { title: 'footprints', chrome: 'nav', screen: page(() => import('../features/catalog/saved/FootprintsScreen.tsx'), 'FootprintsScreen') },
  'pages/user/follow': { title: 'followedShops', chrome: 'nav', auth: true, screen: page(() => import('../features/shops/FollowedScreen.tsx'), 'FollowedScreen') },
  'pages/user/comment': { title: 'myReviews', chrome: 'nav', screen: page(() => import('../features/reviews/MyReviewsScreen.tsx'), 'MyReviewsScreen') },
  'pages/guide': { title: 'guide', chrome: 'custom', screen: page(() => import('../features/content/articles/GuideScreen.tsx'), 'GuideScreen') },
  'pages/article/list': { title: 'articles', chrome: 'nav', screen: page(() => import('../features/content/articles/ArticleListScreen.tsx'), 'ArticleListScreen') },
  'pages/article/details': { title: 'article', chrome: 'nav', screen: page(() => import('../features/content/articles/ArticleScreen.tsx'), 'ArticleScreen') },
  'pages/article/advert': { title: 'advert', chrome: 'nav', screen: page(() => import('../features/content/adverts/AdvertScreen.tsx'), 'AdvertScreen') },
  'pages/page/index': { title: 'page', chrome: 'nav', screen: page(() => import('../features/content/pages/PageScreen.tsx'), 'PageScreen') },
  'pages/page/search': { title: 'search', chrome: 'custom', screen: page(() => import('../features/catalog/search/SearchScreen.tsx'), 'SearchScreen') },
  'pages/page/success': { title: 'success', chrome: 'nav', screen: page(() => import('../features/orders/success/SuccessScreen.tsx'), 'SuccessScreen') },
  'pages/page/no_network': { title: 'noNetwork', chrome: 'nav', screen: page(() => import('./NoNetworkScreen.tsx'), 'NoNetworkScreen') },
  'pages/apps/groups/index': { title: 'groups', chrome: 'nav', screen: page(() => import('../features/groups/campaigns/GroupsScreen.tsx'), 'GroupsScreen') },
  'pages/apps/groups/goods': { title: 'goods', chrome: 'custom', screen: page(() => import('../features/catalog/goods/GroupGoodsScreen.tsx'), 'GroupGoodsScreen') },
  'pages/apps/groups/team': { title: 'team', chrome: 'nav', screen: page(() => import('../features/groups/teams/TeamScreen.tsx'), 'TeamScreen') },
  'pages/apps/groups/order/order': { title: 'groupOrders', chrome: 'nav', auth: true, screen: page(() => import('../features/orders/list/GroupOrderListScreen.tsx'), 'GroupOrderListScreen') },
  'pages/apps/groups/order/confirm': { title: 'confirmOrder', chrome: 'nav', auth: true, screen: page(() => import('../features/orders/checkout/ConfirmOrderScreen.tsx'), 'ConfirmOrderScreen') },
  'pages/apps/groups/order/details': { title: 'orderDetails', chrome: 'nav', auth: true, screen: page(() => import('../features/orders/details/OrderDetailsScreen.tsx'), 'OrderDetailsScreen') },
  'pages/apps/groups/order/comment': { title: 'review', chrome: 'nav', auth: true, screen: page(() => import('../features/reviews/WriteReviewScreen.tsx'), 'WriteReviewScreen') },
  'pages/apps/groups/order/logistics': { title: 'logistics', chrome: 'nav', auth: true, screen: page(() => import('../features/shipping/LogisticsScreen.tsx'), 'LogisticsScreen') },
  'pages/apps/find/list': { title: 'posts', chrome: 'nav', screen: page(() => import('../features/discovery/PostListScreen.tsx'), 'PostListScreen') },
  'pages/apps/find/details/details': { title: 'post', chrome: 'nav', screen: page(() => import('../features/discovery/PostScreen.tsx'), 'PostScreen') },
  'pages/apps/find/details/video': { title: 'video', chrome: 'custom', screen: page(() => import('../features/discovery/video/VideoScreen.tsx'), 'VideoScreen') },
  'pages/apps/find/details/live': { title: 'live', chrome: 'custom', auth: true, screen: page(() => import('../features/live/LiveScreen.tsx'), 'LiveScreen') },
  'pages/page/end_live': { title: 'live', chrome: 'custom', screen: page(() => import('../features/live/LiveScreen.tsx'), 'EndScreen') },
  'pages/apps/find/user': { title: 'person', chrome: 'custom', screen: page(() => import('../features/discovery/people/PersonScreen.tsx'), 'PersonScreen') },
  'pages/apps/find/user/add': { title: 'publishPost', chrome: 'custom', auth: true, screen: page(() => import('../features/discovery/publishing/AddPostScreen.tsx'), 'AddPostScreen') },
  'pages/apps/find/user/follow': { title: 'peopleFollowed', chrome: 'nav', screen: page(() => import('../features/discovery/people/follows/PeopleScreen.tsx'), 'FollowsScreen') },
  'pages/apps/find/user/fans': { title: 'peopleFans', chrome: 'nav', screen: page(() => import('../features/discovery/people/follows/PeopleScreen.tsx'), 'FansScreen') },
  'pages/user/service': { title: 'service', chrome: 'custom', screen: page(() => import('../features/support/ServiceScreen.tsx'), 'ServiceScreen') },
  'pages/user/help': { title: 'help', chrome: 'nav', screen: page(() => import('../features/content/articles/HelpScreen.tsx'), 'HelpScreen') },
  'pages/user/signin/signin': { title: 'checkIn', chrome: 'nav', auth: true, screen: page(() => import('../features/points/check-in/CheckInScreen.tsx'), 'CheckInScreen') },
  'pages/user/signin/log': { title: 'checkInLog', chrome: 'nav', auth: true, screen: page(() => import('../features/points/log/PointsLogScreen.tsx'), 'PointsLogScreen') },
  'pages/user/signin/rank': { title: 'checkInRank', chrome: 'nav', auth: true, screen: page(() => import('../features/points/rank/RankScreen.tsx'), 'RankScreen') },
  'pages/user/distribution': { title: 'distribution', chrome: 'nav', screen: page(() => import('../features/referral/DistributionScreen.tsx'), 'DistributionScreen') },
  'pages/user/coupon/list': { title: 'coupons', chrome: 'nav', screen: page(() => import('../features/coupons/CouponsScreen.tsx'), 'CouponsScreen') },
  'pages/user/coupon/mycard': { title: 'myCoupons', chrome: 'nav', screen: page(() => import('../features/coupons/cards/MyCardsScreen.tsx'), 'MyCardsScreen') },
  'pages/user/coupon/details': { title: 'coupon', chrome: 'nav', screen: page(() => import('../features/coupons/details/CouponScreen.tsx'), 'CouponScreen') },
  'pages/user/coupon/apply': { title: 'couponGoods', chrome: 'nav', screen: page(() => import('../features/coupons/CouponGoodsScreen.tsx'), 'CouponGoodsScreen') },
  'pages/user/auth/auth': { title: 'login', chrome: 'custom', screen: page(() => import('../features/identity/login/LoginScreen.tsx'), 'LoginScreen') },
  'pages/user/auth/name': { title: 'authName', chrome: 'nav', screen: page(() => import('../features/identity/login/AccountLoginScreen.tsx'), 'AccountLoginScreen') },
  'pages/user/auth/perfect': { title: 'authPerfect', chrome: 'nav', screen: page(() => import('../features/identity/profile/ProfileScreen.tsx'), 'ProfileScreen') },
  'pages/user/auth/phone': { title: 'authPhone', chrome: 'nav', screen: page(() => import('../features/identity/login/MobileLoginScreen.tsx'), 'MobileLoginScreen') },
  'pages/user/auth/register': { title: 'authRegister', chrome: 'nav', screen: page(() => import('../features/identity/login/RegisterScreen.tsx'), 'RegisterScreen') },
  'pages/user/auth/retrieve': { title: 'authRetrieve', chrome: 'nav', screen: page(() => import('../features/identity/login/RetrieveScreen.tsx'), 'RetrieveScreen') },
  'pages/user/auth/validcode': { title: 'authValidCode', chrome: 'nav', screen: page(() => import('../features/identity/login/CodeScreen.tsx'), 'CodeScreen') },
  'pages/user/auth/resetpwd': { title: 'authResetPassword', chrome: 'nav', screen: page(() => import('../features/identity/login/ResetPasswordScreen.tsx'), 'ResetPasswordScreen') },
  'pages/user/order/order': { title: 'orders', chrome: 'nav', auth: true, screen: page(() => import('../features/orders/list/OrderListScreen.tsx'), 'OrderListScreen') },
  'pages/user/order/addorder': { title: 'confirmOrder', chrome: 'nav', auth: true, screen: page(() => import('../features/orders/checkout/ConfirmOrderScreen.tsx'), 'ConfirmOrderScreen') },
  'pages/user/order/details': { title: 'orderDetails', chrome: 'nav', auth: true, screen: page(() => import('../features/orders/details/OrderDetailsScreen.tsx'), 'OrderDetailsScreen') },
  'pages/user/order/logistics': { title: 'logistics', chrome: 'nav', auth: true, screen: page(() => import('../features/shipping/LogisticsScreen.tsx'), 'LogisticsScreen') },
  'pages/user/order/comment': { title: 'review', chrome: 'nav', auth: true, screen: page(() => import('../features/reviews/WriteReviewScreen.tsx'), 'WriteReviewScreen') },
  'pages/user/money/pay': { title: 'pay', chrome: 'nav', auth: true, screen: page(() => import('../features/payments/PayScreen.tsx'), 'PayScreen') },
  'pages/user/money/money': { title: 'wallet', chrome: 'nav', auth: true, screen: page(() => import('../features/wallet/overview/WalletScreen.tsx'), 'WalletScreen') },
  'pages/user/money/list': { title: 'bills', chrome: 'nav', auth: true, screen: page(() => import('../features/wallet/bills/BillsScreen.tsx'), 'BillsScreen') },
  'pages/user/money/details': { title: 'bill', chrome: 'nav', auth: true, screen: page(() => import('../features/wallet/bills/BillScreen.tsx'), 'BillScreen') },
  'pages/user/money/recharge': { title: 'recharge', chrome: 'nav', auth: true, screen: page(() => import('../features/wallet/recharge/RechargeScreen.tsx'), 'RechargeScreen') },
  'pages/user/money/withdraw': { title: 'withdraw', chrome: 'nav', auth: true, screen: page(() => import('../features/wallet/withdrawals/WithdrawScreen.tsx'), 'WithdrawScreen') },
  'pages/user/money/witlist': { title: 'withdrawals', chrome: 'nav', auth: true, screen: page(() => import('../features/wallet/withdrawals/WithdrawalsScreen.tsx'), 'WithdrawalsScreen') },
  'pages/user/bank/bank': { title: 'bankAccounts', chrome: 'nav', auth: true, screen: page(() => import('../features/wallet/accounts/AccountsScreen.tsx'), 'AccountsScreen') },
  'pages/user/bank/add': { title: 'bankAdd', chrome: 'nav', auth: true, screen: page(() => import('../features/wallet/accounts/AddAccountScreen.tsx'), 'AddAccountScreen') },
  'pages/user/bank/details': { title: 'bankAccount', chrome: 'nav', auth: true, screen: page(() => import('../features/wallet/accounts/AccountScreen.tsx'), 'AccountScreen') },
  'pages/user/refund/lists': { title: 'refunds', chrome: 'nav', auth: true, screen: page(() => import('../features/refunds/list/RefundListScreen.tsx'), 'RefundListScreen') },
  'pages/user/refund/apply': { title: 'refundApply', chrome: 'nav', auth: true, screen: page(() => import('../features/refunds/apply/RefundApplyScreen.tsx'), 'RefundApplyScreen') },
  'pages/user/refund/details': { title: 'refund', chrome: 'nav', auth: true, screen: page(() => import('../features/refunds/details/RefundDetailsScreen.tsx'), 'RefundDetailsScreen') },
  'pages/user/refund/log': { title: 'refundLog', chrome: 'nav', auth: true, screen: page(() => import('../features/refunds/log/RefundLogScreen.tsx'), 'RefundLogScreen') },
  'pages/user/refund/edit': { title: 'refundEdit', chrome: 'nav', auth: true, screen: page(() => import('../features/refunds/apply/RefundEditScreen.tsx'), 'RefundEditScreen') },
  'pages/user/complaint/complaint': { title: 'complaint', chrome: 'nav', auth: true, screen: page(() => import('../features/complaints/form/ComplaintScreen.tsx'), 'ComplaintScreen') },
  'pages/user/complaint/lists': { title: 'complaints', chrome: 'nav', auth: true, screen: page(() => import('../features/complaints/list/ComplaintListScreen.tsx'), 'ComplaintListScreen') },
  'pages/user/feedback/feedback': { title: 'feedback', chrome: 'nav', screen: page(() => import('../features/feedback/form/FeedbackScreen.tsx'), 'FeedbackScreen') },
  'pages/user/feedback/lists': { title: 'feedbackList', chrome: 'nav', screen: page(() => import('../features/feedback/list/FeedbackListScreen.tsx'), 'FeedbackListScreen') },
  'pages/user/address/address': { title: 'addresses', chrome: 'nav', auth: true, screen: page(() => import('../features/shipping/AddressListScreen.tsx'), 'AddressListScreen') },
  'pages/user/address/addressManage': { title: 'addressEdit', chrome: 'nav', auth: true, screen: page(() => import('../features/shipping/AddressEditScreen.tsx'), 'AddressEditScreen') },
  'pages/user/auth/thirdreg': { title: 'authThird', chrome: 'nav', screen: page(() => import('../features/identity/third-party/ThirdRegScreen.tsx'), 'ThirdRegScreen') },
  'pages/user/theme': { title: 'theme', chrome: 'nav', screen: page(() => import('../features/account/settings/ThemeScreen.tsx'), 'ThemeScreen') },
  'pages/user/portrait': { title: 'portrait', chrome: 'nav', auth: true, screen: page(() => import('../features/account/portrait/PortraitScreen.tsx'), 'PortraitScreen') },
  'pages/user/setting/setting': { title: 'settings', chrome: 'nav', screen: page(() => import('../features/account/settings/SettingScreen.tsx'), 'SettingScreen') },
  'pages/user/setting/user': { title: 'profile', chrome: 'nav', auth: true, screen: page(() => import('../features/account/settings/ProfileSettingScreen.tsx'), 'ProfileSettingScreen') },
  'pages/user/setting/notice': { title: 'noticeSettings', chrome: 'nav', screen: page(() => import('../features/account/settings/NoticeSettingScreen.tsx'), 'NoticeSettingScreen') },
  'pages/user/setting/privacy': { title: 'privacySettings', chrome: 'nav', screen: page(() => import('../features/account/settings/PrivacySettingScreen.tsx'), 'PrivacySettingScreen') },
  'pages/user/setting/security': { title: 'security', chrome: 'nav', auth: true, screen: page(() => import('../features/account/security/SecurityScreen.tsx'), 'SecurityScreen') },
  'pages/user/setting/securityCenter': { title: 'security', chrome: 'nav', auth: true, screen: page(() => import('../features/account/security/SecurityCenterScreen.tsx'), 'SecurityCenterScreen') },
  'pages/user/setting/currency': { title: 'general', chrome: 'nav', screen: page(() => import('../features/account/settings/CurrencyScreen.tsx'), 'CurrencyScreen') },
  'pages/user/setting/about': { title: 'about', chrome: 'nav', screen: page(() => import('../features/account/settings/AboutScreen.tsx'), 'AboutScreen') },
  'choose-location': { title: 'chooseLocation', chrome: 'nav', screen: page(() => import('../features/shipping/ChooseLocationScreen.tsx'), 'ChooseLocationScreen') },
  'open-location': { title: 'openLocation', chrome: 'nav', screen: page(() => import('../features/shipping/OpenLocationScreen.tsx'), 'OpenLocationScreen') },
  gallery: { title: 'gallery', chrome: 'nav', screen: page(() => import('./gallery/GalleryScreen.tsx'), 'GalleryScreen') },
};

/** Not a page of the specification: it shows each part of the design, for developers. */
export const outsideSpec: readonly Path[] = ['gallery'];
