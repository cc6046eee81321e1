import { lazy, Suspense } from 'react';
import { type ModuleOf, styleOf } from '../module.view.ts';

/** Not every page has coupons: their code comes with those that do. */
const CouponStrip = lazy(async () => ({
  default: (await import('../../coupons/index.ts')).CouponStrip,
}));

/** Coupons to receive; drawn once there are some. */
export function CouponStripModule({ module }: { module: ModuleOf<'coupon_strip'> }) {
  const { title, limit } = module.params;
  return (
    <Suspense fallback={null}>
      <CouponStrip of={{ limit }} title={title} style={styleOf(module.style)} />
    </Suspense>
  );
}
