import { Empty } from '../../../design/feedback/Empty.tsx';
import { RowsView } from '../../../design/lists/RowsView.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { OrderSkeleton } from '../components/OrderSkeleton.tsx';
import type { Tab } from '../order.view.ts';
import type { useOrders } from '../queries.ts';
import { useOrderStrings } from '../strings.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrderList.module.css';

type OrderListProps = {
  list: ReturnType<typeof useOrders>;
  tab: Tab;
  isSearch: boolean;
  isOfTeams: boolean;
};

/** The orders of a tab, endless. */
export function OrderList({ list, ...shown }: OrderListProps) {
  return (
    <RowsView list={list} skeleton={<OrderSkeleton />} empty={<NoOrders {...shown} />}>
      {(order) => (
        <div className={styles.row}>
          <OrderCard order={order} />
        </div>
      )}
    </RowsView>
  );
}

function NoOrders({ tab, isSearch, isOfTeams }: Omit<OrderListProps, 'list'>) {
  const t = useOrderStrings();
  if (isSearch) return <Empty picture="robot" title={t('notFound')} text={t('notFoundHint')} />;
  if (isOfTeams && tab === 'all') {
    return (
      <Empty
        picture="party"
        title={t('emptyTeams')}
        text={t('emptyTeamsHint')}
        action={t('goGroups')}
        onAction={() => go('pages/apps/groups/index')}
      />
    );
  }
  return <Empty picture="parcel" title={t(`empty.${tab}`)} text={t('emptyHint')} action={t('goShopping')} />;
}
