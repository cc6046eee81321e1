import { CouponScreen, NewCouponScreen } from '../CouponScreen.tsx';
import { CouponsScreen } from '../CouponsScreen.tsx';

export const PlatformCouponsScreen = () => <CouponsScreen area="platform" />;
export const NewPlatformCouponScreen = () => <NewCouponScreen area="platform" />;
export const PlatformCouponScreen = () => <CouponScreen area="platform" />;
