import { Empty } from '../../../design/feedback/Empty.tsx';
import { replace } from '../../../kernel/router/navigation.ts';
import { useCouponStrings } from '../strings.ts';

/** There is no such coupon, or it is not the person's. */
export function CouponGone() {
  const t = useCouponStrings();
  return (
    <Empty
      picture="ticket"
      title={t('gone')}
      text={t('goneHint')}
      action={t('centre')}
      onAction={() => replace('pages/user/coupon/list')}
    />
  );
}
