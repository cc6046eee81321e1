import {
  type Compared,
  computeChange,
  computeShareChange,
  showChange,
} from '@chengji/client-kit/percent-display';
import type { FigureKind } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import styles from './analytics.module.css';

type Props = { compared: Compared; kind?: FigureKind; isMoreGood?: boolean; isShort?: boolean };

/** How much more or less than before, by sign as well as by colour. */
export function Change({ compared, kind = 'count', isMoreGood = true, isShort = false }: Props) {
  const text = useAnalyticsText();
  const change = kind === 'share' ? computeShareChange(compared) : computeChange(compared);
  if (change === null) return <span className="muted">{isShort ? '—' : text('noComparison')}</span>;
  const isGood = change === 0 || change > 0 === isMoreGood;
  return <span className={isGood ? styles.good : styles.bad}>{showChange(change)}</span>;
}
