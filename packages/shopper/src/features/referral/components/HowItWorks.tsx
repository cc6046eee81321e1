import { showRate } from '@chengji/client-kit/percent-display';
import type { ReferralInfo } from '@chengji/contract';
import { LoginFirst } from '../../../design/feedback/LoginFirst.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useReferralStrings } from '../strings.ts';
import styles from './HowItWorks.module.css';

/** What a visitor sees: how it works, and the way to a code of their own. */
export function HowItWorks({ info }: { info: ReferralInfo }) {
  const t = useReferralStrings();
  const rates = { first: showRate(info.rates.first), second: showRate(info.rates.second) };
  const steps = [t('step1'), t('step2', { days: info.bind_days }), t('step3', rates), t('step4')];
  return (
    <>
      <SectionCard>
        <LoginFirst picture="bags" text={t('visitor')} />
      </SectionCard>
      <SectionCard title={t('how')}>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <Row key={step} as="li" gap={3}>
              <span className={styles.number}>{index + 1}</span>
              <Text size={15}>{step}</Text>
            </Row>
          ))}
        </ol>
      </SectionCard>
    </>
  );
}
