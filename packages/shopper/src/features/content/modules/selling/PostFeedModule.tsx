import { Suspense } from 'react';
import { WaterfallSkeleton } from '../../../../design/lists/WaterfallSkeleton.tsx';
import { lazyPart } from '../../../../kernel/shell/fetch-code.ts';
import { type ModuleOf, toStyle } from '../module.view.ts';

/** Not every page has posts: their code comes with those that do. */
const PostPicks = lazyPart(async () => (await import('../../../discovery/index.ts')).PostPicks);

/** Posts of discovery in two columns, or its videos; nothing once it is known that there is none. */
export function PostFeedModule({ module }: { module: ModuleOf<'post_feed' | 'video_feed'> }) {
  const { title, limit, shop_id } = module.params;
  const categoryId = module.type === 'post_feed' ? module.params.category_id : null;
  const style = toStyle(module.style);
  const waiting = (
    <section style={style}>
      <WaterfallSkeleton />
    </section>
  );
  return (
    <Suspense fallback={waiting}>
      <PostPicks
        feed={{
          ...(module.type === 'video_feed' && { type: 'video' as const }),
          ...(categoryId !== null && { category_id: categoryId }),
          ...(shop_id !== undefined && { shop_id }),
        }}
        limit={limit}
        title={title}
        style={style}
        waiting={waiting}
      />
    </Suspense>
  );
}
