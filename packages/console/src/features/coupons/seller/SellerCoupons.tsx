import { CouponScreen, NewCouponScreen } from '../CouponScreen.tsx';
import { CouponsScreen } from '../CouponsScreen.tsx';

export const SellerCouponsScreen = () => <CouponsScreen area="seller" />;
export const NewSellerCouponScreen = () => <NewCouponScreen area="seller" />;
export const SellerCouponScreen = () => <CouponScreen area="seller" />;
