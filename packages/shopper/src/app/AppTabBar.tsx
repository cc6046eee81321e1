import { Compass, House, LayoutGrid, ShoppingCart, UserRound } from 'lucide-react';
import { useStore } from 'zustand';
import { Icon } from '../design/Icon.tsx';
import { CartSolid, CompassSolid, GridSolid, HomeSolid, UserSolid } from '../design/solid-icons.tsx';
import { TabBar } from '../design/TabBar.tsx';
import { useBadges } from '../kernel/badges.ts';
import type { Router } from '../kernel/router/router.ts';
import { topOf } from '../kernel/router/stack.ts';
import { routes } from './routes.ts';
import { useAppStrings } from './strings.ts';

const SIZE = 24;

/** The tab bar, while a tab is shown or moves back into sight. */
export function AppTabBar({ router }: { router: Router }) {
  const t = useAppStrings();
  const top = useStore(router.store, topOf);
  const cart = useBadges((badges) => badges.cart);
  const tab = top && routes[top.path].tab;
  if (!tab) return null;
  return (
    <TabBar
      on={tab}
      items={[
        {
          path: 'pages/index',
          label: t('home'),
          icon: <Icon as={House} size={SIZE} />,
          iconOn: <HomeSolid size={SIZE} />,
        },
        {
          path: 'pages/category',
          label: t('category'),
          icon: <Icon as={LayoutGrid} size={SIZE} />,
          iconOn: <GridSolid size={SIZE} />,
        },
        {
          path: 'pages/find',
          label: t('find'),
          icon: <Icon as={Compass} size={SIZE} />,
          iconOn: <CompassSolid size={SIZE} />,
        },
        {
          path: 'pages/cart',
          label: t('cart'),
          icon: <Icon as={ShoppingCart} size={SIZE} />,
          iconOn: <CartSolid size={SIZE} />,
          badge: cart,
        },
        {
          path: 'pages/user',
          label: t('user'),
          icon: <Icon as={UserRound} size={SIZE} />,
          iconOn: <UserSolid size={SIZE} />,
        },
      ]}
    />
  );
}
