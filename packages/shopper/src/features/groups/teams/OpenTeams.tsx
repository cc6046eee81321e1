import type { CallOut, OpenTeam } from '@chengji/contract';
import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import type { Tiers } from '../campaigns/campaign.view.ts';
import { useGroupStrings } from '../strings.ts';
import { OpenTeamRow } from './OpenTeamRow.tsx';

const FIRST = 2;

type Props = {
  tiers: Tiers;
  groups: CallOut<'GET /wanlshop/groups/goods'>;
  onJoin: (teamId: number) => void;
};

/** Teams that still take members: the first two, the others in a sheet. */
export function OpenTeams({ tiers, groups: { teams, open_teams, mine }, onJoin }: Props) {
  const t = useGroupStrings();
  const [isSeeingAll, setSeeingAll] = useState(false);
  const title = t('openTeams', { count: open_teams });
  const renderRow = (team: OpenTeam) => (
    <OpenTeamRow
      key={team.id}
      team={team}
      tiers={tiers}
      isMine={team.id === mine}
      onJoin={() => {
        setSeeingAll(false);
        onJoin(team.id);
      }}
    />
  );
  const more = teams.length > FIRST ? { more: t('allTeams'), onMore: () => setSeeingAll(true) } : {};
  return (
    <SectionCard title={title} {...more}>
      {teams.slice(0, FIRST).map(renderRow)}
      <Sheet open={isSeeingAll} title={title} onClose={() => setSeeingAll(false)}>
        <Box inset="page">{teams.map(renderRow)}</Box>
      </Sheet>
    </SectionCard>
  );
}
