import type { CallChecked, CallOut, Language } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { announceChange } from '../storefront/announce-change.ts';
import { sanitizeText } from './edit-article.ts';
import {
  countQuestions,
  deleteQuestion,
  insertQuestion,
  listHelpCategories,
  listQuestions,
  lockQuestion,
  type QuestionRecord,
  updateQuestion,
} from './help.queries.ts';

type Edited = CallOut<'POST /platform/help/save'>;

const holds = (record: QuestionRecord, keyword: string, language: Language): boolean => {
  const words = keyword.toLowerCase();
  return [record.question, record.answer].some((text) => text[language].toLowerCase().includes(words));
};

/** All help, by category; with words, only the questions that contain them, without regard to markup in the answer. */
export async function listHelp(
  ctx: Context,
  { keyword }: CallChecked<'GET /wanlshop/help/list'>,
): Promise<CallOut<'GET /wanlshop/help/list'>> {
  const { language } = ctx;
  const categories = await listHelpCategories(ctx.db);
  const found = (await listQuestions(ctx.db)).filter((one) => !keyword || holds(one, keyword, language));
  const rows = categories.map(({ id, name }) => ({
    id,
    name: name[language],
    questions: found
      .filter(({ categoryId }) => categoryId === id)
      .map(({ id, question, answer }) => ({ id, question: question[language], answer: answer[language] })),
  }));
  return { rows: rows.filter(({ questions }) => questions.length > 0) };
}

const present = ({ id, version, categoryId, question, answer, position }: QuestionRecord): Edited => ({
  id,
  version,
  category_id: categoryId,
  question,
  answer,
  position,
});

export async function listEditedHelp(
  ctx: Context,
  { category_id, keyword, page, limit }: CallChecked<'GET /platform/help/list'>,
): Promise<CallOut<'GET /platform/help/list'>> {
  const filter = { categoryId: category_id, keyword };
  const total = await countQuestions(ctx.db, filter);
  const rows = await listQuestions(ctx.db, filter, { offset: (page - 1) * limit, limit });
  return { rows: rows.map(present), total, next: nextPage(page, limit, total) };
}

export const saveQuestion = (ctx: Context, input: CallChecked<'POST /platform/help/save'>): Promise<Edited> =>
  transact(ctx, async (ctx) => {
    const before = input.id === undefined ? null : await lockQuestion(ctx.db, input.id);
    if (input.id !== undefined && !before) throw new Refusal('common.not_found');
    if (before)
      await assertVersion(ctx, input.version, { ...before, subject: 'question' }, () => present(before));
    const { category_id: categoryId, question, position } = input;
    const version = (before?.version ?? 0) + 1;
    const fields = { version, categoryId, question, position, answer: sanitizeText(input.answer) };
    const writing = before
      ? updateQuestion(ctx.db, before.id, fields).then(() => before.id)
      : insertQuestion(ctx.db, fields);
    const id = await refuseOn(writing, {
      help_questions_category_id_help_categories_id_fk: 'content.category_gone',
    });
    const after = present({ id, ...fields });
    await recordChange(ctx, { subject: 'question', id, before: before && present(before), after });
    announceChange(ctx, 'help');
    return after;
  });

export const removeQuestion = (ctx: Context, { id }: { id: number }): Promise<void> =>
  transact(ctx, async (ctx) => {
    const question = await lockQuestion(ctx.db, id);
    if (!question) throw new Refusal('common.not_found');
    await deleteQuestion(ctx.db, id);
    await recordChange(ctx, { subject: 'question', id, before: present(question), after: null });
    announceChange(ctx, 'help');
  });
