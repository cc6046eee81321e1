import { useEffect } from 'react';
import { QueryView } from '../../design/feedback/QueryView.tsx';
import { BottomBar } from '../../design/navigation/BottomBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { replace } from '../../kernel/router/navigation.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { useWechatShare } from '../../kernel/wechat/use-wechat-share.ts';
import { ComplainLine } from '../complaints/index.ts';
import { Comments } from './comments/Comments.tsx';
import { ComposeBar } from './comments/ComposeBar.tsx';
import { useComposer } from './comments/use-composer.ts';
import { type Post, PostBody } from './components/PostBody.tsx';
import { PostGone } from './components/PostGone.tsx';
import { PostGoods } from './components/PostGoods.tsx';
import { PostSkeleton } from './components/PostSkeleton.tsx';
import { OwnPost } from './details/OwnPost.tsx';
import { PostActions } from './details/PostActions.tsx';
import { reloadPost, usePost } from './queries.ts';

/** One post: pictures, words, its goods, and its comments; `afferent=comments` scrolls to them. */
export function PostScreen() {
  const { id, afferent } = useParams('pages/apps/find/details/details');
  const query = usePost(id);
  const { data: post } = query;
  const isVideo = post?.type === 'video';
  const live = post?.live_id ?? null;
  useEffect(() => {
    if (isVideo) replace('pages/apps/find/details/video', { id, afferent });
    else if (live !== null) replace('pages/apps/find/details/live', { id: live });
  }, [isVideo, live, id, afferent]);
  if (post && !isVideo && live === null)
    return <PostPage post={post} isAtComments={afferent === 'comments'} />;
  return (
    <Page onRefresh={reloadPost}>
      <QueryView query={query} skeleton={<PostSkeleton />} instead={{ 'discovery.post_gone': <PostGone /> }}>
        {() => <PostSkeleton />}
      </QueryView>
    </Page>
  );
}

function PostPage({ post, isAtComments }: { post: Post; isAtComments: boolean }) {
  const composer = useComposer(post.id);
  useWechatShare(post.title, post.author.name, post.images[0] ?? '');
  return (
    <Page
      onRefresh={reloadPost}
      bar={
        <BottomBar>
          <ComposeBar composer={composer}>
            <PostActions post={post} />
          </ComposeBar>
        </BottomBar>
      }
    >
      {post.own && <OwnPost post={post} own={post.own} />}
      <PostBody post={post} />
      <PostGoods post={post.id} goods={post.goods} />
      {!post.own && <ComplainLine type="post" id={post.id} />}
      <Comments post={post.id} count={post.comments} isFirst={isAtComments} onReply={composer.open} />
    </Page>
  );
}
