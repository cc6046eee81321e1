import { showShare } from '@chengji/client-kit/percent-display';
import { Link } from 'react-router';
import { Card } from '../../../design/layout/Card.tsx';
import { type ShopAnalytics, toFunnelShares } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import styles from '../components/analytics.module.css';
import { Change } from '../components/Change.tsx';

const steps = ['visitors', 'viewers', 'carters', 'placers', 'buyers'] as const;
type Step = (typeof steps)[number];

type Props = { funnel: ShopAnalytics['funnel']; links: Partial<Record<Step, string>> };

/** From those who came to those who paid: how many went on at each step. */
export function FunnelCard({ funnel, links }: Props) {
  const text = useAnalyticsText();
  const counts = steps.map((step) => funnel[step].now);
  const shares = toFunnelShares(counts);
  const most = Math.max(...counts, 1);
  return (
    <Card title={text('funnel')} aside={text('funnelHint')}>
      <ol className={styles.funnel}>
        {steps.map((step, index) => {
          const shown = (counts[index] ?? 0).toLocaleString('en-US');
          const to = links[step];
          return (
            <li key={step}>
              <span
                className={styles.funnelBar}
                data-depth={index + 1}
                style={{ width: `${((counts[index] ?? 0) / most) * 100}%` }}
              >
                {to ? <Link to={to}>{shown}</Link> : shown}
              </span>
              <span className={styles.funnelStep}>
                {text(`step_${step}`)}
                <span className="muted small">
                  {index === 0 ? '100%' : text('stepShare', { share: showShare(shares[index] ?? 0) })}
                </span>
              </span>
              <span className="small">
                <Change compared={funnel[step]} isShort />
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
