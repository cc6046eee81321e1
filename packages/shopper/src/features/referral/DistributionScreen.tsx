import type { ReferralInfo } from '@chengji/contract';
import { QueryView } from '../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../design/feedback/Skeleton.tsx';
import { Box } from '../../design/layout/primitives.ts';
import { Page } from '../../design/navigation/Page.tsx';
import { useParams } from '../../kernel/router/page-context.ts';
import { EarningsList } from './components/EarningsList.tsx';
import { Friends } from './components/Friends.tsx';
import { HowItWorks } from './components/HowItWorks.tsx';
import { Income } from './components/Income.tsx';
import { LatestEarnings } from './components/LatestEarnings.tsx';
import { Notice } from './components/Notice.tsx';
import { PeopleList } from './components/PeopleList.tsx';
import { RulesButton } from './components/RulesButton.tsx';
import { InviteCard } from './poster/InviteCard.tsx';
import { reloadReferral, useReferral } from './queries.ts';
import { type Part, parsePart } from './referral.view.ts';
import { useReferralStrings } from './strings.ts';

/** Inviting people and what it earns; a part of it is a page of its own. */
export function DistributionScreen() {
  const part = parsePart(useParams('pages/user/distribution').show);
  const query = useReferral();
  const t = useReferralStrings();
  const title = part && query.data?.mine ? t(`title.${part}`) : undefined;
  return (
    <Page
      wash
      {...(title !== undefined && { title })}
      actions={query.data && <RulesButton info={query.data} />}
      onRefresh={reloadReferral}
    >
      <QueryView query={query} skeleton={<ReferralSkeleton />}>
        {(info) => <Referral info={info} part={part} />}
      </QueryView>
    </Page>
  );
}

function Referral({ info, part }: { info: ReferralInfo; part: Part | null }) {
  const { mine } = info;
  if (!mine) return <HowItWorks info={info} />;
  if (part === 'earnings') return <EarningsList />;
  if (part) return <PeopleList level={part === 'first' ? 1 : 2} />;
  return (
    <>
      <Notice isOff={!info.enabled} isBlocked={mine.blocked} reason={mine.blocked_reason} />
      <InviteCard mine={mine} />
      <Income mine={mine} />
      <Friends mine={mine} rates={info.rates} />
      <LatestEarnings />
    </>
  );
}

const ReferralSkeleton = () => (
  <Box inset="feed" above={2}>
    <Skeleton height={268} radius={20} />
    <Skeleton height={44} radius={22} gap={12} />
    <Skeleton height={150} radius={16} gap={12} />
    <Skeleton height={170} radius={16} gap={12} />
  </Box>
);
