import type { Refund } from '@chengji/contract';
import { StepsToCome } from '../../../design/progress/StepsToCome.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { getOtherwise, getWithin, type StepToCome, toDuration, toStepsToCome } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import { PauseLine } from './PauseLine.tsx';

/** What is still to come of the refund, and what of the order waits meanwhile. */
export function RefundSteps({ refund }: { refund: Refund }) {
  const t = useRefundStrings();
  const toWhen = useWhen();
  const steps = toStepsToCome(refund);
  if (steps.length === 0) return null;
  return (
    <StepsToCome
      title={t('nextTitle')}
      hint={t('nextHint')}
      steps={steps.map((step) => {
        const otherwise = getOtherwise(step);
        const arrives =
          step.event === 'money_arrives' ? t('moneyTo', { way: t(`way.${refund.returns_to}`) }) : undefined;
        return {
          key: step.event,
          name: t(`event.${step.event}`),
          when: toWhen(step),
          otherwise: otherwise ? t(otherwise) : arrives,
          isCurrent: step.isCurrent,
        };
      })}
    >
      <PauseLine pauses={refund.pauses} />
    </StepsToCome>
  );
}

/** The exact time; how long where the beginning is not known yet. */
function useWhen() {
  const t = useRefundStrings();
  const { showShortMoment } = useTimeDisplay();
  return ({ event, at, within }: StepToCome): string | undefined => {
    if (at !== null) return t('until', { time: showShortMoment(at) });
    if (within === 0) return t('atOnce');
    const key = getWithin(event);
    if (within === null || !key) return undefined;
    const { unit, count } = toDuration(within);
    return t(key, { time: t(unit, { count }) });
  };
}
