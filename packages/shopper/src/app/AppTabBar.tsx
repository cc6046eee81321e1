import { Compass, House, LayoutGrid, ShoppingCart, UserRound } from 'lucide-react';
import { TabBar, type TabItem } from '../design/navigation/TabBar.tsx';
import { Icon } from '../design/pictures/Icon.tsx';
import { CartSolid, CompassSolid, GridSolid, HomeSolid, UserSolid } from '../design/pictures/shell-icons.tsx';
import { useBadges } from '../kernel/live/badges.ts';
import { useAppStrings } from './strings.ts';

const SIZE = 24;

/** The tab bar of the app, with the numbers other capabilities count. */
export function AppTabBar({ on, onPressAgain }: { on: TabItem['path']; onPressAgain: () => void }) {
  const t = useAppStrings();
  const cart = useBadges((badges) => badges.cart);
  return (
    <TabBar
      on={on}
      onPressAgain={onPressAgain}
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
