import { Suspense } from 'react';
import { WaterfallSkeleton } from '../../../../design/lists/WaterfallSkeleton.tsx';
import { lazyPart } from '../../../../kernel/shell/fetch-code.ts';
import { type ModuleOf, toStyle } from '../module.view.ts';

/** Not every page has lives: their code comes with those that do. */
const LivePicks = lazyPart(async () => (await import('../../../live/index.ts')).LivePicks);

/** Lives in two columns; nothing once it is known that there is none. */
export function LiveFeedModule({ module }: { module: ModuleOf<'live_feed'> }) {
  const { title, limit, shop_id } = module.params;
  const style = toStyle(module.style);
  const waiting = (
    <section style={style}>
      <WaterfallSkeleton />
    </section>
  );
  return (
    <Suspense fallback={waiting}>
      <LivePicks shopId={shop_id} limit={limit} title={title} style={style} waiting={waiting} />
    </Suspense>
  );
}
