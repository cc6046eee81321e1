import type { OrderDetails } from '@chengji/contract';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Timeline } from '../../../design/progress/Timeline.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { toPromiseSteps, toTimeLeft } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';

/** What happened and when, and every automatic event still to come with its exact time. */
export function DetailsPromise({ timeline }: { timeline: OrderDetails['timeline'] }) {
  const t = useOrderStrings();
  const { showMoment } = useTimeDisplay();
  const showPause = (left: number | null) => {
    if (left === null) return t('pausedStep');
    const { key, ...time } = toTimeLeft(left);
    return t('pausedStepLeft', { left: t(key, time) });
  };
  return (
    <SectionCard title={t('promise')}>
      <Timeline
        items={toPromiseSteps(timeline).map(({ event, at, isCurrent, paused_by, left }) => ({
          key: `${event} ${at}`,
          ...(isCurrent ? { title: t(`step.${event}`), text: '' } : { text: t(`step.${event}`) }),
          time: paused_by ? showPause(left) : showMoment(at),
          isCurrent,
        }))}
      />
    </SectionCard>
  );
}
