import type { CallIn, CallOut } from '@chengji/contract';
import { refresh, useCall, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { subscribeToFrames } from '../../kernel/live/socket-lifecycle.ts';
import { loadStatistics } from '../../kernel/session/session.ts';
import type { Tab } from './order.view.ts';

const changes = [
  'GET /wanlshop/order/list',
  'GET /wanlshop/order/details',
  'GET /wanlshop/order/logistics',
  // an order uses cards, and gives them back when it closes
  'GET /wanlshop/coupon/list',
  'GET /wanlshop/coupon/details',
] as const;

/** What is shown of orders is fetched again, and so are the counters beside the person. */
export function refreshOrders(): void {
  refresh(...changes);
  void loadStatistics();
}

/** An event that is due fires within seconds of its time. */
const SETTLED_MS = 3_000;

/** When a deadline has come: what it did is fetched. */
export const refreshOrdersOnceSettled = (): void => void setTimeout(refreshOrders, SETTLED_MS);

// the counters are the socket's own to fetch; what is shown of the orders is fetched here
subscribeToFrames((frame) => {
  const isNews = frame.type === 'order' || frame.type === 'notice';
  if (isNews && (frame.modules === 'order' || frame.modules === 'refund')) refresh(...changes);
  // sent for the teams that are watched
  if (frame.type === 'team') refresh(...changes);
});

export const useOrders = (state: Tab, keyword: string, isOfTeams: boolean) =>
  useListCall(
    'GET /wanlshop/order/list',
    { state, limit: 10, ...(keyword ? { keyword } : {}), ...(isOfTeams ? { group: true } : {}) },
    { keepsPrevious: false },
  );

export const useOrder = (id: number) => useCall('GET /wanlshop/order/details', { id });

/** What cancelling would do to the other orders of the payment; fetched each time a person is about to. */
export const useCancelPreview = (id: number, enabled: boolean) =>
  useCall('GET /wanlshop/order/cancelpreview', { id }, { enabled, freshMs: 0, isSilent: true });

export const useCancelOrder = (onDone: (cancelled: CallOut<'POST /wanlshop/order/cancel'>) => void) =>
  useSend('POST /wanlshop/order/cancel', {
    onDone: (cancelled) => {
      refreshOrders();
      onDone(cancelled);
    },
  });

export const useBuyAgain = (onDone: (laid: CallOut<'POST /wanlshop/order/again'>) => void) =>
  useSend('POST /wanlshop/order/again', { onDone });

type Change = 'receive' | 'extend' | 'delete';

export const useOrderChange = (change: Change, onDone: () => void) =>
  useSend(`POST /wanlshop/order/${change}`, {
    onDone: () => {
      refreshOrders();
      onDone();
    },
  });

/** The quote is fetched each time the page is shown. */
export const useQuote = (checkout: CallIn<'POST /wanlshop/order/quote'>, enabled = true) =>
  useCall('POST /wanlshop/order/quote', checkout, { freshMs: 0, keepsPrevious: true, enabled });

type Placed = CallOut<'POST /wanlshop/order/create'>;

export const usePlaceOrder = (onDone: (placed: Placed) => void, onFault: (fault: Error) => void) =>
  useSend('POST /wanlshop/order/create', {
    onDone: (placed) => {
      refreshOrders();
      onDone(placed);
    },
    onFault,
  });

/** The order that was paid, where it was one alone: it has the progress of its team. */
export const usePaidOrder = (tradeNo: string) =>
  useCall('GET /wanlshop/order/list', { keyword: tradeNo, limit: 1 }, { isSilent: true, freshMs: 0 });

/** What was paid, shown on the success page. */
export const usePaidTrade = (tradeNo: string) =>
  useCall('GET /wanlshop/pay/channels', { trade_no: tradeNo }, { isSilent: true });
