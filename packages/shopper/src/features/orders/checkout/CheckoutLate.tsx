import type { LateChoice } from '@chengji/contract';
import { RadioGroup } from '../../../design/inputs/RadioGroup.tsx';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useOrderStrings } from '../strings.ts';
import styles from './CheckoutLate.module.css';

const choices = ['move', 'refund'] as const satisfies LateChoice[];

type CheckoutLateProps = { late: LateChoice; onLate: (late: LateChoice) => void };

/** What becomes of the order when its team is over by the time it is paid. */
export function CheckoutLate({ late, onLate }: CheckoutLateProps) {
  const t = useOrderStrings();
  const options = choices.map((key) => ({
    key,
    label: (
      <Stack as="span">
        <Text size={14}>{t(`late.${key}`)}</Text>
        <Text size={12} tone={3}>
          {t(`lateHint.${key}`)}
        </Text>
      </Stack>
    ),
  }));
  return (
    <SectionCard title={t('late')} className={styles.late}>
      <RadioGroup label={t('late')} options={options} on={late} onChange={onLate} />
    </SectionCard>
  );
}
