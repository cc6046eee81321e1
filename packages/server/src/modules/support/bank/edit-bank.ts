import type { BankQuestion, CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames } from '../../identity/index.ts';
import {
  type BankRecord,
  countBank,
  deleteQuestion,
  findQuestion,
  insertQuestion,
  listBank,
  lockQuestion,
  updateQuestion,
} from './bank.queries.ts';
import { countMissedOpen, listMissed, settleMissed } from './missed.queries.ts';

type Input = CallChecked<'POST /platform/bank/save'>;

export async function listEditedBank(
  ctx: Context,
  { tab, keyword, page, limit }: CallChecked<'GET /platform/bank/list'>,
): Promise<CallOut<'GET /platform/bank/list'>> {
  const counts = await countBank(ctx.db, keyword);
  const total = counts[tab];
  const rows = await listBank(ctx.db, { tab, keyword }, { limit, offset: (page - 1) * limit });
  return { rows: await present(ctx, rows), total, next: nextPage(page, limit, total), counts };
}

export async function getEditedQuestion(ctx: Context, { id }: { id: number }): Promise<BankQuestion> {
  const row = await findQuestion(ctx.db, id);
  if (!row) throw new Refusal('common.not_found');
  return presentOne(ctx, row);
}

/** What was not found is settled in the same step. */
export const saveBankQuestion = (ctx: Context, input: Input): Promise<BankQuestion> =>
  transact(ctx, async (ctx) => {
    const before = input.id === undefined ? null : await lockQuestion(ctx.db, input.id);
    if (input.id !== undefined && !before) throw new Refusal('common.not_found');
    if (before)
      await assertVersion(ctx, input.version, { ...before, subject: 'bank_question' }, () =>
        presentOne(ctx, before),
      );
    const isAnswered = input.answer.zh !== '' && input.answer.en !== '';
    const isLeftToHelp = input.help_id !== null && input.answer.zh === '' && input.answer.en === '';
    if (!isAnswered && !isLeftToHelp) throw new Refusal('support.answer_missing', {}, { field: 'answer' });
    const fields = toFields(ctx, input, before);
    const writing = before ? updateQuestion(ctx.db, before.id, fields) : insertQuestion(ctx.db, fields);
    const after = await refuseOn(writing, {
      bank_questions_help_id_help_questions_id_fk: 'support.help_gone',
      bank_questions_one_per_question: 'support.question_taken',
    });
    if (input.missed_id !== undefined && !(await settleMissed(ctx.db, input.missed_id, 'answered')))
      throw new Refusal('common.not_found', {}, { field: 'missed_id' });
    await recordChange(ctx, {
      subject: 'bank_question',
      id: after.id,
      before: before && toAuditRecord(before),
      after: toAuditRecord(after),
    });
    ctx.services.assistantKnowledge.invalidate(ctx);
    return presentOne(ctx, after);
  });

const toFields = (ctx: Context, input: Input, before: BankRecord | null) => ({
  version: (before?.version ?? 0) + 1,
  question: input.question,
  wordings: { zh: [...new Set(input.wordings.zh)], en: [...new Set(input.wordings.en)] },
  answer: input.answer,
  helpId: input.help_id,
  isOn: input.is_on,
  changedAt: ctx.clock.now(),
  changedBy: ctx.actor.kind === 'platform' ? ctx.actor.staffId : null,
});

const toAuditRecord = ({ question, wordings, answer, helpId, isOn }: BankRecord) => ({
  question,
  wordings,
  answer,
  help_id: helpId,
  is_on: isOn,
});

export const removeBankQuestion = (ctx: Context, { id }: { id: number }): Promise<void> =>
  transact(ctx, async (ctx) => {
    const before = await lockQuestion(ctx.db, id);
    if (!before) throw new Refusal('common.not_found');
    await deleteQuestion(ctx.db, id);
    await recordChange(ctx, { subject: 'bank_question', id, before: toAuditRecord(before), after: null });
    ctx.services.assistantKnowledge.invalidate(ctx);
  });

async function present(ctx: Context, rows: readonly BankRecord[]): Promise<BankQuestion[]> {
  const names = await findPlatformStaffNames(
    ctx.db,
    rows.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    question: row.question,
    wordings: row.wordings,
    answer: row.answer,
    help_id: row.helpId,
    is_on: row.isOn,
    asked: row.asked,
    helpful: row.helpful,
    unhelpful: row.unhelpful,
    changed_at: toUnixSeconds(row.changedAt),
    changed_by: row.changedBy === null ? '' : (names.get(row.changedBy) ?? ''),
  }));
}

async function presentOne(ctx: Context, row: BankRecord): Promise<BankQuestion> {
  const [question] = await present(ctx, [row]);
  if (!question) throw new Error(`question ${row.id} is not shown`);
  return question;
}

export async function listMissedQuestions(
  ctx: Context,
  { page, limit }: CallChecked<'GET /platform/bank/missed'>,
): Promise<CallOut<'GET /platform/bank/missed'>> {
  const total = await countMissedOpen(ctx.db);
  const rows = await listMissed(ctx.db, { limit, offset: (page - 1) * limit });
  return {
    rows: rows.map(({ id, text, language, times, lastAt }) => ({
      id,
      text,
      language,
      times,
      last_at: toUnixSeconds(lastAt),
    })),
    total,
    next: nextPage(page, limit, total),
  };
}

export const dismissMissed = (ctx: Context, { id }: { id: number }): Promise<void> =>
  transact(ctx, async (ctx) => {
    const missed = await settleMissed(ctx.db, id, 'dismissed');
    if (!missed) throw new Refusal('common.not_found');
    await recordChange(ctx, {
      subject: 'missed_question',
      id,
      before: { text: missed.text, state: 'open' },
      after: { text: missed.text, state: 'dismissed' },
    });
  });
