import { showMoney } from '@chengji/client-kit/money-display';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { LinesSkeleton } from '../../../design/lists/LinesSkeleton.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { showSigned } from '../amount.view.ts';
import { BillMark } from '../components/BillMark.tsx';
import { type BillDetails, useBill } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './BillScreen.module.css';
import { BillSubject } from './BillSubject.tsx';
import { Proof } from './Proof.tsx';

/** One bill: what it belongs to, and the proof that it is booked as it is shown. */
export function BillScreen() {
  const { id } = useParams('pages/user/money/details');
  const query = useBill(id);
  return (
    <Page onRefresh={() => query.refetch()}>
      <Box above={2}>
        <QueryView query={query} skeleton={<LinesSkeleton rows={7} />}>
          {(bill) => (
            <>
              <BillHead bill={bill} />
              <BillFacts bill={bill} />
              <BillSubject bill={bill} />
              <Proof bill={bill} />
              <BillService bill={bill} />
            </>
          )}
        </QueryView>
      </Box>
    </Page>
  );
}

const BillHead = ({ bill }: { bill: BillDetails }) => (
  <SectionCard className={styles.head}>
    <BillMark bill={bill} large />
    <Text as="h2" size={15} above={3}>
      {bill.title}
    </Text>
    <p className={styles.amount}>{showSigned(bill.amount)}</p>
  </SectionCard>
);

/** Help with this bill; what it is of is known there where it is an order or a refund. */
function BillService({ bill: { orders, refund } }: { bill: BillDetails }) {
  const t = useWalletStrings();
  const [order] = orders;
  const about = refund ? { refund: refund.id } : order ? { order: order.id } : {};
  return (
    <SectionCard flush>
      <Cell label={t('questions')} value={t('service')} onPress={() => go('pages/user/service', about)} />
    </SectionCard>
  );
}

function BillFacts({ bill }: { bill: BillDetails }) {
  const t = useWalletStrings();
  const { showMoment } = useTimeDisplay();
  return (
    <SectionCard>
      <dl>
        <KeyValue name={t('billType')}>{t(`type.${bill.type}`)}</KeyValue>
        <KeyValue name={t('billFunds')}>{t(`channel.${bill.funds}`)}</KeyValue>
        <KeyValue name={t('billBalance')}>
          <Text num>{showMoney(bill.balance_after)}</Text>
        </KeyValue>
        <KeyValue name={t('billTime')}>
          <Text num>{showMoment(bill.createtime)}</Text>
        </KeyValue>
        {bill.subject.kind === 'recharge' && (
          <KeyValue name={t('paymentNo')}>
            <Text num>{bill.subject.id}</Text>
          </KeyValue>
        )}
        {bill.reason && <KeyValue name={t('billReason')}>{bill.reason}</KeyValue>}
      </dl>
    </SectionCard>
  );
}
