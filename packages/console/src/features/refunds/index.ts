export { RefundStatus } from './components/RefundStatus.tsx';
export { useInterventions, useWaitingRefunds } from './queries.ts';
