import type { Coupon } from '@chengji/contract';
import { Button } from '../../../design/Button.tsx';
import { useAct } from '../use-act.ts';

/** The one action of a coupon; what cannot be done says why. */
export function CouponButton({ coupon, className }: { coupon: Coupon; className?: string }) {
  const { act, label, isBusy, press } = useAct(coupon);
  const solid = coupon.type === 'vip' ? 'dark' : 'primary';
  return (
    <Button
      look={act === 'receive' ? solid : 'soft'}
      {...(className ? { className } : { size: 's' })}
      busy={isBusy}
      disabled={!press}
      onClick={press}
    >
      {label}
    </Button>
  );
}
