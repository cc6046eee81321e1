import { Suspense } from 'react';
import { RowsSkeleton } from '../../../../design/lists/RowsSkeleton.tsx';
import { lazyPart } from '../../../../kernel/shell/fetch-code.ts';
import { type ModuleOf, toStyle } from '../module.view.ts';

/** Not every page has group buys: their code comes with those that do. */
const GroupGoods = lazyPart(async () => (await import('../../../groups/index.ts')).GroupGoods);

/** Goods of ordinary or ladder groups below each other; nothing once it is known that there is none. */
export function GroupGoodsModule({ module }: { module: ModuleOf<'group_goods' | 'ladder_goods'> }) {
  const { title, limit, shop_id } = module.params;
  const style = toStyle(module.style);
  const waiting = (
    <section style={style}>
      <RowsSkeleton />
    </section>
  );
  return (
    <Suspense fallback={waiting}>
      <GroupGoods
        kind={module.type === 'ladder_goods' ? 'ladder' : 'ordinary'}
        of={{ limit, ...(shop_id !== undefined && { shop_id }) }}
        title={title}
        style={style}
        waiting={waiting}
      />
    </Suspense>
  );
}
