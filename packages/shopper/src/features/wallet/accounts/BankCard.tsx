import type { PayoutAccount } from '@chengji/contract';
import { Landmark } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Wechat } from '../../../design/pictures/solid-icons.tsx';
import { useAccountWords } from '../components/use-account-words.ts';
import { useWalletStrings } from '../strings.ts';
import { toLastDigits } from './account.view.ts';
import styles from './BankCard.module.css';

const hiddenDigits = '•••• •••• ••••';

/** A payout account as a card in the colour of its bank; of the number its last four digits. */
export function BankCard({ account, onPress }: { account: PayoutAccount; onPress?: () => void }) {
  const t = useWalletStrings();
  const words = useAccountWords();
  const isWechat = account.kind === 'wechat';
  const style = isWechat ? undefined : ({ '--bank': account.colour } as CSSProperties);
  const type = account.card_type && t(account.card_type);
  const inside = (
    <>
      <Icon as={Landmark} size={132} className={styles.ground} />
      <span className={styles.head}>
        <span className={styles.mark}>
          {isWechat ? <Wechat size={24} /> : <Icon as={Landmark} size={22} />}
        </span>
        <Box as="span" grow>
          <Text as="b" size={17} lines={2}>
            {words.toBank(account)}
          </Text>
          <Text size={13} className={styles.line}>
            {[type, account.name].filter(Boolean).join(t('listSeparator'))}
          </Text>
        </Box>
        {account.is_default && <span className={styles.default}>{t('isDefault')}</span>}
      </span>
      {!isWechat && (
        <span className={styles.number}>
          <span aria-hidden>{hiddenDigits}</span> {toLastDigits(account.account)}
        </span>
      )}
    </>
  );
  if (!onPress) {
    return (
      <div className={styles.card} data-kind={account.kind} style={style}>
        {inside}
      </div>
    );
  }
  return (
    <button type="button" className={styles.card} data-kind={account.kind} style={style} onClick={onPress}>
      {inside}
    </button>
  );
}
