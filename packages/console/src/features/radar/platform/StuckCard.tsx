import { classes } from '@chengji/client-kit/classes';
import { showMoney } from '@chengji/client-kit/money-display';
import type { StuckKind, StuckRow } from '@chengji/contract';
import { Segmented } from 'antd';
import { Banknote, CircleCheckBig, CreditCard, type LucideIcon, Undo2, Unplug } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../design/feedback/Note.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { lengthText } from '../../../design/values/countdown.ts';
import statusStyles from '../../../design/values/status.module.css';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useCan } from '../../../kernel/rights.ts';
import { channelName } from '../channel-name.ts';
import {
  countStuck,
  listStuck,
  type Radar,
  type StuckTab,
  stuckTabs,
  toStuckPage,
  toStuckWord,
} from '../radar.view.ts';
import { useRadarText } from '../radar-text.ts';
import { QueryButton } from './QueryButton.tsx';
import styles from './radar.module.css';

const icons: Record<StuckKind, LucideIcon> = {
  payment: CreditCard,
  refund: Undo2,
  payout: Banknote,
  callback: Unplug,
};
const tones: Record<StuckKind, string> = {
  payment: 'amber',
  refund: 'orange',
  payout: 'blue',
  callback: 'rose',
};

/** Money that is not where it should be by now, what waited longest first; each row says what to do. */
export function StuckCard({ radar }: { radar: Radar }) {
  const text = useRadarText();
  const [tab, setTab] = useState<StuckTab>('all');
  const rows = listStuck(radar, tab);
  const more = countStuck(radar, tab) - rows.length;
  return (
    <Card
      title={text('stuck')}
      aside={
        <div className={styles.tabs}>
          <Segmented
            size="small"
            aria-label={text('stuck')}
            value={tab}
            onChange={setTab}
            options={stuckTabs.map((value) => ({
              value,
              label: `${value === 'all' ? text('stuckAll') : text(`stuck_${value}`)} ${countStuck(radar, value)}`,
            }))}
          />
        </div>
      }
      ruled
    >
      <div className="stack">
        <p className="muted small">{text('stuckHint')}</p>
        {rows.length === 0 && (
          <EmptyState icon={<CircleCheckBig />} title={text('noStuck')} hint={text('noStuckHint')} />
        )}
        <ul className={styles.stuckRows}>
          {rows.map((row) => (
            <StuckItem key={`${row.kind} ${row.number}`} row={row} now={radar.now} />
          ))}
        </ul>
        {more > 0 && <p className="muted small">{text('stuckMore', { n: more })}</p>}
        <Note>{text('stuckNote')}</Note>
      </div>
    </Card>
  );
}

function StuckItem({ row, now }: { row: StuckRow; now: number }) {
  const text = useRadarText();
  const language = useLanguage();
  const { kind, number, channel, amount, since } = row;
  const word = toStuckWord(row);
  const Icon = icons[kind];
  const money = amount && ` ${showMoney(amount)}`;
  return (
    <li className={styles.stuckRow}>
      <span className={classes(styles.stuckIcon, statusStyles[tones[kind]])}>
        <Icon />
      </span>
      <TwoLines
        className="grow"
        isStrong
        first={`${text(`stuckTitle_${word}`)} · ${channelName(text, channel)}${money}`}
        second={text(`stuckSub_${word}`, { number })}
      />
      <span className={styles.late}>{lengthText(now - since, language)}</span>
      <StuckAction row={row} />
    </li>
  );
}

function StuckAction({ row }: { row: StuckRow }) {
  const mayRepair = useCan('platform', 'ledger.repair');
  const { kind, number, can_query } = row;
  const page = toStuckPage(row);
  if (page) return <PageLink {...page} />;
  return mayRepair && can_query && kind !== 'callback' ? (
    <QueryButton subject={kind} number={number} />
  ) : null;
}

function PageLink({ path, right }: NonNullable<ReturnType<typeof toStuckPage>>) {
  const text = useRadarText();
  if (!useCan('platform', right)) return null;
  return (
    <Link className="row-link" to={path}>
      {text('see')}
    </Link>
  );
}
