import { showMoney } from '@chengji/client-kit/money-display';
import { type Compared, showShare } from '@chengji/client-kit/percent-display';
import { toMoneyText } from '@chengji/contract/money';
import { Link } from 'react-router';
import { Sparkline } from '../../../design/charts/Sparkline.tsx';
import type { FigureKind } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import styles from './analytics.module.css';
import { Change } from './Change.tsx';

export type KeyFigure = {
  key:
    | 'amount'
    | 'orders'
    | 'buyers'
    | 'average'
    | 'conversion'
    | 'refundRate'
    | 'newcomers'
    | 'retention'
    | 'sellingShops';
  kind: FigureKind;
  compared: Compared;
  isMoreGood?: boolean;
  trend?: readonly number[];
  /** Where what it counts is listed. */
  to?: string | undefined;
};

export const showFigure = (value: number, kind: FigureKind): string => {
  if (kind === 'money') return showMoney(toMoneyText(value));
  return kind === 'share' ? showShare(value) : value.toLocaleString('en-US');
};

/** At most six figures, each beside its earlier one; one with rows behind it opens them. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  const text = useAnalyticsText();
  return (
    <dl className={styles.figures} aria-label={text('figures')}>
      {figures.map(({ key, kind, compared, isMoreGood = true, trend, to }) => (
        <div key={key} className={styles.figure}>
          <dt className="row between">
            <span className="muted">{text(key)}</span>
            {trend && <Sparkline values={trend} isStrong={key === 'amount'} />}
          </dt>
          <dd>
            <b>
              {to ? <Link to={to}>{showFigure(compared.now, kind)}</Link> : showFigure(compared.now, kind)}
            </b>
          </dd>
          <dd className="small muted ellipsis">
            <Change compared={compared} kind={kind} isMoreGood={isMoreGood} />{' '}
            {showFigure(compared.before, kind)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
