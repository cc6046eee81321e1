import { useParams } from '../../../kernel/router/page-context.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { CardDetails } from './CardDetails.tsx';
import { CouponDetails } from './CouponDetails.tsx';

/** A coupon in full; with `card` the own card of it, which has the terms it was received under. */
export function CouponScreen() {
  const { id, card } = useParams('pages/user/coupon/details');
  const isLogin = useUser(({ user }) => user.isLogin);
  return card && isLogin ? <CardDetails id={card} /> : <CouponDetails id={id} />;
}
