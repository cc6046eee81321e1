import type { PayoutAccount } from '@chengji/contract';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import styles from '../wallet.module.css';
import { useWalletText } from '../wallet-text.ts';

type Account = Pick<PayoutAccount, 'kind' | 'bank_name' | 'account' | 'name' | 'colour'>;

/** An account as one line: its bank and masked number, or WeChat, which has neither. */
export function useAccountName(): (account: Pick<Account, 'kind' | 'bank_name' | 'account'>) => string {
  const text = useWalletText();
  return ({ kind, bank_name, account }) =>
    kind === 'wechat' ? text('wechat') : [bank_name, account].filter(Boolean).join(' ');
}

/** Where money is paid out to, marked in the bank's colour. */
export function AccountLine({ account }: { account: Account }) {
  const accountName = useAccountName();
  return (
    <span className={styles.account}>
      <span className={styles.bankMark} style={{ background: account.colour }} aria-hidden="true" />
      <TwoLines first={accountName(account)} second={account.name} />
    </span>
  );
}
