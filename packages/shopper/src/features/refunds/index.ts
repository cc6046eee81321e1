/** Public API of refunds: how the refund of an order's line stands, and the way to ask for one. */
export { LineRefund, RefundMark } from './components/LineRefund.tsx';
