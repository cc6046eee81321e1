import {
  ChevronRight,
  type LucideIcon,
  MessageSquareText,
  Package,
  Truck,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { Badge } from '../../../design/feedback/Badge.tsx';
import { Box, Hidden, look, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { type Statistics, useStatistics } from '../../../kernel/session/statistics-store.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { ParcelStatus } from '../../shipping/index.ts';
import { useIdentityStrings } from '../strings.ts';
import styles from './UserOrders.module.css';

type Tab = {
  state: string;
  count: keyof Statistics['order'];
  text: 'toPay' | 'toGroup' | 'toShip' | 'toReceive' | 'toReview';
  icon: LucideIcon;
};

const tabs: readonly Tab[] = [
  { state: 'pay', count: 'pay', text: 'toPay', icon: Wallet },
  { state: 'group', count: 'groups', text: 'toGroup', icon: UsersRound },
  { state: 'ship', count: 'delive', text: 'toShip', icon: Package },
  { state: 'receive', count: 'receiving', text: 'toReceive', icon: Truck },
  { state: 'review', count: 'evaluate', text: 'toReview', icon: MessageSquareText },
];

/** The own orders by what waits to be done with them, and the parcel that moved last; its place is kept without one. */
export function UserOrders() {
  const t = useIdentityStrings();
  const { order, logistics } = useStatistics((state) => state.statistics);
  const { isLogin } = useUser((state) => state.user);
  return (
    <SectionCard title={t('myOrders')} more={t('allOrders')} onMore={() => go('pages/user/order/order')}>
      <div className={styles.tabs}>
        {tabs.map(({ state, count, text, icon }) => (
          <Link key={state} to="pages/user/order/order" params={{ state }} className={styles.tab}>
            <span className={styles.icon}>
              <Icon as={icon} size={25} />
              <Badge count={order[count]} />
            </span>
            <span>{t(text)}</span>
          </Link>
        ))}
      </div>
      {logistics.slice(0, 1).map((parcel) => (
        <Link
          key={parcel.order_id}
          to="pages/user/order/logistics"
          params={{ id: parcel.order_id }}
          className={styles.parcel}
        >
          <Hidden>{t('onTheWay')}</Hidden>
          <Photo url={parcel.image} width={40} />
          <Box as="span" grow>
            <Text as="b" size={13} tone="success">
              <ParcelStatus status={parcel.status} />
            </Text>
            <Text size={12} tone={2} lines={1}>
              {parcel.text}
            </Text>
          </Box>
          <Icon as={ChevronRight} size={16} className={look({ tone: 3 })} />
        </Link>
      ))}
      {isLogin && logistics.length === 0 && (
        <Row className={styles.parcel}>
          <span className={styles.noParcel}>
            <Icon as={Truck} size={20} />
          </span>
          <Text size={13} tone={3}>
            {t('noParcel')}
          </Text>
        </Row>
      )}
    </SectionCard>
  );
}
