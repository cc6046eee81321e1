/** One open conversation: its messages, those still on their way, and how both are kept true. */
import { newIdempotencyKey, type ReceivedFrame } from '@chengji/client-kit';
import {
  addMissed,
  addNewest,
  addOlder,
  addOne,
  type Messages,
  noMessages,
  readTo,
  recallOne,
} from '@chengji/client-kit/chat-messages';
import { createListeners } from '@chengji/client-kit/listeners';
import type { CallIn, ChatHistory } from '@chengji/contract';
import { faultText } from '../../kernel/faults.ts';
import { type Content, type Draft, leaveOutArrived, type Pending, withFault } from './pending.rules.ts';

export type ThreadState = {
  thread: Messages | undefined;
  pending: readonly Pending[];
  error: Error | null;
  isLoadingOlder: boolean;
};

type Bounds = { before_id?: number; after_id?: number };
type Options = {
  userId: number;
  fetchHistory: (input: CallIn<'GET /seller/chat/history'>) => Promise<ChatHistory>;
  send: (input: CallIn<'POST /seller/chat/send'>) => Promise<unknown>;
};

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

type Change = (thread: Messages) => Messages;

/** What a frame changes in the conversation with a shopper, where it is about that one. */
function findChange(frame: ReceivedFrame, userId: number): Change | undefined {
  if (frame.type === 'chat') {
    const { type: _, ...message } = frame;
    const other = message.form.shop_id === null ? message.form.id : message.to_id;
    // it may have come after others that the socket did not bring: those are asked for
    return other === userId ? (thread) => addOne(thread, message, false) : undefined;
  }
  if (frame.type === 'chat_read' && frame.user_id === userId && !frame.own)
    return (thread) => readTo(thread, frame.up_to);
  if (frame.type === 'chat_recall' && frame.user_id === userId)
    return (thread) => recallOne(thread, frame.id);
  return undefined;
}

export function createThreadStore({ userId, fetchHistory, send }: Options) {
  let state: ThreadState = { thread: undefined, pending: [], error: null, isLoadingOlder: false };
  const listeners = createListeners();
  let sending: Promise<unknown> = Promise.resolve();
  /** What was heard before the messages have come. */
  const early: ReceivedFrame[] = [];

  function set(change: Partial<ThreadState>): void {
    state = { ...state, ...change };
    listeners.tell();
  }
  function show(thread: Messages): void {
    set({ thread, pending: leaveOutArrived(state.pending, thread), error: null });
  }
  function change(next: Change | undefined): void {
    if (state.thread && next) show(next(state.thread));
  }
  const ask = (bounds: Bounds) => fetchHistory({ user_id: userId, ...bounds });

  async function load(): Promise<void> {
    try {
      const answer = await ask({});
      show(addNewest(state.thread ?? noMessages, answer, 0));
      for (const frame of early.splice(0)) hear(frame);
    } catch (error) {
      set({ error: toError(error) });
    }
  }

  /** What was written since it was last asked; asked until there is no more. */
  async function catchUp(): Promise<void> {
    if (!state.thread?.upTo) return load();
    for (let isMore = true; isMore; ) {
      const after = state.thread.upTo;
      const answer = await ask({ after_id: after });
      change((thread) => addMissed(thread, answer, after));
      isMore = answer.more && answer.rows.length > 0;
    }
  }

  function hear(frame: ReceivedFrame): void {
    if (!state.thread) early.push(frame);
    else change(findChange(frame, userId));
  }

  async function deliver(draft: Draft): Promise<void> {
    set({ pending: withFault(state.pending, draft) });
    try {
      await send({ to_id: userId, message: draft });
    } catch (error) {
      set({ pending: withFault(state.pending, draft, faultText(error)) });
      return;
    }
    // The frame brings it too, where the socket is open.
    await catchUp().catch(() => {});
  }
  /** One after the other, so that they stand in the order they were sent in. */
  const enqueue = (draft: Draft): void => {
    sending = sending.then(() => deliver(draft));
  };

  return {
    subscribe: listeners.subscribe,
    read: (): ThreadState => state,
    load,
    /** Rejects when the market cannot be reached. */
    catchUp,
    async loadOlder(): Promise<void> {
      const first = state.thread?.rows[0];
      if (!state.thread?.more || !first || state.isLoadingOlder) return;
      set({ isLoadingOlder: true });
      try {
        const answer = await ask({ before_id: first.message.id });
        change((thread) => addOlder(thread, answer, first.message.id));
      } finally {
        set({ isLoadingOlder: false });
      }
    },
    hear,
    send(content: Content): void {
      const draft = { ...content, client_msg_id: newIdempotencyKey() } as Draft;
      set({ pending: [...state.pending, { draft }] });
      enqueue(draft);
    },
    resend: enqueue,
    discard(draft: Draft): void {
      set({ pending: state.pending.filter((one) => one.draft !== draft) });
    },
  };
}

export type ThreadStore = ReturnType<typeof createThreadStore>;
