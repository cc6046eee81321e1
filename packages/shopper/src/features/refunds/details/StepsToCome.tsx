import type { Refund } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { getOtherwise, getWithin, type StepToCome, toDuration, toStepsToCome } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import { PauseLine } from './PauseLine.tsx';
import styles from './StepsToCome.module.css';

/** What is still to come, when, and what happens when nobody acts; and what of the order waits meanwhile. */
export function StepsToCome({ refund }: { refund: Refund }) {
  const t = useRefundStrings();
  const steps = toStepsToCome(refund);
  if (steps.length === 0) return null;
  return (
    <SectionCard title={t('nextTitle')}>
      <Text as="p" size={13} tone={3}>
        {t('nextHint')}
      </Text>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.event} step={step} way={t(`way.${refund.returns_to}`)} />
        ))}
      </ol>
      <PauseLine pauses={refund.pauses} />
    </SectionCard>
  );
}

function Step({ step, way }: { step: StepToCome; way: string }) {
  const t = useRefundStrings();
  const otherwise = getOtherwise(step);
  const words = otherwise ? t(otherwise) : step.event === 'money_arrives' && t('moneyTo', { way });
  return (
    <li className={styles.step} data-current={step.isCurrent || undefined}>
      <div className={styles.line}>
        <span>{t(`event.${step.event}`)}</span>
        <When step={step} />
      </div>
      {words && <p>{words}</p>}
    </li>
  );
}

/** The exact time; how long where the beginning is not known yet. */
function When({ step: { event, at, within } }: { step: StepToCome }) {
  const t = useRefundStrings();
  const { showShortMoment } = useTimeDisplay();
  if (at !== null) return <time>{t('until', { time: showShortMoment(at) })}</time>;
  if (within === 0) return <time>{t('atOnce')}</time>;
  const key = getWithin(event);
  if (within === null || !key) return null;
  const { unit, count } = toDuration(within);
  return <time>{t(key, { time: t(unit, { count }) })}</time>;
}
