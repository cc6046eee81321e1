import { CheckList } from '../../../design/feedback/CheckList.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import type { Fault } from '../coupon-draft.ts';
import { useCouponsText } from '../coupons-text.ts';

/** What keeps the coupon from being saved. */
export function MissingCard({ faults }: { faults: readonly Fault[] }) {
  const text = useCouponsText();
  return (
    <Card title={text('missing')}>
      <CheckList
        lines={faults.map((key) => ({ key, level: 'must', isPassed: false, label: text(`fault_${key}`) }))}
      />
    </Card>
  );
}
