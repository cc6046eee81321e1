import type { CallChecked, CallOut, ServiceBlock } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { normalized } from '../../../kernel/search/words.rules.ts';
import { showLogistics, showOrder } from '../../orders/index.ts';
import { showRefund } from '../../refunds/index.ts';
import { countAsked } from '../bank/bank.queries.ts';
import { countMissed } from '../bank/missed.queries.ts';
import { type Answer, answerQuestion, answerWords } from '../finding/build-answer.ts';
import { presentOrder, presentRefund } from '../finding/show-own-things.ts';
import { announceMessage, toLine } from './announce.ts';
import { requireConversationOwner } from './owner.ts';
import { presentMessages, presentSession } from './present-session.ts';
import {
  claimSession,
  findOpenSession,
  findSent,
  findSession,
  insertMessage,
  listSessionMessages,
  type MessageRecord,
  noteSaid,
  type Owner,
  type SessionRecord,
} from './session.queries.ts';

type Input = CallChecked<'POST /wanlshop/service/ask'>;
export type Said = CallOut<'POST /wanlshop/service/ask'>;

/** What was asked, as it stands in the conversation, and how the assistant would answer. */
type Question = { blocks: ServiceBlock[]; answer: Answer | null; missed: string | null };

/**
 * The assistant answers until an agent is asked for. What takes time (reading the person's things, a language model)
 * is done before the transaction; who answers is decided in it.
 */
export async function ask(ctx: Context, input: Input): Promise<Said> {
  const owner = requireConversationOwner(ctx);
  const sent = await findSent(ctx.db, owner, input.client_msg_id);
  if (sent) return presentSent(ctx, sent);
  const session = await findOpenSession(ctx.db, owner);
  const question = await readQuestion(ctx, input, session);
  return transact(ctx, (ctx) => storeQuestion(ctx, { owner, clientMsgId: input.client_msg_id, question }));
}

async function presentSent(ctx: Context, sent: MessageRecord): Promise<Said> {
  const session = await findSession(ctx.db, sent.sessionId);
  if (!session) throw new Refusal('common.not_found');
  const since = (await listSessionMessages(ctx.db, session.id, 50)).filter(({ id }) => id >= sent.id);
  const rows = since.length > 0 ? since : [sent];
  return { session: await presentSession(ctx, session), rows: await presentMessages(ctx, rows) };
}

async function readQuestion(ctx: Context, input: Input, session: SessionRecord | null): Promise<Question> {
  const isAssistants = !session || session.state === 'assistant';
  if (input.order_id !== undefined) return askAboutOrder(ctx, input.order_id);
  if (input.refund_id !== undefined) return askAboutRefund(ctx, input.refund_id);
  if (input.question_id !== undefined) {
    const answer = await answerQuestion(ctx, input.question_id);
    if (!answer) throw new Refusal('common.not_found', {}, { field: 'question_id' });
    return { blocks: [{ kind: 'text', text: answer.text }], answer, missed: null };
  }
  const text = input.text ?? '';
  const answer = isAssistants ? await answerWords(ctx, text) : null;
  return {
    blocks: [{ kind: 'text', text }],
    answer,
    missed: answer?.blocks[0]?.kind === 'unknown' ? text : null,
  };
}

async function askAboutOrder(ctx: Context, id: number): Promise<Question> {
  requireShopper(ctx);
  const order = await showOrder(ctx, { id });
  const { steps } = await showLogistics(ctx, { id });
  const card = presentOrder(order, steps);
  const text = card.latest || ctx.services.translate(ctx.language, `support.order_${order.state}`);
  return { blocks: [{ kind: 'orders', rows: [card] }], ...sayState(text) };
}

async function askAboutRefund(ctx: Context, id: number): Promise<Question> {
  requireShopper(ctx);
  const refund = await showRefund(ctx, { id });
  const text = ctx.services.translate(ctx.language, `support.refund_${refund.state}`);
  return { blocks: [{ kind: 'refunds', rows: [presentRefund(refund)] }], ...sayState(text) };
}

const sayState = (text: string): Pick<Question, 'answer' | 'missed'> => ({
  answer: { blocks: [{ kind: 'text', text }], isFound: true, questionId: null },
  missed: null,
});

type Asking = { owner: Owner; clientMsgId: string; question: Question };

async function storeQuestion(ctx: Context, { owner, clientMsgId, question }: Asking): Promise<Said> {
  const { db, language } = ctx;
  const now = ctx.clock.now();
  const session = await claimSession(db, owner, { language, now });
  const sent = await findSent(db, owner, clientMsgId);
  if (sent) return presentSent(ctx, sent);
  const base = { sessionId: session.id, createdAt: now };
  const asked = await insertMessage(db, { ...base, by: 'shopper', blocks: question.blocks, clientMsgId });
  const rows = [asked];
  const { answer } = question;
  const isAssistants = session.state === 'assistant';
  if (isAssistants && answer) {
    const { blocks, isFound, questionId } = answer;
    rows.push(await insertMessage(db, { ...base, by: 'assistant', blocks, isFound, questionId }));
    if (questionId !== null) await countAsked(db, questionId);
    if (question.missed !== null) await noteMissed(ctx, question.missed);
  }
  await noteSaid(db, session.id, {
    text: toLine(question.blocks),
    at: now,
    unread: isAssistants ? 'same' : 'more',
  });
  for (const row of rows) announceMessage(ctx, session, row);
  return { session: await presentSession(ctx, session), rows: await presentMessages(ctx, rows) };
}

const noteMissed = (ctx: Context, text: string) => {
  const key = normalized(text)
    .replace(/[\p{P}\s]+/gu, '')
    .slice(0, 200);
  if (key === '') return;
  return countMissed(ctx.db, { key, text, language: ctx.language, lastAt: ctx.clock.now() });
};
