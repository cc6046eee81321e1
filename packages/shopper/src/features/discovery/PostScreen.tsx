import { Empty } from '../../design/feedback/Empty.tsx';
import { QueryView } from '../../design/feedback/QueryView.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { ComplainLine } from '../complaints/index.ts';
import { Comments } from './components/Comments.tsx';
import { PostBody } from './components/PostBody.tsx';
import { PostGoods } from './components/PostGoods.tsx';
import { PostSkeleton } from './components/PostSkeleton.tsx';
import { reloadPost, usePost } from './queries.ts';
import { useDiscoveryStrings } from './strings.ts';

/** One post: pictures, words, its goods, and its comments; `afferent=comments` scrolls to them. */
export function PostScreen() {
  const { id, afferent } = useParams('pages/apps/find/details/details');
  const query = usePost(id);
  return (
    <Page onRefresh={reloadPost}>
      <QueryView query={query} skeleton={<PostSkeleton />} instead={{ 'discovery.post_gone': <PostGone /> }}>
        {(post) => (
          <>
            <PostBody post={post} />
            <PostGoods goods={post.goods} />
            <ComplainLine type="post" id={post.id} />
            <Comments post={post} isFirst={afferent === 'comments'} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function PostGone() {
  const t = useDiscoveryStrings();
  return (
    <Empty
      picture="parcel"
      title={t('gone')}
      text={t('goneHint')}
      action={t('toFind')}
      onAction={() => go('pages/find')}
    />
  );
}
