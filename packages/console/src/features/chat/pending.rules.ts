import type { Messages } from '@chengji/client-kit/chat-messages';
import type { CallIn } from '@chengji/contract';

export type Draft = CallIn<'POST /seller/chat/send'>['message'];
export type Content = Draft extends infer One
  ? One extends Draft
    ? Omit<One, 'client_msg_id'>
    : never
  : never;

/** What is sent and has no place among the messages yet; with a fault it waits to be sent again. */
export type Pending = { draft: Draft; fault?: string };

/** Those that are not among the messages. */
export function leaveOutArrived(pending: readonly Pending[], { rows }: Messages): Pending[] {
  const arrived = new Set(rows.map(({ message }) => message.client_msg_id));
  return pending.filter(({ draft }) => !arrived.has(draft.client_msg_id));
}

/** A draft with why it was not sent; without a fault it is on its way. */
export const withFault = (pending: readonly Pending[], { client_msg_id }: Draft, fault?: string): Pending[] =>
  pending.map((one) =>
    one.draft.client_msg_id === client_msg_id ? { draft: one.draft, ...(fault ? { fault } : {}) } : one,
  );
