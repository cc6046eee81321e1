import type { CallOut, FirstStep } from '@chengji/contract';
import { StepsCard } from '../../../design/feedback/StepsCard.tsx';
import { StarterCategoriesButton } from '../../catalog/index.ts';
import { usePlatformText } from '../platform-text.ts';
import { useFirstSteps, useHideFirstSteps } from '../queries.ts';

type Channels = CallOut<'GET /platform/first_steps/list'>['pay_channels'];

/** Where each is done; channels are set where the server runs. */
const pages: Partial<Record<FirstStep, string>> = {
  categories: '/platform/categories',
  texts: '/platform/articles',
  carriers: '/platform/carriers',
  shop: '/platform/applications',
};

/** What is left to do in a new market; nothing once all is done or the person has hidden it. */
export function FirstStepsCard() {
  const text = usePlatformText();
  const { data } = useFirstSteps();
  const hide = useHideFirstSteps();
  if (!data) return null;
  return (
    <StepsCard
      title={text('firstSteps')}
      isHiding={hide.isPending}
      onHide={() => hide.mutate({})}
      steps={data.rows.map(({ step, done }) => ({
        key: step,
        label: text(`firstStep_${step}`),
        hint: text(hintKey(step, data.pay_channels)),
        isDone: done,
        page: pages[step],
        action: step === 'categories' && <StarterCategoriesButton />,
      }))}
    />
  );
}

function hintKey(step: FirstStep, channels: Channels) {
  if (step !== 'channels') return `firstStepHint_${step}` as const;
  if (channels.includes('wechat')) return 'channelsReal';
  return channels.includes('sandbox') ? 'channelsSandbox' : 'channelsNone';
}
