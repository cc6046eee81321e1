import { Note } from '../../../design/feedback/Note.tsx';
import type { Area } from '../../../kernel/session.ts';
import { type Coupon, canChange } from '../coupons.view.ts';
import { useCouponsText } from '../coupons-text.ts';

/** Why a coupon cannot be changed, or not all of it. */
export function CouponNote({ area, coupon }: { area: Area; coupon: Coupon }) {
  const text = useCouponsText();
  const { state, shop, stop_reason, received } = coupon;
  if (state === 'stopped') {
    return (
      <Note tone="error">{stop_reason ? text('stoppedFor', { reason: stop_reason }) : text('stopped')}</Note>
    );
  }
  if (state === 'ended') return <Note>{text('overNote')}</Note>;
  if (!canChange(area, coupon)) return <Note>{text('otherNote', { shop: shop?.name ?? '' })}</Note>;
  return received > 0 ? <Note>{text('lockedNote', { n: received })}</Note> : null;
}
