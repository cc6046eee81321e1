import { ReasonModal } from '../../design/feedback/ReasonModal.tsx';
import { useLanguage } from '../../kernel/language.ts';
import type { Area } from '../../kernel/session.ts';
import { titleIn } from './coupon-words.ts';
import type { Coupon } from './coupons.view.ts';
import { useCouponsText } from './coupons-text.ts';
import { useStopCoupon } from './queries.ts';

type Props = { area: Area; coupon: Coupon; onClose: () => void };

/** Lets nobody receive a coupon any more. The platform always gives a reason: the shop is notified. */
export function StopCoupon({ area, coupon, onClose }: Props) {
  const text = useCouponsText();
  const language = useLanguage();
  const stop = useStopCoupon(area);
  const { id, received, shop } = coupon;
  return (
    <ReasonModal
      title={text('stopTitle', { name: titleIn(language, coupon) })}
      body={received > 0 ? text('stopBody', { n: received }) : text('stopBodyNone')}
      action={text('stop')}
      doneText={text('stopped')}
      label={text('stopReason')}
      hint={area === 'platform' && shop && text('stopReasonHint')}
      isOwed={area === 'platform'}
      isSending={stop.isPending}
      onAct={(reason, done) => stop.mutate({ id, reason }, { onSuccess: done })}
      onClose={onClose}
    />
  );
}
