import { showMoney } from '@chengji/client-kit/money-display';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { useRadar } from '../queries.ts';
import { isBalanced, sumDifferences } from '../radar.view.ts';
import { useRadarText } from '../radar-text.ts';
import { BillCard } from './BillCard.tsx';
import { FundsCard } from './FundsCard.tsx';
import { LedgerCheckActions } from './LedgerCheckActions.tsx';
import { LedgerCheckNote } from './LedgerCheckNote.tsx';
import { RadarFigures } from './RadarFigures.tsx';
import { RepairsCard } from './RepairsCard.tsx';
import styles from './radar.module.css';
import { StuckCard } from './StuckCard.tsx';

/** Whether the books fit, what money is stuck, and what the channels say; it looks again by itself. */
export function RadarScreen() {
  const text = useRadarText();
  const toMomentText = useMomentText();
  const { data: radar, error, refetch } = useRadar();
  if (!radar) return <NotLoaded error={error} onRetry={refetch} />;
  const fits = isBalanced(radar);
  return (
    <>
      <PageHeader
        title={text('radar')}
        marks={<KindTag tone={fits ? 'green' : 'rose'}>{text(fits ? 'balanced' : 'unbalanced')}</KindTag>}
        summary={text('summary', {
          entries: radar.entries.toLocaleString('en'),
          sum: showMoney(radar.sum),
          stuck: radar.stuck.total,
          differences: sumDifferences(radar).count,
          at: toMomentText(radar.now),
        })}
        actions={<LedgerCheckActions />}
      />
      <div className="stack">
        <LedgerCheckNote />
        <RadarFigures radar={radar} />
        <div className={styles.halves}>
          <FundsCard radar={radar} />
          <StuckCard radar={radar} />
        </div>
        <BillCard bills={radar.bills} />
        <RepairsCard />
      </div>
    </>
  );
}
