import { showMoney } from '@chengji/client-kit/money-display';
import type { ReactNode } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import cardStyles from '../../../design/layout/card.module.css';
import cellsStyles from '../../../design/tables/cells.module.css';
import type { Area } from '../../../kernel/session.ts';
import { type CouponDraft, toWorth } from '../coupon-draft.ts';
import { computeEstimate } from '../coupon-estimate.ts';
import { type Issuer, percentText } from '../coupons.view.ts';
import { useCouponsText } from '../coupons-text.ts';
import { useUseRate } from '../queries.ts';

type Props = { area: Area; issuer: Issuer; shopId: number | undefined; draft: CouponDraft };

/** What the coupon may cost, and what to think of before it is out. */
export function EstimateCard({ area, issuer, shopId, draft }: Props) {
  const text = useCouponsText();
  const useRate = useUseRate(area, shopId);
  const total = draft.total ?? 0;
  const { most, likely, share, warnings } = computeEstimate(toWorth(draft), total, useRate);
  const isUnbounded = warnings.includes('noCap') || warnings.includes('freight');
  return (
    <>
      <Card title={text('estimate')} aside={text(`paidBy_${issuer}`)}>
        <dl className={cardStyles.sums}>
          <Line name={text('most')} note={most && text('mostHint', { total: total.toLocaleString('en') })}>
            {most ? showMoney(most) : text(isUnbounded ? 'unbounded' : 'unknown')}
          </Line>
          <Line
            name={text('likely')}
            note={likely && text('likelyHint', { rate: percentText(useRate ?? 0) })}
          >
            {likely ? showMoney(likely) : text('unknown')}
          </Line>
          {share !== undefined && <Line name={text('share')}>{`${share}%`}</Line>}
        </dl>
      </Card>
      {warnings.map((warning) => (
        <Note key={warning} tone={warning === 'unsure' ? 'plain' : 'warning'}>
          {text(`warn_${warning}`)}
        </Note>
      ))}
    </>
  );
}

function Line({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className={cellsStyles.cellTwo}>
        <span>{name}</span>
        {note && <span>{note}</span>}
      </dt>
      <dd className="strong">{children}</dd>
    </div>
  );
}
