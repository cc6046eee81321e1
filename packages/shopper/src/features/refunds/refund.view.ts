/** A refund as its screens show it: its state, its steps, what is still to come. */
import { countdownParts } from '@chengji/client-kit/time-display';
import type { OrderDetails, Refund, RefundState, RefundStep } from '@chengji/contract';
import type { StateTone } from '../../design/progress/StatePill.tsx';

const tones: Record<RefundState, StateTone> = {
  pending_seller: 'waits',
  pending_return: 'acts',
  pending_receipt: 'waits',
  rejected: 'refused',
  intervention: 'info',
  processing: 'info',
  failed: 'refused',
  completed: 'done',
  closed: 'over',
};
export const getTone = (state: RefundState): StateTone => tones[state];

type Pieces = Pick<OrderDetails['lines'][number], 'number' | 'returned_number' | 'to_ship'>;

/** Whether pieces of a line were sent and did not come back yet. */
export const isWithBuyer = (line: Pieces): boolean => line.number - line.returned_number > line.to_ship;

/** Money that is none. */
export const isZero = (money: string): boolean => !/[1-9]/.test(money);

type Ending = Pick<Refund, 'state' | 'amount'>;

/** Whether it ended without any money that went back. */
export const isOfNothing = ({ state, amount }: Ending): boolean => state === 'completed' && isZero(amount);

/** How it stands, where it is named alone. */
export const getStanding = (refund: Ending): RefundState | 'nothing' =>
  isOfNothing(refund) ? 'nothing' : refund.state;

/** The mark of a line in an order. */
export const getMark = (state: RefundState): 'open' | 'completed' | 'closed' =>
  state === 'completed' || state === 'closed' ? state : 'open';

/** Whether the goods go back in it, as far as it is known by now. */
function needsReturn({ state, kind, parcel, decision }: Refund): boolean {
  if (parcel || state === 'pending_return' || state === 'pending_receipt') return true;
  if (decision || state === 'processing' || state === 'failed' || state === 'completed') return false;
  return kind === 'return_and_refund';
}

type BarStep = 'applied' | 'shop' | 'rejected' | 'platform' | 'return' | 'receipt' | 'money' | 'end';

const current: Partial<Record<RefundState, BarStep>> = {
  pending_seller: 'shop',
  pending_return: 'return',
  pending_receipt: 'receipt',
  intervention: 'platform',
  processing: 'money',
  failed: 'money',
};

/** The few steps a refund goes through; nothing where it does not go on by itself. `current` counts from 0. */
export function toBar(refund: Refund): { steps: BarStep[]; current: number } | null {
  const { state } = refund;
  if (state === 'rejected' || state === 'closed') return null;
  const decided: BarStep[] = refund.was_brought_to_platform ? ['rejected', 'platform'] : ['shop'];
  const back: BarStep[] = needsReturn(refund) ? ['return', 'receipt'] : [];
  const last: BarStep = isOfNothing(refund) ? 'end' : 'money';
  const steps: BarStep[] = ['applied', ...decided, ...back, last];
  const step = current[state];
  return { steps, current: step ? steps.indexOf(step) : steps.length };
}

export type StepToCome = RefundStep & { isCurrent: boolean };

/** What is still to come, the step in force first. */
export const toStepsToCome = ({ timeline }: Pick<Refund, 'timeline'>): StepToCome[] =>
  timeline.filter(({ done }) => !done).map((step, index) => ({ ...step, isCurrent: index === 0 }));

/** What is said of a step when nobody acts; null where nothing happens by itself. */
export function getOtherwise({ event, otherwise }: Pick<RefundStep, 'event' | 'otherwise'>) {
  if (otherwise === null) return null;
  if (event === 'buyer_returns' && otherwise === 'closed') return 'otherwise.notReturned' as const;
  if (event === 'money_arrives' && otherwise === 'waits') return 'otherwise.notArrived' as const;
  return `otherwise.${otherwise}` as const;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a step lasts, in the unit it is spoken of: a day alone is 24 hours. */
export function toDuration(seconds: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  if (seconds % DAY === 0 && seconds > DAY) return { unit: 'days', count: seconds / DAY };
  if (seconds >= HOUR) return { unit: 'hours', count: Math.round(seconds / HOUR) };
  return { unit: 'minutes', count: Math.max(1, Math.round(seconds / MINUTE)) };
}

const lasting = [
  'seller_answers',
  'buyer_answers',
  'buyer_returns',
  'seller_receives',
  'platform_decides',
  'money_arrives',
] as const satisfies RefundStep['event'][];

/** What a step of unknown beginning is dated by; null for one that does not last. */
export function getWithin(event: RefundStep['event']) {
  const found = lasting.find((name) => name === event);
  return found ? (`within.${found}` as const) : null;
}

/** Time that stands still, to the minute: `3`, `04:12`. */
export function toTimeLeft(seconds: number): { days: number; time: string } {
  const { days, hours, minutes } = countdownParts(seconds);
  return { days, time: `${hours}:${minutes}` };
}

const counted = [
  'pending_seller',
  'pending_return',
  'pending_receipt',
  'rejected',
  'intervention',
] as const satisfies RefundState[];

/** A state that ends by itself, so that its deadline is counted down. */
export const findCounted = (state: RefundState) => counted.find((name) => name === state) ?? null;

/** What is said of how a refund ended. */
export function getEnd({ state, amount }: Pick<Refund, 'state' | 'amount'>) {
  if (state === 'closed') return 'ended.closed' as const;
  return isZero(amount) ? ('ended.nothing' as const) : ('ended.completed' as const);
}

/** What a decision comes to: a refund of nothing has neither a return nor somebody who pays it. */
export const getVerdict = ({ verdict, amount }: NonNullable<Refund['decision']>) =>
  verdict === 'refund' && isZero(amount) ? 'nothing' : verdict;

/** When a refund on its way should be there; null for one that is not on its way. */
export const findArrival = ({ state, timeline }: Pick<Refund, 'state' | 'timeline'>): number | null =>
  state === 'processing' ? (timeline.find(({ event }) => event === 'money_arrives')?.at ?? null) : null;

/** The line under the headline where nothing counts down: nothing goes back as it was asked, or was decided so. */
export function getNextStep(refund: Pick<Refund, 'state' | 'amount' | 'decision' | 'timeline'>, now: number) {
  const { state, decision } = refund;
  if (isOfNothing(refund))
    return decision ? ('next.completedDecided' as const) : ('next.completedNothing' as const);
  return (findArrival(refund) ?? now) < now ? ('next.processingLate' as const) : (`next.${state}` as const);
}

export const tabs = ['all', 'open', 'pending_return', 'rejected', 'completed', 'closed'] as const;
export type Tab = (typeof tabs)[number];

/** The tab an address asks for; an unknown one is all. */
export const parseTab = (state: string | undefined): Tab => tabs.find((tab) => tab === state) ?? 'all';

const actions = ['pending_return', 'rejected', 'intervention', 'failed'] as const satisfies RefundState[];

/** What the buyer is expected to do, or may; null where there is nothing. */
export const findAction = (state: RefundState) => actions.find((name) => name === state) ?? null;
