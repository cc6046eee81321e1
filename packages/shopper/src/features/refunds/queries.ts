import type { CallIn, CallOut, Refund, RefundKind, RefundState } from '@chengji/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../kernel/calls/call.ts';
import { faultText, isRefusal, reportFault } from '../../kernel/calls/faults.ts';
import { freshen, refresh, useCall, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { subscribeToFrames } from '../../kernel/live/socket-lifecycle.ts';
import { refreshOrders } from '../orders/index.ts';
import { refreshMoney } from '../payments/index.ts';

const DAY_MS = 86_400_000;
/** A refund moves by what others do, too: it is asked for again while it is looked at. */
const OPEN_POLL_MS = 30_000;

const list = 'GET /wanlshop/refund/list';
const details = 'GET /wanlshop/refund/details';
const log = 'GET /wanlshop/refund/log';
const preview = 'GET /wanlshop/refund/preview';
const shown = [list, details, log, preview] as const;

/** What is shown of refunds and of their orders is fetched again, and so are the counters beside the person. */
export function refreshRefunds(): void {
  refresh(...shown);
  refreshOrders();
}

/** An event that is due fires within seconds of its time. */
const SETTLED_MS = 3_000;

/** When a deadline has come: what it did is fetched. */
export const refreshRefundsOnceSettled = (): void => void setTimeout(refreshRefunds, SETTLED_MS);

// the counters are the socket's own to fetch
subscribeToFrames((frame) => {
  if ((frame.type === 'order' || frame.type === 'notice') && frame.modules === 'refund') refresh(...shown);
});

type RefundTab = 'all' | 'open' | RefundState;

export const useRefunds = (state: RefundTab) => useListCall(list, { state, limit: 10 }, { freshMs: 0 });

/** Pulled to refresh. */
export const reloadRefunds = () => freshen(list);

const isOver = ({ state }: Refund) => state === 'completed' || state === 'closed';

/** Fetched each time the page is shown, and while it is, until the refund has ended. */
export const useRefund = (id: number) =>
  useCall(
    details,
    { id },
    { freshMs: 0, everyMs: (refund) => (refund && isOver(refund) ? false : OPEN_POLL_MS) },
  );

/** As it was when the form began: what is written is not replaced. */
export const useRefundToEdit = (id: number) => useCall(details, { id }, { isEdited: true });

export const useRefundLog = (id: number) => useCall(log, { id }, { freshMs: 0 });

export const useReasons = (kind: RefundKind | null) =>
  useCall(
    'GET /wanlshop/refund/reasons',
    { kind: kind ?? 'refund_only' },
    { enabled: kind !== null, freshMs: DAY_MS },
  );

export type Preview = CallOut<typeof preview>;

export const usePreview = (asked: CallIn<typeof preview>, enabled = true) =>
  useCall(preview, asked, { freshMs: 0, keepsPrevious: true, enabled });

export const useCarriers = () => useCall('GET /wanlshop/refund/carriers', {}, { freshMs: DAY_MS });

export type Application = Omit<CallIn<'POST /wanlshop/refund/edit'>, 'id'>;

type Done = (refund: Refund) => void;
type Fault = (fault: Error) => void;

export const useApply = (onDone: Done, onFault: Fault) =>
  useSend('POST /wanlshop/refund/apply', { onDone: finish(onDone), onFault });

type LineAsked = Pick<CallIn<'POST /wanlshop/refund/apply'>, 'kind' | 'received' | 'reason'> & {
  order_id: number;
  line_id: number;
};
type LineResult = { id: number; fault: string | null };

/** Applies for all that is left of lines, one after another: with an order's last its freight may go back. */
export const useApplyForLines = (onDone: (results: LineResult[]) => void) =>
  useMutation({
    mutationFn: async (lines: readonly { asked: LineAsked; key: string }[]) => {
      const results: LineResult[] = [];
      for (const { asked, key } of lines)
        results.push({ id: asked.line_id, fault: await applyForLine(asked, key) });
      return results;
    },
    onSuccess(results) {
      refreshRefunds();
      onDone(results);
    },
  });

/** Answers what went wrong; null where nothing did. */
async function applyForLine({ received, ...line }: LineAsked, key: string): Promise<string | null> {
  try {
    const { max: amount } = await call(preview, line);
    await call('POST /wanlshop/refund/apply', { ...line, received, amount }, { idempotencyKey: key });
    return null;
  } catch (fault) {
    return faultText(fault);
  }
}

export const useEdit = (onDone: Done, onFault: Fault) =>
  useSend('POST /wanlshop/refund/edit', { onDone: finish(onDone), onFault });

/** Words and pictures: to bring the refund to the platform, or while it decides. */
export const useSay = (to: 'intervene' | 'evidence', onDone: Done, onFault: Fault) =>
  useSend(`POST /wanlshop/refund/${to}`, { onDone: finish(onDone), onFault });

export const useRefundChange = (change: 'cancel' | 'to_balance', onDone: Done) =>
  useSend(`POST /wanlshop/refund/${change}`, {
    onDone: finish((refund) => {
      if (change === 'to_balance') refreshMoney();
      onDone(refund);
    }),
    onFault: reportRefundFault,
  });

/** Says what went wrong; a refund that someone else moved meanwhile is shown as it is now. */
export function reportRefundFault(fault: Error): void {
  reportFault(fault);
  if (isRefusal(fault, 'refunds.state_changed')) refreshRefunds();
}

function finish(onDone: Done): Done {
  return (refund) => {
    refreshRefunds();
    onDone(refund);
  };
}
