import { showMoney } from '@chengji/client-kit/money-display';
import type { TeamBrief } from '@chengji/contract';
import { Link } from 'react-router';
import { Note } from '../../../design/feedback/Note.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { Area } from '../../../kernel/session.ts';
import { TeamProgress, TeamStatus } from '../../groups/index.ts';
import type { StaffOrder } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';

type Props = { team: TeamBrief; order: Pick<StaffOrder, 'state' | 'late'>; area: Area };

/** The team an order was bought with; until it has formed, nothing of it can be shipped. */
export function TeamCard({ team, order, area }: Props) {
  const text = useOrdersText();
  const seesTeams = useCan(area, 'campaigns.read');
  const { settled } = team;
  return (
    <Card title={text('team')} aside={<TeamStatus state={team.state} />}>
      <div className="stack">
        {order.state === 'pending_group' && <Note>{text('teamWaits')}</Note>}
        <TeamProgress team={team} />
        <Facts
          rows={[
            { name: text('teamNumber'), value: team.id },
            team.ended_at === null
              ? { name: text('teamEnds'), value: <MomentText at={team.ends_at} /> }
              : { name: text('teamEnded'), value: <MomentText at={team.ended_at} /> },
            ...(settled
              ? [
                  {
                    name: text('teamSettled'),
                    value: text('teamTier', { n: settled.size, price: showMoney(settled.price) }),
                  },
                ]
              : []),
            ...(order.state === 'pending_payment' && order.late
              ? [{ name: text('late'), value: text(`late_${order.late}`) }]
              : []),
          ]}
        />
        {seesTeams && (
          <Link
            className="row-link"
            to={
              area === 'seller'
                ? `/seller/campaigns/${team.campaign_id}/teams`
                : `/platform/campaigns/${team.campaign_id}`
            }
          >
            {text('teamOfCampaign')}
          </Link>
        )}
      </div>
    </Card>
  );
}
