import { useParams } from '../../kernel/router/page-context.ts';
import { useUser } from '../../kernel/session/user-store.ts';
import { CardInFull } from './components/CardInFull.tsx';
import { CouponInFull } from './components/CouponInFull.tsx';

/** A coupon in full; with `card` the own card of it, which keeps the terms it was received under. */
export function CouponScreen() {
  const { id, card } = useParams('pages/user/coupon/details');
  const isLogin = useUser(({ user }) => user.isLogin);
  return card && isLogin ? <CardInFull id={card} /> : <CouponInFull id={id} />;
}
