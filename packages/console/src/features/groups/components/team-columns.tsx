import { showMoney } from '@chengji/client-kit/money-display';
import type { TableColumnsType } from 'antd';
import styles from '../../../design/tables/cells.module.css';
import { Countdown } from '../../../design/values/Countdown.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import type { GroupsText } from '../groups-text.ts';
import { type CampaignTeam, findLeader, isOpen } from '../teams.view.ts';
import { TeamProgress, TeamStatus } from './TeamStatus.tsx';

export const teamColumns = (text: GroupsText): TableColumnsType<CampaignTeam> => [
  {
    title: text('leader'),
    render: (_, team) => {
      const leader = findLeader(team);
      return (
        <span className={styles.cellGoods}>
          <Thumb size={36} round image={leader?.avatar ?? ''} />
          <TwoLines
            isStrong
            first={leader?.nickname ?? text('noLeader')}
            second={text('teamNumber', { id: team.id })}
          />
        </span>
      );
    },
  },
  { title: text('opened'), render: (_, team) => <MomentText at={team.opened_at} /> },
  { title: text('progress'), render: (_, team) => <TeamProgress team={team} /> },
  {
    title: text('seats'),
    render: (_, team) =>
      team.seats_taken > team.paid && isOpen(team.state)
        ? text('seatsHeld', { n: team.seats_taken - team.paid })
        : team.seats_taken,
  },
  { title: text('state'), render: (_, team) => <TeamStatus state={team.state} /> },
  {
    title: text('outcome'),
    render: (_, team) => <Outcome team={team} text={text} />,
  },
  {
    title: text('ends'),
    render: (_, team) =>
      isOpen(team.state) ? (
        <Countdown until={team.ends_at} />
      ) : (
        <MomentText at={team.ended_at ?? team.ends_at} />
      ),
  },
];

/** The tier it ended at, and what the market filled. */
function Outcome({ team, text }: { team: CampaignTeam; text: GroupsText }) {
  const { settled, state, lacking } = team;
  if (isOpen(state)) return lacking > 0 ? text('lacking', { n: lacking }) : text('alreadyForms');
  if (!settled) return state === 'fail' ? text('allRefunded') : <EmptyCell />;
  return (
    <span className={styles.cellTwo}>
      <span>{text('settledAt', { n: settled.size, price: showMoney(settled.price) })}</span>
      {settled.filled > 0 && <span>{text('filled', { n: settled.filled })}</span>}
    </span>
  );
}
