import { showMoney } from '@chengji/client-kit/money-display';
import type { Team } from '@chengji/contract';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { freshen } from '../../../kernel/calls/use-call.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { lazyPart } from '../../../kernel/shell/fetch-code.ts';
import { useWechatShare } from '../../../kernel/wechat/use-wechat-share.ts';
import { ComplainLine } from '../../complaints/index.ts';
import { firstTier } from '../campaigns/campaign.view.ts';
import { useTeam } from '../queries.ts';
import { useGroupStrings } from '../strings.ts';
import { TeamBar } from './TeamBar.tsx';
import { TeamFacts } from './TeamFacts.tsx';
import { TeamGoods } from './TeamGoods.tsx';
import { TeamHead } from './TeamHead.tsx';
import { TeamLadder } from './TeamLadder.tsx';
import { TeamSkeleton } from './TeamSkeleton.tsx';
import { TeamSteps } from './TeamSteps.tsx';
import { useInvite } from './use-invite.tsx';
import { useTeamUpdates } from './use-team-updates.ts';

// the poster brings its own way of drawing, which most who look at a team never need
const TeamPoster = lazyPart(async () => (await import('../poster/TeamPoster.tsx')).TeamPoster);

/** One team: who is in it, what it still wants and until when, and the way in or to more people. */
export function TeamScreen() {
  const { id } = useParams('pages/apps/groups/team');
  const query = useTeam(id);
  useTeamUpdates(id);
  if (query.data) return <TeamPage team={query.data} />;
  return (
    <Page wash>
      <QueryView query={query} skeleton={<TeamSkeleton />}>
        {() => null}
      </QueryView>
    </Page>
  );
}

function TeamPage({ team }: { team: Team }) {
  const t = useGroupStrings();
  const [isDrawing, setDrawing] = useState(false);
  const { invite, hint } = useInvite(team.goods.title);
  const price = showMoney(firstTier(team.tiers).price, 'short');
  useWechatShare(team.goods.title, t('shareText', { price, count: team.lacking }), team.goods.image);
  return (
    <Page
      wash
      actions={<IconButton icon={Share2} label={t('share')} onPress={invite} />}
      bar={<TeamBar team={team} onInvite={invite} />}
      onRefresh={() => freshen('GET /wanlshop/groups/team')}
    >
      <TeamGoods team={team} />
      <TeamHead team={team} onInvite={invite} onPoster={() => setDrawing(true)} />
      {team.kind === 'ladder' && <TeamLadder team={team} />}
      <TeamSteps team={team} />
      <TeamFacts team={team} />
      <ComplainLine type="group" id={team.id} />
      {hint}
      {isDrawing && (
        <Suspense>
          <TeamPoster team={team} onClose={() => setDrawing(false)} />
        </Suspense>
      )}
    </Page>
  );
}
