import { Suspense } from 'react';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { lazyPart } from '../../../kernel/shell/fetch-code.ts';
import { type ModuleOf, toStyle } from './module.view.ts';

/** Not every page has group buys: their code comes with those that do. */
const GroupStrip = lazyPart(async () => (await import('../../groups/index.ts')).GroupStrip);

/** Picture, price, progress and how many a team takes. */
const GOODS = 160;

/** What can be bought in groups now; nothing once it is known that there is none. */
export function GroupStripModule({ module }: { module: ModuleOf<'group_strip'> }) {
  const { title, limit, shop_id } = module.params;
  const style = toStyle(module.style);
  const waiting = (
    <section style={style}>
      <SectionCard title={title}>
        <Skeleton height={GOODS} radius={12} />
      </SectionCard>
    </section>
  );
  return (
    <Suspense fallback={waiting}>
      <GroupStrip
        of={{ limit, ...(shop_id !== undefined && { shop_id }) }}
        title={title}
        style={style}
        waiting={waiting}
      />
    </Suspense>
  );
}
