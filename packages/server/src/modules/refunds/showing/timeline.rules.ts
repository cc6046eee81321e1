/** What happened to a refund, then what is still to come: when, and what happens when nobody acts. */
import type { RefundStep } from '@chengji/contract';
import { hoursAfter } from '../../../kernel/time/durations.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import type { LogRecord, RefundRecord } from '../refund.queries.ts';

type Shown = Pick<RefundRecord, 'state' | 'kind' | 'dueAt' | 'movedAt' | 'pinned' | 'channel'>;
type Told = Pick<LogRecord, 'event' | 'at'>;

const isStep = (event: LogRecord['event']): event is RefundStep['event'] => event !== 'evidence';

const hours = 3_600;
const days = 24 * hours;

/** `log` in the order of its time. */
export function buildTimeline(refund: Shown, log: readonly Told[]): RefundStep[] {
  const done = log.flatMap(({ event, at }): RefundStep[] =>
    isStep(event) ? [{ event, at: toUnixSeconds(at), within: null, done: true, otherwise: null }] : [],
  );
  return [...done, ...listAhead(refund)];
}

type Ahead = Pick<RefundStep, 'event' | 'otherwise'>;

const sellerReceives: Ahead = { event: 'seller_receives', otherwise: 'received' };
const moneyArrives: Ahead = { event: 'money_arrives', otherwise: null };

const at = (step: Ahead, moment: Date | null): RefundStep => ({
  ...step,
  at: toUnixSecondsOrNull(moment),
  within: null,
  done: false,
});

const within = (step: Ahead, seconds: number): RefundStep => ({
  ...step,
  at: null,
  within: seconds,
  done: false,
});

function listAhead(refund: Shown): RefundStep[] {
  const { state, dueAt, movedAt, pinned } = refund;
  const money = within(moneyArrives, refund.channel === 'balance' ? 0 : pinned.channelHours * hours);
  const receipt = [within(sellerReceives, pinned.receiveDays * days), money];
  switch (state) {
    case 'pending_seller': {
      const answer = at({ event: 'seller_answers', otherwise: 'approved' }, dueAt);
      if (refund.kind === 'refund_only') return [answer, money];
      const sending: Ahead = { event: 'buyer_returns', otherwise: 'closed' };
      return [answer, within(sending, pinned.returnDays * days), ...receipt];
    }
    case 'pending_return':
      return [at({ event: 'buyer_returns', otherwise: 'closed' }, dueAt), ...receipt];
    case 'pending_receipt':
      return [at(sellerReceives, dueAt), money];
    case 'rejected':
      return [at({ event: 'buyer_answers', otherwise: 'closed' }, dueAt)];
    case 'intervention': {
      const otherwise = pinned.undecided === 'buyer' ? 'decided_for_buyer' : 'waits';
      const until = dueAt ?? hoursAfter(movedAt, pinned.decideHours);
      return [at({ event: 'platform_decides', otherwise }, until)];
    }
    case 'processing':
      return [at({ ...moneyArrives, otherwise: 'waits' }, hoursAfter(movedAt, pinned.channelHours))];
    default:
      return [];
  }
}
