import { Suspense } from 'react';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { lazyPart } from '../../../kernel/shell/fetch-code.ts';
import { type ModuleOf, toStyle } from './module.view.ts';

/** Not every page has coupons: their code comes with those that do. */
const CouponStrip = lazyPart(async () => (await import('../../coupons/index.ts')).CouponStrip);

const TICKETS = 60;

/** Coupons to receive; nothing once it is known that there are none. */
export function CouponStripModule({ module }: { module: ModuleOf<'coupon_strip'> }) {
  const { title, limit, shop_id } = module.params;
  const style = toStyle(module.style);
  const waiting = (
    <section style={style}>
      {title ? (
        <SectionCard title={title}>
          <Skeleton height={TICKETS} radius={12} />
        </SectionCard>
      ) : (
        <Skeleton height={TICKETS} radius={12} />
      )}
    </section>
  );
  return (
    <Suspense fallback={waiting}>
      <CouponStrip
        of={{ limit, ...(shop_id !== undefined && { shop_id }) }}
        title={title}
        style={style}
        waiting={waiting}
      />
    </Suspense>
  );
}
