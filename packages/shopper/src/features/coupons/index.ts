/** The door of coupons: how a coupon and a card are drawn, and where coupons can be received. */
export { CardRow } from './components/CardRow.tsx';
export { CouponFace } from './components/CouponFace.tsx';
