import type { Card } from '@chengji/contract';
import { Button } from '../../../design/inputs/Button.tsx';
import { look } from '../../../design/layout/primitives.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { useCouponStrings } from '../strings.ts';

/** An unused card leads to what it can be used for, a used one to its order. */
export function CardAction({ card: { state, coupon_id, order_id }, inBar }: { card: Card; inBar?: boolean }) {
  const t = useCouponStrings();
  const size = inBar ? { className: look({ grow: true }) } : ({ size: 's' } as const);
  if (state === 'unused') {
    return (
      <Button
        look={inBar ? 'primary' : 'soft'}
        {...size}
        onClick={() => go('pages/user/coupon/apply', { id: coupon_id })}
      >
        {t('act.use')}
      </Button>
    );
  }
  if (state === 'expired' || order_id === null) return null;
  return (
    <Button look="line" {...size} onClick={() => go('pages/user/order/details', { id: order_id })}>
      {t('seeOrder')}
    </Button>
  );
}
