import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListCard } from '../../../design/lists/ListCard.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { Area } from '../../../kernel/session.ts';
import type { CampaignRow } from '../campaigns.view.ts';
import { useGroupsText } from '../groups-text.ts';
import { useTeams } from '../queries.ts';
import { countTeams, teamTabs } from '../teams.view.ts';
import { TeamMembers } from './TeamMembers.tsx';
import { teamColumns } from './team-columns.tsx';

type Props = { area: Area; campaign: Pick<CampaignRow, 'id' | 'teams'> };

/** The teams of a campaign; one opened shows its members and their orders. */
export function TeamsCard({ area, campaign }: Props) {
  const text = useGroupsText();
  const seesOrders = useCan('seller', 'orders.read') && area === 'seller';
  const list = useTeams(area, campaign.id);
  return (
    <ListCard
      list={list}
      label={text('teams')}
      tabs={{
        label: text('state'),
        options: teamTabs,
        toText: (tab) => text(tab === 'all' ? 'all' : `team_${tab}`),
        counts: countTeams(campaign.teams),
      }}
      columns={teamColumns(text)}
      detail={(row) => <TeamMembers team={row} seesOrders={seesOrders} />}
      empty={<EmptyState title={text('noTeams')} hint={text('noTeamsHint')} />}
    />
  );
}
