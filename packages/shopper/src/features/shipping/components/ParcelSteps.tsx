import type { OrderDetails } from '@chengji/contract';
import { Timeline } from '../../../design/progress/Timeline.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useShippingStrings } from '../strings.ts';

/** What the parcel went through, newest on top. */
export function ParcelSteps({ steps }: { steps: OrderDetails['steps'] }) {
  const t = useShippingStrings();
  const { showMoment } = useTimeDisplay();
  return (
    <Timeline
      items={steps.map((step, index) => ({
        key: `${step.at} ${step.status} ${step.text}`,
        title: t(step.status),
        text: step.text,
        time: showMoment(step.at),
        isCurrent: index === 0,
      }))}
    />
  );
}
