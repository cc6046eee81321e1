import { showMoment } from '@chengji/client-kit/time-display';
import type { OrderDetails } from '@chengji/contract';
import { Timeline } from '../../../design/feedback/Timeline.tsx';
import { useShippingStrings } from '../strings.ts';

/** What the parcel went through, newest on top. */
export function ParcelSteps({ steps }: { steps: OrderDetails['steps'] }) {
  const t = useShippingStrings();
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
