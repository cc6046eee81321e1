import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { countAnswering, findQuestion, listMostAsked } from '../bank/bank.queries.ts';
import { findSources } from '../finding/source-index.rules.ts';

const shown = 3;
const completed = 5;
const nearScore = 0.2;

/** While words are typed those that fit, else those most asked; another few with each turn. */
export async function suggest(
  ctx: Context,
  { text, turn }: CallChecked<'GET /wanlshop/service/suggest'>,
): Promise<CallOut<'GET /wanlshop/service/suggest'>> {
  const { db, language } = ctx;
  if (text) return { rows: await listFitting(ctx, text) };
  const total = await countAnswering(db);
  const turns = Math.max(1, Math.ceil(total / shown));
  const rows = await listMostAsked(db, { limit: shown, offset: (turn % turns) * shown });
  return { rows: rows.map(({ id, question }) => ({ id, question: question[language] })) };
}

async function listFitting(ctx: Context, text: string) {
  const { index } = await ctx.services.assistantKnowledge.read();
  const rows = findSources(index, text).flatMap(({ ref, score }) =>
    ref.kind !== 'intent' && ref.questionId !== null && score >= nearScore
      ? { id: ref.questionId, question: ref.title[ctx.language] }
      : [],
  );
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, completed);
}

export async function showQuestion(
  { db, language }: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /wanlshop/service/question'>> {
  const row = await findQuestion(db, id);
  if (!row?.isOn || row.answer[language] === '') throw new Refusal('common.not_found');
  return {
    id,
    question: row.question[language],
    answer: row.answer[language],
    changed_at: toUnixSeconds(row.changedAt),
  };
}
