import type { Coupon } from '@chengji/contract';
import { go } from '../../kernel/router/navigation.ts';
import { useUser } from '../../kernel/session/user-store.ts';
import { type CouponAction, getAction } from './coupon.view.ts';
import { useReceive } from './queries.ts';
import { useCouponStrings } from './strings.ts';

type CouponButtonState = {
  act: CouponAction;
  label: string;
  isBusy: boolean;
  press: (() => void) | undefined;
};

/** What a person may do with a coupon now: receive a card, use the one they have, or nothing. */
export function useCouponAction(coupon: Coupon): CouponButtonState {
  const t = useCouponStrings();
  const isLogin = useUser(({ user }) => user.isLogin);
  const { receive, isBusy, isTaken } = useReceive(coupon);
  const act = isTaken ? 'use' : getAction(coupon, isLogin);
  const presses: Partial<Record<CouponAction, () => void>> = {
    receive: () => void receive(),
    use: () => go('pages/user/coupon/apply', { id: coupon.id }),
  };
  const label =
    act === 'receive' && coupon.points !== null
      ? t('act.exchange', { points: coupon.points })
      : t(`act.${act}`, { level: coupon.level ?? 0 });
  return { act, label, isBusy, press: presses[act] };
}
