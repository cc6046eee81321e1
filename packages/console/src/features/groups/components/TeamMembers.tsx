import { Link } from 'react-router';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { KindTag, StatusDot } from '../../../design/values/StatusDot.tsx';
import { useGroupsText } from '../groups-text.ts';
import type { CampaignTeam } from '../teams.view.ts';
import styles from './groups.module.css';

type Props = {
  team: CampaignTeam;
  /** The role may open the orders. */
  seesOrders: boolean;
};

/** Who is in a team, and the order each came with. */
export function TeamMembers({ team, seesOrders }: Props) {
  const text = useGroupsText();
  if (team.members.length === 0) return <p className="muted">{text('noMembers')}</p>;
  return (
    <ul className={styles.members} aria-label={text('members')}>
      {team.members.map((member) => (
        <li key={member.order_id} className={styles.member}>
          <span className={`row ${styles.memberName}`}>
            <span className="strong ellipsis" title={member.nickname}>
              {member.nickname}
            </span>
            {member.leader && <KindTag tone="orange">{text('leader')}</KindTag>}
          </span>
          <StatusDot tone={member.paid ? 'done' : 'rest'}>{text(member.paid ? 'paid' : 'notPaid')}</StatusDot>
          <span>{[member.sku, text('times', { n: member.number })].filter(Boolean).join(' ')}</span>
          {seesOrders ? (
            <Link className="row-link" to={`/seller/orders/${member.order_id}`}>
              {member.order_no}
            </Link>
          ) : (
            <span className="muted">{member.order_no}</span>
          )}
          <span className="muted small">
            <MomentText at={member.joined_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
