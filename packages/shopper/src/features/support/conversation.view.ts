import type { ServiceMessage, ServiceSession } from '@chengji/contract';
import type { StateTone } from '../../design/progress/StatePill.tsx';
import type { Unsent } from './conversation-store.ts';

/** Each once, in the order of their ids; what came last of a message counts. */
export function mergeMessages(
  known: readonly ServiceMessage[],
  rows: readonly ServiceMessage[],
): ServiceMessage[] {
  const byId = new Map([...known, ...rows].map((message) => [message.id, message]));
  return [...byId.values()].sort((left, right) => left.id - right.id);
}

type Kept = { owner: number; messages: ServiceMessage[]; unsent: Unsent[] };

/** What was stored, when it is this person's and as it should be. */
export function parseKept(stored: unknown, owner: number): Omit<Kept, 'owner'> {
  const kept = stored as Partial<Kept> | null;
  const isTheirs = kept?.owner === owner && Array.isArray(kept.messages) && Array.isArray(kept.unsent);
  return isTheirs
    ? { messages: kept.messages ?? [], unsent: kept.unsent ?? [] }
    : { messages: [], unsent: [] };
}

const apartSeconds = 5 * 60;

/** Whether the time is shown above a message. */
export const showsTime = (message: ServiceMessage, before: ServiceMessage | undefined): boolean =>
  !before || message.createtime - before.createtime > apartSeconds;

export const toMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/** Who reads what is typed. */
export const isWithPerson = (session: ServiceSession | null): boolean =>
  session?.state === 'queued' || session?.state === 'taken' || session?.state === 'left';

const refundTones: Readonly<Record<string, StateTone>> = {
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
export const getRefundTone = (state: string): StateTone => refundTones[state] ?? 'info';

const orderTones: Readonly<Record<string, StateTone>> = {
  pending_payment: 'acts',
  pending_group: 'waits',
  pending_shipment: 'waits',
  shipped: 'info',
  pending_review: 'done',
  completed: 'done',
  closed: 'over',
};
export const getOrderTone = (state: string): StateTone => orderTones[state] ?? 'info';
