/**
 * The route table: every page of the app, one line each. `auth` sends a visitor to the login page and back;
 * `chrome` is the standard bar (`nav`) or the screen's own (`custom`). Paths and parameters are typed in
 * kernel/router/page-params.ts; the paths are the specification's, which a test compares.
 */
import type { Path } from '../kernel/router/page-params.ts';
import { feature, type LoadScreen, own } from './load-page.ts';
import type { zh } from './strings.zh.ts';

export type Route = {
  title: keyof typeof zh;
  chrome: 'nav' | 'custom';
  auth?: true;
  /** The tab it stands in; the entry page is another address of the home tab. */
  tab?: 'pages/index' | 'pages/category' | 'pages/find' | 'pages/cart' | 'pages/user';
  screen: LoadScreen;
};

const home = feature('content/pages/HomeScreen');

// biome-ignore format: a table is read by its columns
export const routes: Record<Path, Route> = {
  'pages/home': { title: 'home', chrome: 'custom', tab: 'pages/index', screen: home },
  'pages/index': { title: 'home', chrome: 'custom', tab: 'pages/index', screen: home },
  'pages/category': { title: 'category', chrome: 'custom', tab: 'pages/category', screen: feature('catalog/categories/CategoryScreen') },
  'pages/find': { title: 'find', chrome: 'custom', tab: 'pages/find', screen: feature('discovery/FindScreen') },
  'pages/cart': { title: 'cart', chrome: 'custom', tab: 'pages/cart', screen: feature('cart/CartScreen') },
  'pages/user': { title: 'user', chrome: 'custom', tab: 'pages/user', screen: feature('identity/user/UserScreen') },
  'pages/product/goods': { title: 'goods', chrome: 'custom', screen: feature('catalog/goods/GoodsScreen') },
  'pages/product/list': { title: 'goodsList', chrome: 'custom', screen: feature('catalog/listing/GoodsListScreen') },
  'pages/product/comment': { title: 'goodsComment', chrome: 'nav', screen: feature('reviews/GoodsReviewsScreen') },
  'pages/shop/index': { title: 'shop', chrome: 'custom', screen: feature('shops/ShopScreen') },
  'pages/shop/info': { title: 'shopInfo', chrome: 'nav', screen: feature('shops/ShopInfoScreen') },
  'pages/shop/product/list': { title: 'goodsList', chrome: 'custom', screen: feature('catalog/listing/ShopGoodsScreen') },
  'pages/notice/notice': { title: 'messages', chrome: 'nav', screen: feature('notices/NoticesScreen') },
  'pages/notice/notify/notify': { title: 'notifyNotices', chrome: 'nav', auth: true, screen: feature('notices/NotifyNoticesScreen') },
  'pages/notice/system/system': { title: 'systemNotices', chrome: 'nav', auth: true, screen: feature('notices/SystemNoticesScreen') },
  'pages/notice/logistics/logistics': { title: 'logisticsNotices', chrome: 'nav', auth: true, screen: feature('notices/LogisticsNoticesScreen') },
  'pages/user/collect': { title: 'favourites', chrome: 'nav', screen: feature('catalog/saved/FavouritesScreen') },
  'pages/user/footprint': { title: 'footprints', chrome: 'nav', screen: feature('catalog/saved/FootprintsScreen') },
  'pages/user/follow': { title: 'followedShops', chrome: 'nav', screen: feature('shops/FollowedScreen') },
  'pages/user/comment': { title: 'myReviews', chrome: 'nav', screen: feature('reviews/MyReviewsScreen') },
  'pages/guide': { title: 'guide', chrome: 'custom', screen: feature('content/articles/GuideScreen') },
  'pages/article/list': { title: 'articles', chrome: 'nav', screen: feature('content/articles/ArticleListScreen') },
  'pages/article/details': { title: 'article', chrome: 'nav', screen: feature('content/articles/ArticleScreen') },
  'pages/article/advert': { title: 'advert', chrome: 'nav', screen: feature('content/adverts/AdvertScreen') },
  'pages/page/index': { title: 'page', chrome: 'nav', screen: feature('content/pages/PageScreen') },
  'pages/page/search': { title: 'search', chrome: 'custom', screen: feature('catalog/search/SearchScreen') },
  'pages/page/success': { title: 'success', chrome: 'nav', screen: feature('orders/success/SuccessScreen') },
  'pages/page/no_network': { title: 'noNetwork', chrome: 'nav', screen: own(async () => (await import('./NoNetworkScreen.tsx')).NoNetworkScreen) },
  'pages/apps/groups/index': { title: 'groups', chrome: 'nav', screen: feature('groups/campaigns/GroupsScreen') },
  'pages/apps/groups/goods': { title: 'goods', chrome: 'custom', screen: feature('catalog/goods/GroupGoodsScreen') },
  'pages/apps/groups/team': { title: 'team', chrome: 'nav', screen: feature('groups/teams/TeamScreen') },
  'pages/apps/groups/order/order': { title: 'groupOrders', chrome: 'nav', auth: true, screen: feature('orders/list/GroupOrderListScreen') },
  'pages/apps/groups/order/confirm': { title: 'confirmOrder', chrome: 'nav', auth: true, screen: feature('orders/checkout/ConfirmOrderScreen') },
  'pages/apps/groups/order/details': { title: 'orderDetails', chrome: 'nav', auth: true, screen: feature('orders/details/OrderDetailsScreen') },
  'pages/apps/groups/order/comment': { title: 'review', chrome: 'nav', auth: true, screen: feature('reviews/WriteReviewScreen') },
  'pages/apps/groups/order/logistics': { title: 'logistics', chrome: 'nav', auth: true, screen: feature('shipping/LogisticsScreen') },
  'pages/apps/find/list': { title: 'posts', chrome: 'nav', screen: feature('discovery/PostListScreen') },
  'pages/apps/find/details/details': { title: 'post', chrome: 'nav', screen: feature('discovery/PostScreen') },
  'pages/user/help': { title: 'help', chrome: 'nav', screen: feature('content/articles/HelpScreen') },
  'pages/user/coupon/list': { title: 'coupons', chrome: 'nav', screen: feature('coupons/CouponsScreen') },
  'pages/user/coupon/mycard': { title: 'myCoupons', chrome: 'nav', screen: feature('coupons/cards/MyCardsScreen') },
  'pages/user/coupon/details': { title: 'coupon', chrome: 'nav', screen: feature('coupons/details/CouponScreen') },
  'pages/user/coupon/apply': { title: 'couponGoods', chrome: 'nav', screen: feature('coupons/CouponGoodsScreen') },
  'pages/user/auth/auth': { title: 'login', chrome: 'custom', screen: feature('identity/login/LoginScreen') },
  'pages/user/auth/name': { title: 'authName', chrome: 'nav', screen: feature('identity/login/AccountLoginScreen') },
  'pages/user/auth/perfect': { title: 'authPerfect', chrome: 'nav', screen: feature('identity/profile/ProfileScreen') },
  'pages/user/auth/phone': { title: 'authPhone', chrome: 'nav', screen: feature('identity/login/MobileLoginScreen') },
  'pages/user/auth/register': { title: 'authRegister', chrome: 'nav', screen: feature('identity/login/RegisterScreen') },
  'pages/user/auth/retrieve': { title: 'authRetrieve', chrome: 'nav', screen: feature('identity/login/RetrieveScreen') },
  'pages/user/auth/validcode': { title: 'authValidCode', chrome: 'nav', screen: feature('identity/login/CodeScreen') },
  'pages/user/auth/resetpwd': { title: 'authResetPassword', chrome: 'nav', screen: feature('identity/login/ResetPasswordScreen') },
  'pages/user/order/order': { title: 'orders', chrome: 'nav', auth: true, screen: feature('orders/list/OrderListScreen') },
  'pages/user/order/addorder': { title: 'confirmOrder', chrome: 'nav', auth: true, screen: feature('orders/checkout/ConfirmOrderScreen') },
  'pages/user/order/details': { title: 'orderDetails', chrome: 'nav', auth: true, screen: feature('orders/details/OrderDetailsScreen') },
  'pages/user/order/logistics': { title: 'logistics', chrome: 'nav', auth: true, screen: feature('shipping/LogisticsScreen') },
  'pages/user/order/comment': { title: 'review', chrome: 'nav', auth: true, screen: feature('reviews/WriteReviewScreen') },
  'pages/user/money/pay': { title: 'pay', chrome: 'nav', auth: true, screen: feature('payments/PayScreen') },
  'pages/user/address/address': { title: 'addresses', chrome: 'nav', auth: true, screen: feature('shipping/AddressListScreen') },
  'pages/user/address/addressManage': { title: 'addressEdit', chrome: 'nav', auth: true, screen: feature('shipping/AddressEditScreen') },
  'pages/user/auth/thirdreg': { title: 'authThird', chrome: 'nav', screen: feature('identity/third-party/ThirdRegScreen') },
  'pages/user/theme': { title: 'theme', chrome: 'nav', screen: feature('account/settings/ThemeScreen') },
  'pages/user/portrait': { title: 'portrait', chrome: 'nav', auth: true, screen: feature('account/portrait/PortraitScreen') },
  'pages/user/setting/setting': { title: 'settings', chrome: 'nav', screen: feature('account/settings/SettingScreen') },
  'pages/user/setting/user': { title: 'profile', chrome: 'nav', auth: true, screen: feature('account/settings/ProfileSettingScreen') },
  'pages/user/setting/notice': { title: 'noticeSettings', chrome: 'nav', screen: feature('account/settings/NoticeSettingScreen') },
  'pages/user/setting/privacy': { title: 'privacySettings', chrome: 'nav', screen: feature('account/settings/PrivacySettingScreen') },
  'pages/user/setting/security': { title: 'security', chrome: 'nav', auth: true, screen: feature('account/security/SecurityScreen') },
  'pages/user/setting/securityCenter': { title: 'security', chrome: 'nav', auth: true, screen: feature('account/security/SecurityCenterScreen') },
  'pages/user/setting/currency': { title: 'general', chrome: 'nav', screen: feature('account/settings/CurrencyScreen') },
  'pages/user/setting/about': { title: 'about', chrome: 'nav', screen: feature('account/settings/AboutScreen') },
  'choose-location': { title: 'chooseLocation', chrome: 'nav', screen: feature('shipping/ChooseLocationScreen') },
  'open-location': { title: 'openLocation', chrome: 'nav', screen: feature('shipping/OpenLocationScreen') },
  gallery: { title: 'gallery', chrome: 'nav', screen: own(async () => (await import('./gallery/GalleryScreen.tsx')).GalleryScreen) },
};

/** Not a page of the specification: it shows each primitive, for developers and for the picture test. */
export const outsideSpec: readonly Path[] = ['gallery'];
