import {
  BookOpenText,
  CircleHelp,
  ClipboardCheck,
  Clock,
  Flame,
  FolderTree,
  LayoutDashboard,
  LayoutPanelTop,
  type LucideIcon,
  MapPinned,
  Megaphone,
  MessageSquareWarning,
  Package,
  Palette,
  ScrollText,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  Store,
  Truck,
  UserCog,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Area } from '../kernel/session.ts';
import type { zh } from './strings.zh.ts';

export type PageTitle = Extract<
  keyof typeof zh,
  | 'dashboard'
  | 'reviews'
  | 'freight'
  | 'shopProfile'
  | 'staff'
  | 'categories'
  | 'carriers'
  | 'regions'
  | 'orders'
  | 'order'
  | 'goods'
  | 'goodsNew'
  | 'goodsEdit'
  | 'imports'
  | 'import'
  | 'settings'
  | 'overview'
  | 'applications'
  | 'shops'
  | 'users'
  | 'user'
  | 'audit'
  | 'clock'
  | 'decoration'
  | 'contentPages'
  | 'pageEdit'
  | 'adverts'
  | 'popups'
  | 'hotWords'
  | 'articles'
  | 'articleNew'
  | 'articleEdit'
  | 'help'
>;
export type PageGroup =
  | 'groupTrade'
  | 'groupGoods'
  | 'groupShop'
  | 'groupContent'
  | 'groupReview'
  | 'groupMarket'
  | 'groupSystem';

export type Page = {
  path: string;
  area: Area;
  title: PageTitle;
  /** The right a role must hold to see the page at all. */
  right?: string;
  /** Where the page stands in the sider; a page without an icon is reached from another. */
  icon?: LucideIcon;
  group?: PageGroup;
  /** The page it was reached from, for the breadcrumb. */
  parent?: string;
  screen: () => Promise<ComponentType>;
};

/** Every page of the console behind a login, once. */
export const pages: readonly Page[] = [
  {
    path: '/seller/dashboard',
    area: 'seller',
    title: 'dashboard',
    right: 'dashboard.read',
    icon: LayoutDashboard,
    screen: async () => (await import('../features/orders/seller/DashboardScreen.tsx')).DashboardScreen,
  },
  {
    path: '/seller/orders',
    area: 'seller',
    title: 'orders',
    right: 'orders.read',
    icon: Package,
    group: 'groupTrade',
    screen: async () => (await import('../features/orders/seller/OrdersListScreen.tsx')).OrdersListScreen,
  },
  {
    path: '/seller/orders/:id',
    area: 'seller',
    title: 'order',
    right: 'orders.read',
    parent: '/seller/orders',
    screen: async () => (await import('../features/orders/seller/OrderScreen.tsx')).OrderScreen,
  },
  {
    path: '/seller/reviews',
    area: 'seller',
    title: 'reviews',
    right: 'reviews.read',
    icon: Star,
    group: 'groupTrade',
    screen: async () => (await import('../features/reviews/seller/ReviewsScreen.tsx')).ReviewsScreen,
  },
  {
    path: '/seller/goods',
    area: 'seller',
    title: 'goods',
    right: 'goods.read',
    icon: ShoppingBag,
    group: 'groupGoods',
    screen: async () => (await import('../features/catalog/seller/GoodsListScreen.tsx')).GoodsListScreen,
  },
  {
    path: '/seller/goods/new',
    area: 'seller',
    title: 'goodsNew',
    right: 'goods.write',
    parent: '/seller/goods',
    screen: async () => (await import('../features/catalog/seller/GoodsEditorScreen.tsx')).NewGoodsScreen,
  },
  {
    path: '/seller/imports',
    area: 'seller',
    title: 'imports',
    right: 'goods.write',
    parent: '/seller/goods',
    screen: async () => (await import('../features/imports/ImportsScreen.tsx')).ImportsScreen,
  },
  {
    path: '/seller/imports/:id',
    area: 'seller',
    title: 'import',
    right: 'goods.write',
    parent: '/seller/imports',
    screen: async () => (await import('../features/imports/ImportScreen.tsx')).ImportScreen,
  },
  {
    path: '/seller/goods/:id',
    area: 'seller',
    title: 'goodsEdit',
    right: 'goods.write',
    parent: '/seller/goods',
    screen: async () => (await import('../features/catalog/seller/GoodsEditorScreen.tsx')).GoodsEditorScreen,
  },
  {
    path: '/seller/freight',
    area: 'seller',
    title: 'freight',
    right: 'freight.read',
    icon: Truck,
    group: 'groupGoods',
    screen: async () => (await import('../features/shipping/seller/FreightScreen.tsx')).FreightScreen,
  },
  {
    path: '/seller/shop',
    area: 'seller',
    title: 'shopProfile',
    right: 'shop.read',
    icon: Store,
    group: 'groupShop',
    screen: async () => (await import('../features/shops/profile/ShopProfileScreen.tsx')).ShopProfileScreen,
  },
  {
    path: '/seller/decoration',
    area: 'seller',
    title: 'decoration',
    right: 'decoration.read',
    icon: Palette,
    group: 'groupShop',
    screen: async () => (await import('../features/content/seller/DecorationScreen.tsx')).DecorationScreen,
  },
  {
    path: '/seller/staff',
    area: 'seller',
    title: 'staff',
    right: 'staff.read',
    icon: UserCog,
    group: 'groupShop',
    screen: async () => (await import('../features/staff/seller/SellerStaffScreen.tsx')).SellerStaffScreen,
  },
  {
    path: '/seller/audit',
    area: 'seller',
    title: 'audit',
    right: 'audit.read',
    icon: ScrollText,
    group: 'groupShop',
    screen: async () => (await import('../features/platform/audit/AuditScreen.tsx')).SellerAuditScreen,
  },
  {
    path: '/platform/dashboard',
    area: 'platform',
    title: 'overview',
    right: 'dashboard.read',
    icon: LayoutDashboard,
    screen: async () => (await import('../features/platform/dashboard/DashboardScreen.tsx')).DashboardScreen,
  },
  {
    path: '/platform/applications',
    area: 'platform',
    title: 'applications',
    right: 'shops.approve',
    icon: ClipboardCheck,
    group: 'groupReview',
    screen: async () =>
      (await import('../features/shops/platform/ApplicationsScreen.tsx')).ApplicationsScreen,
  },
  {
    path: '/platform/pages',
    area: 'platform',
    title: 'contentPages',
    right: 'pages.read',
    icon: LayoutPanelTop,
    group: 'groupContent',
    screen: async () => (await import('../features/content/platform/PagesListScreen.tsx')).PagesListScreen,
  },
  {
    path: '/platform/pages/:id',
    area: 'platform',
    title: 'pageEdit',
    right: 'pages.read',
    parent: '/platform/pages',
    screen: async () => (await import('../features/content/platform/PageEditorScreen.tsx')).PageEditorScreen,
  },
  {
    path: '/platform/adverts',
    area: 'platform',
    title: 'adverts',
    right: 'adverts.read',
    icon: Megaphone,
    group: 'groupContent',
    screen: async () => (await import('../features/content/platform/AdvertsScreen.tsx')).AdvertsScreen,
  },
  {
    path: '/platform/popups',
    area: 'platform',
    title: 'popups',
    right: 'adverts.read',
    icon: MessageSquareWarning,
    group: 'groupContent',
    screen: async () => (await import('../features/content/platform/PopupsScreen.tsx')).PopupsScreen,
  },
  {
    path: '/platform/hot-words',
    area: 'platform',
    title: 'hotWords',
    right: 'hot_words.read',
    icon: Flame,
    group: 'groupContent',
    screen: async () => (await import('../features/content/platform/HotWordsScreen.tsx')).HotWordsScreen,
  },
  {
    path: '/platform/articles',
    area: 'platform',
    title: 'articles',
    right: 'articles.read',
    icon: BookOpenText,
    group: 'groupContent',
    screen: async () =>
      (await import('../features/content/platform/ArticlesListScreen.tsx')).ArticlesListScreen,
  },
  {
    path: '/platform/articles/new',
    area: 'platform',
    title: 'articleNew',
    right: 'articles.write',
    parent: '/platform/articles',
    screen: async () =>
      (await import('../features/content/platform/ArticleEditorScreen.tsx')).NewArticleScreen,
  },
  {
    path: '/platform/articles/:id',
    area: 'platform',
    title: 'articleEdit',
    right: 'articles.read',
    parent: '/platform/articles',
    screen: async () =>
      (await import('../features/content/platform/ArticleEditorScreen.tsx')).ArticleEditorScreen,
  },
  {
    path: '/platform/help',
    area: 'platform',
    title: 'help',
    right: 'help.read',
    icon: CircleHelp,
    group: 'groupContent',
    screen: async () => (await import('../features/content/platform/HelpScreen.tsx')).HelpScreen,
  },
  {
    path: '/platform/shops',
    area: 'platform',
    title: 'shops',
    right: 'shops.read',
    icon: Store,
    group: 'groupMarket',
    screen: async () => (await import('../features/shops/platform/ShopsScreen.tsx')).ShopsScreen,
  },
  {
    path: '/platform/users',
    area: 'platform',
    title: 'users',
    right: 'users.read',
    icon: Users,
    group: 'groupMarket',
    screen: async () => (await import('../features/users/platform/UsersScreen.tsx')).UsersScreen,
  },
  {
    path: '/platform/users/:id',
    area: 'platform',
    title: 'user',
    right: 'users.read',
    parent: '/platform/users',
    screen: async () => (await import('../features/users/platform/UserScreen.tsx')).UserScreen,
  },
  {
    path: '/platform/categories',
    area: 'platform',
    title: 'categories',
    right: 'categories.read',
    icon: FolderTree,
    group: 'groupMarket',
    screen: async () => (await import('../features/catalog/platform/CategoriesScreen.tsx')).CategoriesScreen,
  },
  {
    path: '/platform/carriers',
    area: 'platform',
    title: 'carriers',
    right: 'shipping.read',
    icon: Truck,
    group: 'groupMarket',
    screen: async () => (await import('../features/shipping/platform/CarriersScreen.tsx')).CarriersScreen,
  },
  {
    path: '/platform/regions',
    area: 'platform',
    title: 'regions',
    right: 'shipping.read',
    icon: MapPinned,
    group: 'groupMarket',
    screen: async () => (await import('../features/shipping/platform/RegionsScreen.tsx')).RegionsScreen,
  },
  {
    path: '/platform/staff',
    area: 'platform',
    title: 'staff',
    right: 'staff.read',
    icon: UserCog,
    group: 'groupSystem',
    screen: async () =>
      (await import('../features/staff/platform/PlatformStaffScreen.tsx')).PlatformStaffScreen,
  },
  {
    path: '/platform/settings',
    area: 'platform',
    title: 'settings',
    right: 'settings.read',
    icon: SlidersHorizontal,
    group: 'groupSystem',
    screen: async () => (await import('../features/settings/platform/SettingsScreen.tsx')).SettingsScreen,
  },
  {
    path: '/platform/audit',
    area: 'platform',
    title: 'audit',
    right: 'audit.read',
    icon: ScrollText,
    group: 'groupSystem',
    screen: async () => (await import('../features/platform/audit/AuditScreen.tsx')).PlatformAuditScreen,
  },
  {
    path: '/platform/clock',
    area: 'platform',
    title: 'clock',
    right: 'clock.write',
    icon: Clock,
    group: 'groupSystem',
    screen: async () => (await import('../features/clock/platform/ClockScreen.tsx')).ClockScreen,
  },
];
