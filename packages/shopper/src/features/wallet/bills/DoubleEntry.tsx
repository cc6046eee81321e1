import type { BillProof } from '@chengji/contract';
import { ArrowRight } from 'lucide-react';
import { Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { showSigned } from '../amount.view.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './DoubleEntry.module.css';

type Entries = BillProof['entries'];

/** From which accounts to which: all lines of the transfer add up to nothing. */
export function DoubleEntry({ entries }: { entries: Entries }) {
  const t = useWalletStrings();
  const from = entries.filter(({ amount }) => amount.startsWith('-'));
  const to = entries.filter(({ amount }) => !amount.startsWith('-'));
  return (
    <>
      <div className={styles.entries}>
        <Side title={t('from')} entries={from} />
        <span className={styles.arrow}>
          <Icon as={ArrowRight} size={17} />
        </span>
        <Side title={t('to')} entries={to} />
      </div>
      <Text as="p" size={12} tone={3} align="center" above={2}>
        {t('proofHint', { count: entries.length })}
      </Text>
    </>
  );
}

const Side = ({ title, entries }: { title: string; entries: Entries }) => (
  <div>
    {title}
    {entries.map(({ name, amount }) => (
      <p key={name} className={styles.entry}>
        <b>{name}</b>
        <Text num tone={amount.startsWith('-') ? 1 : 'success'}>
          {showSigned(amount)}
        </Text>
      </p>
    ))}
  </div>
);
