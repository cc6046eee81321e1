import { showMoney } from '@chengji/client-kit/money-display';
import { serverNow } from '@chengji/client-kit/react';
import type { Earning } from '@chengji/contract';
import { Tag } from '../../../design/commerce/Tag.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { computeReturned } from '../referral.view.ts';
import { useReferralStrings } from '../strings.ts';
import styles from './EarningRow.module.css';

const tones = { expected: 1, credited: 'success', withheld: 1, void: 3 } as const;

/** What one order earns: from whom, of what sum, and how far it is. */
export function EarningRow({ earning }: { earning: Earning }) {
  const t = useReferralStrings();
  const { showDay } = useTimeDisplay();
  const returned = computeReturned(earning);
  const { from, level, state } = earning;
  return (
    <Row gap={3} className={styles.row}>
      <Avatar url={from.avatar} name={from.nickname} size={40} />
      <Box grow className={styles.name}>
        <Row gap={2}>
          <Text size={15} lines={1}>
            {from.nickname}
          </Text>
          <Tag look={level === 1 ? 'brand' : 'grey'}>{t(level === 1 ? 'level.1' : 'level.2')}</Tag>
        </Row>
        <Text as="p" size={12} tone={3} num>
          {showDay(earning.createtime, serverNow())} · {t('orderOf', { sum: showMoney(earning.paid_sum) })}
          {returned !== null && ` · ${t('refunded', { sum: showMoney(returned) })}`}
        </Text>
      </Box>
      <div className={styles.sum}>
        <Text as="p" size={16} bold num tone={tones[state]}>
          +{earning.amount}
        </Text>
        <Text as="p" size={12} tone={3}>
          {t(`state.${state}`)}
        </Text>
      </div>
    </Row>
  );
}
