import type { RepairPlan } from '@chengji/contract';
import { EntriesBox } from '../../design/layout/EntriesBox.tsx';
import { channelName } from './channel-name.ts';
import { useRadarText } from './radar-text.ts';
import styles from './repair.module.css';

/** The entries that a repair would write, its key, and whether it takes two people. */
export function RepairEntries({ plan: { entries, key, needs_two } }: { plan: RepairPlan }) {
  const text = useRadarText();
  return (
    <div className="stack">
      <EntriesBox
        entries={entries.map(({ fund, owner, channel, amount }) => ({
          name: [text(`fund_${fund}`), owner || (channel && channelName(text, channel))]
            .filter(Boolean)
            .join(' · '),
          amount,
        }))}
      />
      <p className={styles.key}>
        {text('repairKey', { key })} · {text(needs_two ? 'twoNeeded' : 'oneEnough')}
      </p>
    </div>
  );
}
