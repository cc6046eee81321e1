import { showMoney } from '@chengji/client-kit/money-display';
import { showChange, showShare } from '@chengji/client-kit/percent-display';
import { toMoneyText } from '@chengji/contract/money';
import { Link } from 'react-router';
import { Sparkline } from '../../../design/charts/Sparkline.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { type Dashboard, type Range, type ShownFigure, toFigureLinks, toFigures } from '../dashboard.view.ts';
import { usePlatformText } from '../platform-text.ts';
import styles from './dashboard.module.css';

type Props = { dashboard: Dashboard; range: Range };

/** The six key figures, each next to the period before. */
export function FiguresStrip({ dashboard, range }: Props) {
  const text = usePlatformText();
  const can = {
    orders: useCan('platform', 'orders.read'),
    users: useCan('platform', 'users.read'),
    refunds: useCan('platform', 'refunds.read'),
  };
  const links = toFigureLinks(dashboard, can);
  return (
    <dl className={styles.figuresStrip}>
      {toFigures(dashboard).map((figure) => (
        <div key={figure.key} className={styles.figuresCell}>
          <dt className="row between">
            <span className="muted">{text(figure.key)}</span>
            <Sparkline values={figure.trend} isStrong={figure.key === 'amount'} />
          </dt>
          <dd>
            <b>
              {links[figure.key] ? (
                <Link to={links[figure.key] ?? ''}>{toShownFigure(figure)}</Link>
              ) : (
                toShownFigure(figure)
              )}
            </b>
          </dd>
          <dd className="small muted ellipsis">
            {figure.change === null ? (
              text('noComparison')
            ) : (
              <>
                <span className={figure.isGood ? styles.changeGood : styles.changeBad}>
                  {showChange(figure.change)}
                </span>{' '}
                {text(`versus_${range}`)}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function toShownFigure({ kind, now }: ShownFigure): string {
  if (kind === 'money') return showMoney(toMoneyText(now));
  return kind === 'share' ? showShare(now) : now.toLocaleString('en-US');
}
