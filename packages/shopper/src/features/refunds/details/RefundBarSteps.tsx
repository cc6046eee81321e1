import type { Refund } from '@chengji/contract';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Steps } from '../../../design/progress/Steps.tsx';
import { toBar } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import styles from './RefundBarSteps.module.css';

/** How far the refund is. */
export function RefundBarSteps({ refund }: { refund: Refund }) {
  const t = useRefundStrings();
  const bar = toBar(refund);
  if (!bar) return null;
  return (
    <SectionCard className={styles.bar}>
      <Steps steps={bar.steps.map((step) => t(`step.${step}`))} current={bar.current} />
    </SectionCard>
  );
}
