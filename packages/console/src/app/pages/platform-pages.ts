import {
  AlarmClockOff,
  BookOpenText,
  BotMessageSquare,
  ChartLine,
  CircleHelp,
  ClipboardCheck,
  Clock,
  Flame,
  Gavel,
  Headset,
  Landmark,
  LayoutDashboard,
  LayoutPanelTop,
  Megaphone,
  MessageSquareText,
  MessageSquareWarning,
  Percent,
  Radar,
  Scale,
  ScrollText,
  ShieldAlert,
  SlidersHorizontal,
  UserCog,
} from 'lucide-react';
import type { AreaPage } from './page.ts';
import { platformMarketPages } from './platform-market-pages.ts';

/** Every page of the platform's console behind a login, once. */
export const platformPages: readonly AreaPage[] = [
  {
    path: '/platform/dashboard',
    isPlace: true,
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
    isPlace: true,
    title: 'interventions',
    right: 'refunds.read',
    icon: Gavel,
    group: 'groupReview',
    screen: async () =>
      (await import('../../features/refunds/platform/InterventionsScreen.tsx')).InterventionsScreen,
  },
  {
    path: '/platform/complaints',
    isPlace: true,
    title: 'complaints',
    right: 'complaints.read',
    icon: MessageSquareWarning,
    group: 'groupReview',
    screen: async () =>
      (await import('../../features/complaints/platform/ComplaintsScreen.tsx')).ComplaintsScreen,
  },
  {
    path: '/platform/feedback',
    title: 'feedback',
    right: 'feedback.read',
    icon: MessageSquareText,
    group: 'groupReview',
    screen: async () => (await import('../../features/feedback/platform/FeedbackScreen.tsx')).FeedbackScreen,
  },
  {
    path: '/platform/support',
    title: 'serviceInbox',
    right: 'support.read',
    icon: Headset,
    group: 'groupReview',
    screen: async () => (await import('../../features/support/inbox/InboxScreen.tsx')).InboxScreen,
  },
  {
    path: '/platform/bank',
    title: 'questionBank',
    right: 'support.read',
    icon: BotMessageSquare,
    group: 'groupReview',
    screen: async () => (await import('../../features/support/bank/BankScreen.tsx')).BankScreen,
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
    isPlace: true,
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
    path: '/platform/fees',
    title: 'fees',
    right: 'fees.read',
    icon: Percent,
    group: 'groupMoney',
    screen: async () => (await import('../../features/shops/platform/fees/FeesScreen.tsx')).FeesScreen,
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
    isForComputer: true,
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
    isForComputer: true,
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
    isForComputer: true,
    title: 'articleNew',
    right: 'articles.write',
    parent: '/platform/articles',
    screen: async () =>
      (await import('../../features/content/platform/articles/ArticleEditorScreen.tsx')).NewArticleScreen,
  },
  {
    path: '/platform/articles/:id',
    isForComputer: true,
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
  ...platformMarketPages,
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
    isForComputer: true,
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
