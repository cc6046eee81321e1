import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { RowsView } from '../../../design/lists/RowsView.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Tabs } from '../../../design/navigation/Tabs.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { useStatistics } from '../../../kernel/session/statistics-store.ts';
import { reloadRefunds, useRefunds } from '../queries.ts';
import { parseTab, tabs } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import { RefundCard } from './RefundCard.tsx';

/** The own refunds by how they stand, the newest first. */
export function RefundListScreen() {
  const t = useRefundStrings();
  const { state } = useParams('pages/user/refund/lists');
  const [tab, setTab] = useState(parseTab(state));
  const list = useRefunds(tab);
  const open = useStatistics(({ statistics }) => statistics.order.customer);
  return (
    <Page onRefresh={reloadRefunds}>
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((key) => ({
          key,
          label: t(`tab.${key}`),
          ...(key === 'open' && open > 0 ? { count: String(open) } : {}),
        }))}
        on={tab}
        onChange={setTab}
      />
      <Box above={2}>
        <RowsView
          list={list}
          skeleton={<RowsSkeleton />}
          empty={
            <Empty
              picture="money"
              title={t('empty')}
              text={t('emptyHint')}
              action={t('goOrders')}
              onAction={() => go('pages/user/order/order')}
            />
          }
        >
          {(refund) => <RefundCard refund={refund} />}
        </RowsView>
      </Box>
    </Page>
  );
}
