import { showRate } from '@chengji/client-kit/percent-display';
import type { ReferralInfo } from '@chengji/contract';
import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Stack } from '../../../design/layout/primitives.ts';
import { useReferralStrings } from '../strings.ts';
import styles from './RulesButton.module.css';

export function RulesButton({ info }: { info: ReferralInfo }) {
  const t = useReferralStrings();
  const [isOpen, setOpen] = useState(false);
  const rates = { first: showRate(info.rates.first), second: showRate(info.rates.second) };
  return (
    <>
      <TextButton className={styles.action} onPress={() => setOpen(true)}>
        {t('rules')}
      </TextButton>
      <Sheet open={isOpen} title={t('rules')} onClose={() => setOpen(false)}>
        <Stack gap={3} tone={2} className={styles.rules}>
          <p>{t('rule1', { days: info.bind_days })}</p>
          <p>{t('rule2', rates)}</p>
          <p>{t('rule3')}</p>
          <p>{t('rule4')}</p>
        </Stack>
      </Sheet>
    </>
  );
}
