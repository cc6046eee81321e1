import type { Coupon } from '@chengji/contract';
import { Ticket } from '../../../design/commerce/Ticket.tsx';
import { getTicketLook, isSpent, leastText } from '../coupon.view.ts';
import { useCouponStrings } from '../strings.ts';
import { useCouponAction } from '../use-coupon-action.ts';
import styles from './CouponStrip.module.css';
import { CouponValue } from './CouponValue.tsx';

/** A coupon in a row of them: a press receives it, or leads to what it can be used for. */
export function MiniCoupon({ coupon }: { coupon: Coupon }) {
  const t = useCouponStrings();
  const { act, label, isBusy, press } = useCouponAction(coupon);
  return (
    <Ticket mini look={getTicketLook(coupon, isSpent(act))} value={<CouponValue terms={coupon} mini />}>
      <div className="grow">
        <p className="t12 c1 l1">{leastText(coupon, t)}</p>
        <button
          type="button"
          className={styles.act}
          aria-label={`${coupon.title} ${label}`}
          aria-busy={isBusy || undefined}
          disabled={!press}
          onClick={press}
        >
          {label}
        </button>
      </div>
    </Ticket>
  );
}
