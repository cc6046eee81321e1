import type { Bill } from '@chengji/contract';
import { Tag } from '../../../design/commerce/Tag.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { StatePill } from '../../../design/progress/StatePill.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { showFigures, showSigned } from '../amount.view.ts';
import { isIncome } from '../bills/bill.view.ts';
import { useWalletStrings } from '../strings.ts';
import { BillMark } from './BillMark.tsx';
import styles from './BillRow.module.css';

/** One line of the wallet’s history; what a channel paid says so, as the balance stayed as it was. */
export function BillRow({ bill, withBalance }: { bill: Bill; withBalance?: boolean }) {
  const t = useWalletStrings();
  const { showShortMoment } = useTimeDisplay();
  return (
    <Link to="pages/user/money/details" params={{ id: bill.id }} className={styles.row}>
      <BillMark bill={bill} />
      <Box as="span" grow>
        <Row as="span" row="between" gap={3}>
          <Text size={15} lines={1}>
            {bill.title}
          </Text>
          <Text as="b" size={16} num tone={isIncome(bill) ? 'success' : 1}>
            {showSigned(bill.amount)}
          </Text>
        </Row>
        <Row as="span" row="between" gap={2} size={12} tone={3}>
          <Row as="span" gap={2} className={styles.about}>
            <Text num lines={1}>
              {showShortMoment(bill.createtime)} · {t(`type.${bill.type}`)}
            </Text>
            {bill.under_way && <StatePill tone="waits">{t('state.created')}</StatePill>}
            {bill.funds !== 'balance' && <Tag>{t(`channel.${bill.funds}`)}</Tag>}
          </Row>
          {withBalance && (
            <Text num className={styles.balance}>
              {t('balanceAfter', { amount: showFigures(bill.balance_after) })}
            </Text>
          )}
        </Row>
      </Box>
    </Link>
  );
}
