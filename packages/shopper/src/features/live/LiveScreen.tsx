import type { LiveDetails } from '@chengji/contract';
import { use, useEffect } from 'react';
import { Empty } from '../../design/feedback/Empty.tsx';
import { QueryView } from '../../design/feedback/QueryView.tsx';
import { Hidden } from '../../design/layout/primitives.ts';
import { NavBar } from '../../design/navigation/NavBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { go, replace } from '../../kernel/router/navigation.ts';
import { TopPageContext, usePage, useParams } from '../../kernel/router/page-context.ts';
import { LiveSkeleton } from './LiveSkeleton.tsx';
import { PlanView } from './plan/PlanView.tsx';
import { useLive } from './queries.ts';
import { ReplayView } from './replay/ReplayView.tsx';
import { useIsOver } from './room/use-watched.ts';
import { useLiveStrings } from './strings.ts';
import { Viewer } from './viewer/Viewer.tsx';

/** It is there at once when a live is over. */
export { EndScreen } from './end/EndScreen.tsx';

/** A live as it is: announced, living, or its replay; one that is over leads to its end page. */
export function LiveScreen() {
  const t = useLiveStrings();
  const { title } = usePage();
  const { id } = useParams('pages/apps/find/details/live');
  const query = useLive(id);
  const live = query.data;
  const isOnTop = use(TopPageContext);
  const isOver = useIsOver(id, live);
  useEffect(() => {
    // while another page is on top its address is not ours to change
    if (isOver && isOnTop) replace('pages/page/end_live', { id });
  }, [isOver, isOnTop, id]);
  if (live && !isOver) return <LiveView live={live} />;
  const gone = (
    <Empty
      picture="antenna"
      title={t('gone')}
      text={t('goneHint')}
      action={t('toFind')}
      onAction={() => go('pages/find')}
    />
  );
  return (
    <Page nav={<NavBar look="page" title={<Hidden>{title}</Hidden>} />}>
      <QueryView query={query} skeleton={<LiveSkeleton />} instead={{ 'common.not_found': gone }}>
        {() => <LiveSkeleton />}
      </QueryView>
    </Page>
  );
}

function LiveView({ live }: { live: LiveDetails }) {
  if (live.state === 'created') return <PlanView live={live} />;
  if (live.replay) return <ReplayView live={live} replay={live.replay} />;
  return <Viewer live={live} />;
}
