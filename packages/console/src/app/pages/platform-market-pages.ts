import {
  FolderTree,
  MapPinned,
  Package,
  ReceiptText,
  Sprout,
  Store,
  TicketPercent,
  Truck,
  Undo2,
  Users,
  UsersRound,
} from 'lucide-react';
import type { AreaPage } from './page.ts';

/** What is sold in the market, by whom and to whom. */
export const platformMarketPages: readonly AreaPage[] = [
  {
    path: '/platform/orders',
    title: 'marketOrders',
    right: 'orders.read',
    icon: ReceiptText,
    group: 'groupMarket',
    screen: async () =>
      (await import('../../features/orders/platform/MarketOrdersScreen.tsx')).MarketOrdersScreen,
  },
  {
    path: '/platform/orders/:id',
    title: 'order',
    right: 'orders.read',
    parent: '/platform/orders',
    screen: async () =>
      (await import('../../features/orders/platform/MarketOrderScreen.tsx')).MarketOrderScreen,
  },
  {
    path: '/platform/refunds',
    title: 'marketRefunds',
    right: 'refunds.read',
    icon: Undo2,
    group: 'groupMarket',
    screen: async () =>
      (await import('../../features/refunds/platform/AllRefundsScreen.tsx')).AllRefundsScreen,
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
    path: '/platform/shops/:id',
    title: 'shop',
    right: 'shops.read',
    parent: '/platform/shops',
    screen: async () => (await import('../../features/shops/platform/ShopScreen.tsx')).ShopScreen,
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
    isForComputer: true,
    title: 'couponNew',
    right: 'coupons.write',
    parent: '/platform/coupons',
    screen: async () =>
      (await import('../../features/coupons/platform/PlatformCoupons.tsx')).NewPlatformCouponScreen,
  },
  {
    path: '/platform/coupons/:id',
    isForComputer: true,
    title: 'coupon',
    right: 'coupons.read',
    parent: '/platform/coupons',
    screen: async () =>
      (await import('../../features/coupons/platform/PlatformCoupons.tsx')).PlatformCouponScreen,
  },
  {
    path: '/platform/growth',
    title: 'growth',
    right: 'growth.read',
    icon: Sprout,
    group: 'groupMarket',
    isForComputer: true,
    screen: async () => (await import('../../features/referral/platform/GrowthScreen.tsx')).GrowthScreen,
  },
  {
    path: '/platform/growth/people',
    title: 'referrers',
    right: 'growth.read',
    parent: '/platform/growth',
    screen: async () =>
      (await import('../../features/referral/platform/ReferrersScreen.tsx')).ReferrersScreen,
  },
  {
    path: '/platform/growth/people/:id',
    title: 'referrer',
    right: 'growth.read',
    parent: '/platform/growth/people',
    screen: async () => (await import('../../features/referral/platform/TreeScreen.tsx')).TreeScreen,
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
    isForComputer: true,
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
];
