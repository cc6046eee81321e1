import { Page } from '../../design/navigation/Page.tsx';
import { usePage, useParams } from '../../kernel/router/page-context.ts';
import { PostFeed } from './components/PostFeed.tsx';
import { reloadPosts } from './queries.ts';

/** The posts of a shop or of a topic. */
export function PostListScreen() {
  const { shop_id, category_id, title: asked } = useParams('pages/apps/find/list');
  const { title } = usePage();
  return (
    <Page title={asked ?? title} onRefresh={reloadPosts}>
      <h2 className="visually-hidden">{asked ?? title}</h2>
      <PostFeed feed={{ shop_id, category_id }} />
    </Page>
  );
}
