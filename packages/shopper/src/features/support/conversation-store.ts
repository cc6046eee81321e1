/**
 * The conversation with the service: what is known of it is shown at once, also without a network, and what is new is
 * fetched after the last message. What could not be sent waits to be sent again by the same name.
 */
import { newIdempotencyKey } from '@chengji/client-kit';
import type { CallIn, ServiceInbox, ServiceMessage, ServiceSession } from '@chengji/contract';
import { create } from 'zustand';
import { STORAGE_KEY } from '../../kernel/constants.ts';
import { socketClientId } from '../../kernel/live/socket-lifecycle.ts';
import { useUser } from '../../kernel/session/user-store.ts';
import { readStored, store } from '../../kernel/storage.ts';
import { mergeMessages, parseKept } from './conversation.view.ts';
import { askForPerson, askService, closeSession, fetchHistory, openSession, rateAnswer } from './queries.ts';

type Asked = Omit<CallIn<'POST /wanlshop/service/ask'>, 'client_msg_id'>;
export type Unsent = { name: string; asked: Asked; label: string; state: 'sending' | 'failed' };

type Conversation = {
  owner: number;
  session: ServiceSession | null;
  inbox: ServiceInbox | null;
  messages: ServiceMessage[];
  unsent: Unsent[];
  hasMore: boolean;
  state: 'loading' | 'ready' | 'failed';
};

const keptMessages = 60;
const pageLimit = 30;

const nothing = { session: null, inbox: null, messages: [], unsent: [], hasMore: false };

export const useConversation = create<Conversation>(() => ({ ...nothing, owner: -1, state: 'loading' }));

const get = () => useConversation.getState();
const getOwner = () => useUser.getState().user.id;

/** Another person, or a visitor, has a conversation of their own. */
function begin(): void {
  const owner = getOwner();
  if (get().owner === owner) return;
  const kept = parseKept(readStored(STORAGE_KEY.serviceConversation), owner);
  useConversation.setState({ ...nothing, ...kept, owner, state: 'loading' });
}

let changes = 0;

function set(change: Partial<Conversation>): void {
  changes += 1;
  useConversation.setState(change);
  const { owner, messages, unsent } = get();
  const waiting = unsent.map((one) => ({ ...one, state: 'failed' as const }));
  store(STORAGE_KEY.serviceConversation, { owner, messages: messages.slice(-keptMessages), unsent: waiting });
}

const add = (rows: readonly ServiceMessage[], change: Partial<Conversation> = {}) =>
  set({ ...change, messages: mergeMessages(get().messages, rows) });

/** Opens the page: the market binds the socket, and what is new is fetched. */
export async function openConversation(): Promise<void> {
  begin();
  const { owner } = get();
  try {
    const clientId = socketClientId();
    await openSession(clientId);
    await loadNewest();
  } catch {
    if (get().owner === owner) useConversation.setState({ state: 'failed' });
  }
}

async function loadNewest(): Promise<void> {
  const { owner } = get();
  const changesBefore = changes;
  const newest = await fetchHistory({ limit: pageLimit });
  if (get().owner !== owner) return;
  // older than what is shown: a rating given meanwhile would be taken back
  if (changes !== changesBefore) return loadNewest();
  const first = newest.rows[0]?.id ?? 0;
  const last = get().messages.at(-1)?.id ?? 0;
  // what is kept ends before the page that came: what lies between is loaded by scrolling up
  const isJoined = last >= first;
  set({
    session: newest.session,
    inbox: newest.inbox,
    state: 'ready',
    hasMore: isJoined ? get().hasMore || newest.has_more : newest.has_more,
    messages: isJoined ? mergeMessages(get().messages, newest.rows) : newest.rows,
  });
}

/** Something was said, or the queue moved. */
export async function catchUp(): Promise<void> {
  try {
    await loadNewest();
  } catch {
    // the next frame, or the next look, brings it
  }
}

let isLoadingOlder = false;

export async function loadOlder(): Promise<void> {
  const { messages, hasMore, owner } = get();
  const [first] = messages;
  if (!first || !hasMore || isLoadingOlder) return;
  isLoadingOlder = true;
  try {
    const older = await fetchHistory({ before_id: first.id, limit: pageLimit });
    if (get().owner === owner) add(older.rows, { hasMore: older.has_more });
  } finally {
    isLoadingOlder = false;
  }
}

/** `label`: how it reads until the market has it. Answers whether it arrived. */
export async function ask(asked: Asked, label: string): Promise<boolean> {
  begin();
  return send({ name: newIdempotencyKey(), asked, label, state: 'sending' });
}

export const sendAgain = (unsent: Unsent): Promise<boolean> => send({ ...unsent, state: 'sending' });

async function send(unsent: Unsent): Promise<boolean> {
  const others = () => get().unsent.filter(({ name }) => name !== unsent.name);
  set({ unsent: [...others(), unsent] });
  const { owner } = get();
  try {
    const said = await askService({ ...unsent.asked, client_msg_id: unsent.name });
    if (get().owner === owner) add(said.rows, { session: said.session, unsent: others() });
    return true;
  } catch {
    if (get().owner === owner) set({ unsent: [...others(), { ...unsent, state: 'failed' }] });
    return false;
  }
}

export async function rate(id: number, helpful: boolean): Promise<void> {
  const message = await rateAnswer(id, helpful);
  add([message]);
}

export async function handOver(text = ''): Promise<void> {
  begin();
  const said = await askForPerson(text);
  add(said.rows, { session: said.session });
  await catchUp();
}

export async function close(): Promise<void> {
  const said = await closeSession();
  if (said) add(said.rows, { session: null });
}
