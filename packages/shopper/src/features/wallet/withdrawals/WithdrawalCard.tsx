import { showMoney } from '@chengji/client-kit/money-display';
import type { Withdrawal } from '@chengji/contract';
import { ChevronDown, ChevronUp, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { StatePill } from '../../../design/progress/StatePill.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { toLastDigits } from '../accounts/account.view.ts';
import { BankMark } from '../components/BankMark.tsx';
import { useAccountWords } from '../components/use-account-words.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './WithdrawalCard.module.css';
import { WithdrawalProgress } from './WithdrawalProgress.tsx';
import { getTone } from './withdrawal.view.ts';

type WithdrawalCardProps = {
  withdrawal: Withdrawal;
  startsOpen?: boolean;
};

/** A withdrawal: how much, to where, its state, and once opened its progress. */
export function WithdrawalCard({ withdrawal, startsOpen = false }: WithdrawalCardProps) {
  const t = useWalletStrings();
  const words = useAccountWords();
  const { showShortMoment } = useTimeDisplay();
  const [isOpen, setOpen] = useState(startsOpen);
  const { state, account, amount, fee, reason, ended_at, createtime } = withdrawal;
  const cost = state === 'rejected' ? t('returned') : t('feeIs', { amount: showMoney(fee) });
  return (
    <SectionCard>
      <Row gap={3}>
        <BankMark account={account} round />
        <Box grow>
          <Row row="between" gap={2}>
            <Row as="span" gap={1} size={15} grow>
              <Text lines={1}>{words.toBank(account)}</Text>
              {account.kind !== 'wechat' && (
                <Text num className={styles.digits}>
                  {toLastDigits(account.account)}
                </Text>
              )}
            </Row>
            <Text as="b" size={17} num>
              {showMoney(amount)}
            </Text>
          </Row>
          <Row row="between" gap={2} above={1}>
            <Text size={12} tone={3} num>
              {[showShortMoment(createtime), cost].join(t('listSeparator'))}
            </Text>
            <StatePill tone={getTone(state)}>{t(`state.${state}`)}</StatePill>
          </Row>
        </Box>
      </Row>
      {state === 'rejected' && (
        <p className={styles.reason}>
          <Icon as={CircleAlert} size={16} />
          <span>
            {t('rejectedReason', {
              reason,
              amount: showMoney(amount),
              time: ended_at === null ? '' : showShortMoment(ended_at),
            })}
          </span>
        </p>
      )}
      {isOpen && <WithdrawalProgress withdrawal={withdrawal} />}
      <Row className={styles.toggle}>
        <TextButton onPress={() => setOpen(!isOpen)}>
          {t(isOpen ? 'close' : 'open')}
          <Icon as={isOpen ? ChevronUp : ChevronDown} size={16} />
        </TextButton>
      </Row>
    </SectionCard>
  );
}
