import type { Coupon } from '@chengji/contract';
import { Ticket } from '../../../design/commerce/Ticket.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
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
      <Box grow>
        <Text as="p" size={12} tone={1} lines={1}>
          {leastText(coupon, t)}
        </Text>
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
      </Box>
    </Ticket>
  );
}
