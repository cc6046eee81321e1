import type { PayoutAccount } from '@chengji/contract';
import { ChevronRight, Plus } from 'lucide-react';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { Box, Hidden, look, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useOpenForResult } from '../../../kernel/router/results.ts';
import { BankMark } from '../components/BankMark.tsx';
import { useAccountWords } from '../components/use-account-words.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './WithdrawAccount.module.css';

type WithdrawAccountProps = {
  account: PayoutAccount | undefined;
  error: string;
  onChoose: (account: PayoutAccount) => void;
};

/** Where the money goes to; a press opens the list to choose from, or the form where there is none yet. */
export function WithdrawAccount({ account, error, onChoose }: WithdrawAccountProps) {
  const t = useWalletStrings();
  const words = useAccountWords();
  const openAccounts = useOpenForResult('pages/user/bank/bank', onChoose);
  const handlePress = () => (account ? openAccounts({ choose: '1' }) : go('pages/user/bank/add'));
  return (
    <SectionCard flush>
      <button
        type="button"
        className={styles.account}
        aria-describedby={error ? 'withdraw-account-error' : undefined}
        onClick={handlePress}
      >
        <Hidden>{t('withdrawTo')}</Hidden>
        {account ? <BankMark account={account} /> : <Icon as={Plus} size={21} />}
        <Box as="span" grow>
          <Row as="span" gap={1} size={15}>
            <Text lines={1}>{account ? words.toBank(account) : t('addAccountFirst')}</Text>
            {account?.card_type && <span className={styles.type}>{t(account.card_type)}</span>}
          </Row>
          <Text size={13} tone={3} num className={styles.line}>
            {account ? words.toDetail(account) : t('addAccountHint')}
          </Text>
        </Box>
        <Icon as={ChevronRight} size={17} className={look({ tone: 3 })} />
      </button>
      <div className={styles.fault}>
        <FieldError id="withdraw-account-error" text={error} />
      </div>
    </SectionCard>
  );
}
