import type { CampaignKind, CampaignState, TeamBrief, TeamState } from '@chengji/contract';
import { KindTag, StatusDot } from '../../../design/values/StatusDot.tsx';
import { campaignTones, kindTones, teamTones } from '../group-tones.ts';
import { useGroupsText } from '../groups-text.ts';
import styles from './groups.module.css';

export function CampaignTag({ kind }: { kind: CampaignKind }) {
  const text = useGroupsText();
  return <KindTag tone={kindTones[kind]}>{text(`kind_${kind}`)}</KindTag>;
}

export function CampaignStatus({ state }: { state: CampaignState }) {
  const text = useGroupsText();
  return <StatusDot tone={campaignTones[state]}>{text(`state_${state}`)}</StatusDot>;
}

export function TeamStatus({ state }: { state: TeamState }) {
  const text = useGroupsText();
  return <StatusDot tone={teamTones[state]}>{text(`team_${state}`)}</StatusDot>;
}

/** How far a team is: who paid, of how many it takes. */
export function TeamProgress({ team }: { team: Pick<TeamBrief, 'paid' | 'size'> }) {
  const text = useGroupsText();
  return <Progress part={team.paid} whole={team.size} label={text('paidOf', team)} />;
}

export function Progress({ part, whole, label }: { part: number; whole: number; label: string }) {
  const filled = whole > 0 ? Math.min(100, Math.round((part / whole) * 100)) : 0;
  return (
    <span className={styles.progress}>
      <span>{label}</span>
      <span className={styles.progressBar} aria-hidden="true">
        <span style={{ width: `${filled}%` }} />
      </span>
    </span>
  );
}
