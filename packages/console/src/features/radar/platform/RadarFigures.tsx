import { classes } from '@chengji/client-kit/classes';
import { showMoney } from '@chengji/client-kit/money-display';
import type { ReactNode } from 'react';
import { Figure } from '../../../design/charts/Figure.tsx';
import { countLate, isZero, type Radar, sumDifferences, sumOwned } from '../radar.view.ts';
import { useRadarText } from '../radar-text.ts';
import styles from './radar.module.css';

type Tone = 'right' | 'late' | 'wrong';

/** The six figures that say whether anything must be done. */
export function RadarFigures({ radar }: { radar: Radar }) {
  const text = useRadarText();
  const { counts } = radar.stuck;
  const differences = sumDifferences(radar);
  const late = countLate(radar);
  const escrow = radar.funds.find(({ fund }) => fund === 'escrow');
  return (
    <dl className={styles.figures} aria-label={text('figures')}>
      <Figure
        name={text('figure_sum')}
        note={text('figure_sumNote', { n: radar.entries.toLocaleString('en') })}
      >
        <Toned tone={isZero(radar.sum) ? 'right' : 'wrong'}>{showMoney(radar.sum)}</Toned>
      </Figure>
      <Figure
        name={text('figure_escrow')}
        note={text('figure_escrowNote', {
          n: radar.escrow.orders.count.toLocaleString('en'),
          difference: showMoney(radar.escrow.difference),
        })}
      >
        <Toned tone={isZero(radar.escrow.difference) ? undefined : 'wrong'}>
          {showMoney(escrow?.balance ?? '0.00')}
        </Toned>
      </Figure>
      <Figure name={text('figure_owned')} note={text('figure_ownedNote')}>
        {showMoney(sumOwned(radar))}
      </Figure>
      <Figure name={text('figure_callbacks')} note={text('figure_callbacksNote')}>
        <Toned tone={counts.callback > 0 ? 'late' : undefined}>{counts.callback}</Toned>
      </Figure>
      <Figure
        name={text('figure_late')}
        note={text('figure_lateNote', {
          payment: counts.payment,
          refund: counts.refund,
          payout: counts.payout,
        })}
      >
        <Toned tone={late > 0 ? 'late' : undefined}>{late}</Toned>
      </Figure>
      <Figure
        name={text('figure_bills')}
        note={text('figure_billsNote', { amount: showMoney(differences.amount) })}
      >
        <Toned tone={differences.count > 0 ? 'wrong' : undefined}>{differences.count}</Toned>
      </Figure>
    </dl>
  );
}

const Toned = ({ tone, children }: { tone: Tone | undefined; children: ReactNode }) => (
  <span className={classes(tone && styles[tone])}>{children}</span>
);
