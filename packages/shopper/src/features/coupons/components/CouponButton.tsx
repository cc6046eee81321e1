import type { Coupon } from '@chengji/contract';
import { Button } from '../../../design/inputs/Button.tsx';
import { look } from '../../../design/layout/primitives.ts';
import { useCouponAction } from '../use-coupon-action.ts';

/** The one action of a coupon; what cannot be done says why. In the bar of a page it is the solid one. */
export function CouponButton({ coupon, inBar }: { coupon: Coupon; inBar?: boolean }) {
  const { act, label, isBusy, press } = useCouponAction(coupon);
  const solid = coupon.type === 'vip' ? 'dark' : 'primary';
  return (
    <Button
      look={inBar ? 'primary' : act === 'receive' ? solid : 'soft'}
      {...(inBar ? { className: look({ grow: true }) } : { size: 's' })}
      busy={isBusy}
      disabled={!press}
      onClick={press}
    >
      {label}
    </Button>
  );
}
