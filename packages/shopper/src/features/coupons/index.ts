/** Public API of coupons: how a coupon and a card are drawn, and where coupons can be received. */
export { CardRow } from './cards/CardRow.tsx';
export { CouponSheet } from './components/CouponSheet.tsx';
export { CouponStrip } from './components/CouponStrip.tsx';
export { CouponTags } from './components/CouponTags.tsx';
export { CouponWords } from './components/CouponWords.tsx';
export { ShopCoupons } from './components/ShopCoupons.tsx';
