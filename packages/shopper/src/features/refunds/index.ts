/** Public API of refunds: how the refund of an order's line stands, and the ways to ask for one. */
export { LineRefund, RefundMark } from './components/LineRefund.tsx';
export { RefundAll } from './components/RefundAll.tsx';
