import { Hidden } from '../../design/layout/primitives.ts';
import { Page } from '../../design/navigation/Page.tsx';
import { usePage, useParams } from '../../kernel/router/page-context.ts';
import { PostFeed } from './components/PostFeed.tsx';
import { reloadPosts } from './queries.ts';

/** The posts of a shop or of a topic, or the videos among them. */
export function PostListScreen() {
  const { type, shop_id, category_id, goods_id, title: asked } = useParams('pages/apps/find/list');
  const { title } = usePage();
  return (
    <Page title={asked ?? title} onRefresh={reloadPosts}>
      <Hidden as="h2">{asked ?? title}</Hidden>
      <PostFeed feed={{ type: type === 'video' ? type : undefined, shop_id, category_id, goods_id }} />
    </Page>
  );
}
