import type { Bank } from '@chengji/contract';
import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { RadioGroup } from '../../../design/inputs/RadioGroup.tsx';
import { SearchBar } from '../../../design/inputs/SearchBar.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { BankMark } from '../components/BankMark.tsx';
import { useWalletStrings } from '../strings.ts';
import styles from './AccountForm.module.css';
import { findBanks } from './account.view.ts';

type BankSheetProps = {
  banks: readonly Bank[];
  on: string;
  onChoose: (code: string) => void;
  onClose: () => void;
};

/** All banks, narrowed down by a part of the name. */
export function BankSheet({ banks, on, onChoose, onClose }: BankSheetProps) {
  const t = useWalletStrings();
  const [words, setWords] = useState('');
  const found = findBanks(banks, words);
  const options = found.map(({ code, name, colour }) => ({
    key: code,
    label: (
      <Row as="span" gap={3}>
        <BankMark account={{ kind: 'manual', colour }} />
        {name}
      </Row>
    ),
  }));
  return (
    <Sheet open title={t('bankHint')} onClose={onClose}>
      <div className={styles.search}>
        <SearchBar value={words} placeholder={t('findBank')} onChange={setWords} onSearch={setWords} />
      </div>
      <RadioGroup label={t('bankHint')} options={options} on={on} onChange={onChoose} />
      {found.length === 0 && (
        <Text as="p" size={14} tone={3} align="center" role="status">
          {t('noSuchBank')}
        </Text>
      )}
    </Sheet>
  );
}
