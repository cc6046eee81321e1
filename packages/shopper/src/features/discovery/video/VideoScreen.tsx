import { useEffect } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Hidden } from '../../../design/layout/primitives.ts';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { replace } from '../../../kernel/router/navigation.ts';
import { usePage, useParams } from '../../../kernel/router/page-context.ts';
import { useTakenOut } from '../cards/taken-out.ts';
import { PostGone } from '../components/PostGone.tsx';
import { usePost } from '../queries.ts';
import { toSlides } from './player/slides.view.ts';
import { useVideos } from './queries.ts';
import { useVideoStrings } from './strings.ts';
import { VideoFeed } from './VideoFeed.tsx';
import { VideoSkeleton } from './VideoSkeleton.tsx';

/** Videos over the whole screen, one below the other, from the one that was opened; `afferent=comments` opens those. */
export function VideoScreen() {
  const t = useVideoStrings();
  const { title } = usePage();
  const { id, afferent } = useParams('pages/apps/find/details/video');
  const query = usePost(id);
  const videos = useVideos();
  const taken = useTakenOut(({ posts }) => posts);
  const { data: first } = query;
  const isArticle = first !== undefined && first.type !== 'video';
  useEffect(() => {
    if (isArticle) replace('pages/apps/find/details/details', { id, afferent });
  }, [isArticle, id, afferent]);
  if (first?.video) {
    const slides = toSlides(first, videos.rows, taken);
    return <VideoFeed slides={slides} list={videos} isAtComments={afferent === 'comments'} />;
  }
  return (
    <Page nav={<NavBar look="page" title={<Hidden>{title}</Hidden>} />}>
      <QueryView query={query} skeleton={<VideoSkeleton />} instead={{ 'discovery.post_gone': <PostGone /> }}>
        {() => (isArticle ? <VideoSkeleton /> : <Empty picture="robot" title={t('noVideo')} />)}
      </QueryView>
    </Page>
  );
}
