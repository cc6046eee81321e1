import { showMoney } from '@chengji/client-kit/money-display';
import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { StatePill } from '../../../design/progress/StatePill.tsx';
import { useParams } from '../../../kernel/router/page-context.ts';
import { GoodsHead } from '../components/GoodsHead.tsx';
import { useRefund, useRefundLog } from '../queries.ts';
import { getStanding, getTone } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import { LogBubble } from './LogBubble.tsx';
import styles from './RefundLogScreen.module.css';

/** What buyer, shop and platform did and said, the newest on top. */
export function RefundLogScreen() {
  const t = useRefundStrings();
  const { id } = useParams('pages/user/refund/log');
  const query = useRefund(id);
  const log = useRefundLog(id);
  return (
    <Page onRefresh={() => Promise.all([query.refetch(), log.refetch()])}>
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {(refund) => (
          <Box above={2}>
            <SectionCard>
              <GoodsHead
                goods={refund.goods}
                facts={[t(`kind.${refund.kind}`), showMoney(refund.amount)].join(t('listSeparator'))}
              >
                <StatePill tone={getTone(refund.state)}>{t(`state.${getStanding(refund)}`)}</StatePill>
              </GoodsHead>
            </SectionCard>
            <QueryView query={log} skeleton={<PageSkeleton />}>
              {({ rows }) => (
                <ol className={styles.log}>
                  {rows.map((row) => (
                    <LogBubble key={row.id} row={row} shop={refund.shop} />
                  ))}
                </ol>
              )}
            </QueryView>
          </Box>
        )}
      </QueryView>
    </Page>
  );
}
