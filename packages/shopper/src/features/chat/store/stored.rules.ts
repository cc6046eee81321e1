/** What of a conversation is stored on the phone: its newest messages, and those that still have to be sent. */
import type { Messages } from '@chengji/client-kit/chat-messages';
import type { ChatMessage } from '@chengji/contract';

/** Stored for each shop, and with them the newest. */
export const STORED_BESIDES_NEWEST = 96;

export function toStored(messages: Messages): Messages {
  const rows = messages.rows.slice(-STORED_BESIDES_NEWEST - 1);
  return { ...messages, rows, more: messages.more || rows.length < messages.rows.length };
}

type Sendable = { key: string; fault?: string | undefined };

/** What is stored by the market waits no longer, though its answer was lost. */
export const dropSent = <Unsent extends Sendable>(
  unsent: readonly Unsent[],
  rows: readonly ChatMessage[],
): readonly Unsent[] => {
  const isStored = ({ key }: Unsent) => rows.some(({ message }) => message.client_msg_id === key);
  return unsent.some(isStored) ? unsent.filter((one) => !isStored(one)) : unsent;
};

/** They go in the order they were written; what was refused stands aside until it is sent again. */
export const getNextUnsent = <Unsent extends Sendable>(unsent: readonly Unsent[]): Unsent | undefined =>
  unsent.find(({ fault }) => fault === undefined);
