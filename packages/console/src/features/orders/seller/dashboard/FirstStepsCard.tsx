import type { ShopFirstStep } from '@chengji/contract';
import { StepsCard } from '../../../../design/feedback/StepsCard.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { useFirstSteps, useHideFirstSteps } from '../../queries.ts';

const pages: Record<ShopFirstStep, string> = {
  freight: '/seller/freight',
  goods: '/seller/goods/new',
  decoration: '/seller/decoration',
  staff: '/seller/staff',
  open: '/seller/goods',
};

/** What is left to do in a new shop; nothing once all is done or the person has hidden it. */
export function FirstStepsCard() {
  const text = useOrdersText();
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
        hint: text(`firstStepHint_${step}`),
        isDone: done,
        page: done && step === 'goods' ? pages.open : pages[step],
      }))}
    />
  );
}
