import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Stack } from '../../../design/layout/primitives.ts';
import { useCheckInInfo } from '../queries.ts';
import { usePointsStrings } from '../strings.ts';
import styles from './RulesSheet.module.css';

/** At the top of the pages about checking in: how points are earned. */
export function RulesButton() {
  const t = usePointsStrings();
  const [isOpen, setOpen] = useState(false);
  const rules = useCheckInInfo().data?.rules;
  return (
    <>
      <TextButton className={styles.action} onPress={() => setOpen(true)}>
        {t('rules')}
      </TextButton>
      <Sheet open={isOpen} title={t('rules')} onClose={() => setOpen(false)}>
        <Stack gap={3} tone={2} className={styles.rules}>
          {rules && <p>{t('rule1', { step: rules.step, most: rules.most })}</p>}
          {rules && <p>{t('rule2', { cost: rules.cost, times: rules.times })}</p>}
          <p>{t('rule3')}</p>
          <p>{t('rule4')}</p>
        </Stack>
      </Sheet>
    </>
  );
}
