import { Empty } from '../../../design/feedback/Empty.tsx';
import { RowsView } from '../../../design/lists/RowsView.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { OrderSkeleton } from '../components/OrderSkeleton.tsx';
import type { Tab } from '../order.view.ts';
import { useOrders } from '../queries.ts';
import { useOrderStrings } from '../strings.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrderList.module.css';

type OrderListProps = { tab: Tab; keyword: string; isOfTeams: boolean };

/** The orders of a tab, endless. */
export function OrderList(shown: OrderListProps) {
  const list = useOrders(shown.tab, shown.keyword, shown.isOfTeams);
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

function NoOrders({ tab, keyword, isOfTeams }: OrderListProps) {
  const t = useOrderStrings();
  if (keyword) return <Empty picture="robot" title={t('notFound')} text={t('notFoundHint')} />;
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
