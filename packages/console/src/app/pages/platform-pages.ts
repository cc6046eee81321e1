import {
  AlarmClockOff,
  BookOpenText,
  ChartLine,
  CircleHelp,
  ClipboardCheck,
  Clock,
  Flame,
  FolderTree,
  Gavel,
  Landmark,
  LayoutDashboard,
  LayoutPanelTop,
  MapPinned,
  Megaphone,
  MessageSquareWarning,
  Package,
  Radar,
  Scale,
  ScrollText,
  ShieldAlert,
  SlidersHorizontal,
  Store,
  TicketPercent,
  Truck,
  UserCog,
  Users,
  UsersRound,
} from 'lucide-react';
import type { AreaPage } from './page.ts';

/** Every page of the platform's console behind a login, once. */
export const platformPages: readonly AreaPage[] = [
  {
    path: '/platform/dashboard',
    title: 'overview',
    right: 'dashboard.read',
    icon: LayoutDashboard,
    screen: async () =>
      (await import('../../features/platform/dashboard/DashboardScreen.tsx')).DashboardScreen,
  },
  {
    path: '/platform/analytics',
    title: 'analytics',
    right: 'dashboard.read',
    icon: ChartLine,
    screen: async () =>
      (await import('../../features/analytics/platform/MarketAnalyticsScreen.tsx')).MarketAnalyticsScreen,
  },
  {
    path: '/platform/applications',
    title: 'applications',
    right: 'shops.approve',
    icon: ClipboardCheck,
    group: 'groupReview',
    screen: async () =>
      (await import('../../features/shops/platform/ApplicationsScreen.tsx')).ApplicationsScreen,
  },
  {
    path: '/platform/interventions',
    title: 'interventions',
    right: 'refunds.read',
    icon: Gavel,
    group: 'groupReview',
    screen: async () =>
      (await import('../../features/refunds/platform/InterventionsScreen.tsx')).InterventionsScreen,
  },
  {
    path: '/platform/complaints',
    title: 'complaints',
    right: 'complaints.read',
    icon: MessageSquareWarning,
    group: 'groupReview',
    screen: async () =>
      (await import('../../features/complaints/platform/ComplaintsScreen.tsx')).ComplaintsScreen,
  },
  {
    path: '/platform/findings',
    title: 'findings',
    right: 'findings.read',
    icon: ShieldAlert,
    group: 'groupReview',
    screen: async () => (await import('../../features/payments/platform/FindingsScreen.tsx')).FindingsScreen,
  },
  {
    path: '/platform/withdrawals',
    title: 'withdrawals',
    right: 'withdrawals.read',
    icon: Landmark,
    group: 'groupMoney',
    screen: async () =>
      (await import('../../features/wallet/platform/WithdrawalsScreen.tsx')).WithdrawalsScreen,
  },
  {
    path: '/platform/withdrawals/:id',
    title: 'withdrawal',
    right: 'withdrawals.read',
    parent: '/platform/withdrawals',
    screen: async () =>
      (await import('../../features/wallet/platform/WithdrawalScreen.tsx')).WithdrawalScreen,
  },
  {
    path: '/platform/radar',
    title: 'radar',
    right: 'ledger.read',
    icon: Radar,
    group: 'groupMoney',
    screen: async () => (await import('../../features/radar/platform/RadarScreen.tsx')).RadarScreen,
  },
  {
    path: '/platform/adjustments',
    title: 'adjustments',
    right: 'wallets.read',
    icon: Scale,
    group: 'groupMoney',
    screen: async () =>
      (await import('../../features/wallet/platform/wallets/AdjustmentsScreen.tsx')).AdjustmentsScreen,
  },
  {
    path: '/platform/pages',
    title: 'contentPages',
    right: 'pages.read',
    icon: LayoutPanelTop,
    group: 'groupContent',
    screen: async () =>
      (await import('../../features/content/platform/pages/PagesListScreen.tsx')).PagesListScreen,
  },
  {
    path: '/platform/pages/:id',
    title: 'pageEdit',
    right: 'pages.read',
    parent: '/platform/pages',
    screen: async () =>
      (await import('../../features/content/platform/pages/PageEditorScreen.tsx')).PageEditorScreen,
  },
  {
    path: '/platform/adverts',
    title: 'adverts',
    right: 'adverts.read',
    icon: Megaphone,
    group: 'groupContent',
    screen: async () =>
      (await import('../../features/content/platform/adverts/AdvertsScreen.tsx')).AdvertsScreen,
  },
  {
    path: '/platform/popups',
    title: 'popups',
    right: 'adverts.read',
    icon: MessageSquareWarning,
    group: 'groupContent',
    screen: async () =>
      (await import('../../features/content/platform/popups/PopupsScreen.tsx')).PopupsScreen,
  },
  {
    path: '/platform/hot-words',
    title: 'hotWords',
    right: 'hot_words.read',
    icon: Flame,
    group: 'groupContent',
    screen: async () =>
      (await import('../../features/content/platform/hot-words/HotWordsScreen.tsx')).HotWordsScreen,
  },
  {
    path: '/platform/articles',
    title: 'articles',
    right: 'articles.read',
    icon: BookOpenText,
    group: 'groupContent',
    screen: async () =>
      (await import('../../features/content/platform/articles/ArticlesListScreen.tsx')).ArticlesListScreen,
  },
  {
    path: '/platform/articles/new',
    title: 'articleNew',
    right: 'articles.write',
    parent: '/platform/articles',
    screen: async () =>
      (await import('../../features/content/platform/articles/ArticleEditorScreen.tsx')).NewArticleScreen,
  },
  {
    path: '/platform/articles/:id',
    title: 'articleEdit',
    right: 'articles.read',
    parent: '/platform/articles',
    screen: async () =>
      (await import('../../features/content/platform/articles/ArticleEditorScreen.tsx')).ArticleEditorScreen,
  },
  {
    path: '/platform/help',
    title: 'help',
    right: 'help.read',
    icon: CircleHelp,
    group: 'groupContent',
    screen: async () => (await import('../../features/content/platform/articles/HelpScreen.tsx')).HelpScreen,
  },
  {
    path: '/platform/shops',
    title: 'shops',
    right: 'shops.read',
    icon: Store,
    group: 'groupMarket',
    screen: async () => (await import('../../features/shops/platform/ShopsScreen.tsx')).ShopsScreen,
  },
  {
    path: '/platform/shops/:id/wallet',
    title: 'wallet',
    right: 'wallets.read',
    parent: '/platform/shops',
    screen: async () =>
      (await import('../../features/wallet/platform/wallets/WalletScreen.tsx')).ShopWalletScreen,
  },
  {
    path: '/platform/goods',
    title: 'goods',
    right: 'goods.read',
    icon: Package,
    group: 'groupMarket',
    screen: async () =>
      (await import('../../features/catalog/platform/goods/MarketGoodsScreen.tsx')).MarketGoodsScreen,
  },
  {
    path: '/platform/campaigns',
    title: 'campaigns',
    right: 'campaigns.read',
    icon: UsersRound,
    group: 'groupMarket',
    screen: async () =>
      (await import('../../features/groups/platform/MarketCampaignsScreen.tsx')).MarketCampaignsScreen,
  },
  {
    path: '/platform/campaigns/:id',
    title: 'campaign',
    right: 'campaigns.read',
    parent: '/platform/campaigns',
    screen: async () =>
      (await import('../../features/groups/platform/MarketCampaignScreen.tsx')).MarketCampaignScreen,
  },
  {
    path: '/platform/coupons',
    title: 'coupons',
    right: 'coupons.read',
    icon: TicketPercent,
    group: 'groupMarket',
    screen: async () =>
      (await import('../../features/coupons/platform/PlatformCoupons.tsx')).PlatformCouponsScreen,
  },
  {
    path: '/platform/coupons/new',
    title: 'couponNew',
    right: 'coupons.write',
    parent: '/platform/coupons',
    screen: async () =>
      (await import('../../features/coupons/platform/PlatformCoupons.tsx')).NewPlatformCouponScreen,
  },
  {
    path: '/platform/coupons/:id',
    title: 'coupon',
    right: 'coupons.read',
    parent: '/platform/coupons',
    screen: async () =>
      (await import('../../features/coupons/platform/PlatformCoupons.tsx')).PlatformCouponScreen,
  },
  {
    path: '/platform/users',
    title: 'users',
    right: 'users.read',
    icon: Users,
    group: 'groupMarket',
    screen: async () => (await import('../../features/users/platform/UsersScreen.tsx')).UsersScreen,
  },
  {
    path: '/platform/users/:id',
    title: 'user',
    right: 'users.read',
    parent: '/platform/users',
    screen: async () => (await import('../../features/users/platform/UserScreen.tsx')).UserScreen,
  },
  {
    path: '/platform/users/:id/wallet',
    title: 'wallet',
    right: 'wallets.read',
    parent: '/platform/users',
    screen: async () =>
      (await import('../../features/wallet/platform/wallets/WalletScreen.tsx')).ShopperWalletScreen,
  },
  {
    path: '/platform/categories',
    title: 'categories',
    right: 'categories.read',
    icon: FolderTree,
    group: 'groupMarket',
    screen: async () =>
      (await import('../../features/catalog/platform/CategoriesScreen.tsx')).CategoriesScreen,
  },
  {
    path: '/platform/carriers',
    title: 'carriers',
    right: 'shipping.read',
    icon: Truck,
    group: 'groupMarket',
    screen: async () => (await import('../../features/shipping/platform/CarriersScreen.tsx')).CarriersScreen,
  },
  {
    path: '/platform/regions',
    title: 'regions',
    right: 'shipping.read',
    icon: MapPinned,
    group: 'groupMarket',
    screen: async () => (await import('../../features/shipping/platform/RegionsScreen.tsx')).RegionsScreen,
  },
  {
    path: '/platform/staff',
    title: 'staff',
    right: 'staff.read',
    icon: UserCog,
    group: 'groupSystem',
    screen: async () =>
      (await import('../../features/staff/platform/PlatformStaffScreen.tsx')).PlatformStaffScreen,
  },
  {
    path: '/platform/settings',
    title: 'settings',
    right: 'settings.read',
    icon: SlidersHorizontal,
    group: 'groupSystem',
    screen: async () => (await import('../../features/settings/platform/SettingsScreen.tsx')).SettingsScreen,
  },
  {
    path: '/platform/audit',
    title: 'audit',
    right: 'audit.read',
    icon: ScrollText,
    group: 'groupSystem',
    screen: async () => (await import('../../features/platform/audit/AuditScreen.tsx')).PlatformAuditScreen,
  },
  {
    path: '/platform/deadlines',
    title: 'failingDeadlines',
    right: 'deadlines.read',
    icon: AlarmClockOff,
    group: 'groupSystem',
    screen: async () =>
      (await import('../../features/clock/platform/FailingDeadlinesScreen.tsx')).FailingDeadlinesScreen,
  },
  {
    path: '/platform/clock',
    title: 'clock',
    right: 'clock.write',
    icon: Clock,
    group: 'groupSystem',
    screen: async () => (await import('../../features/clock/platform/ClockScreen.tsx')).ClockScreen,
  },
  {
    path: '/platform/account',
    title: 'accountSecurity',
    screen: async () =>
      (await import('../../features/identity/platform/PlatformAccountScreen.tsx')).PlatformAccountScreen,
  },
];
