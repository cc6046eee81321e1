import type { CallChecked, CallOut } from '@chengji/contract';
import { assertRight, requireActor } from '../../kernel/actor.ts';
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { startTask } from '../../kernel/tasks/start-task.ts';
import { findTask } from '../../kernel/tasks/tasks.queries.ts';
import { assertLeafCategory } from '../catalog/index.ts';
import { hasTemplate } from '../shipping/index.ts';
import { canStart, toStage } from './import.rules.ts';
import { forgetOutcomes, lockImportOfShop, setTask } from './imports.queries.ts';
import type { ImportChoices } from './imports.tables.ts';
import { showImport } from './show-imports.ts';

type Input = CallChecked<'POST /seller/imports/start'>;

/** Imports a table that was read, or tries it. What came of it before is forgotten: the report is of this time. */
export async function startImport(
  ctx: Context,
  input: Input,
): Promise<CallOut<'POST /seller/imports/start'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const { id, dry_run: isTrial } = input;
  // a table says the price and the stock of everything in it
  for (const right of ['goods.price', 'goods.stock']) assertRight(ctx, right, 'id');
  return transact(ctx, async (ctx) => {
    const found = await lockImportOfShop(ctx.db, shopId, id);
    if (!found) throw new Refusal('common.not_found');
    const last = await findTask(ctx.db, found.taskId);
    if (!last || !canStart(toStage(last))) throw new Refusal('imports.not_ready');
    const choices = await checkedChoices(ctx, shopId, input);
    await forgetOutcomes(ctx.db, id);
    const task = await startTask(ctx, {
      kind: isTrial ? 'goods_import_check' : 'goods_import',
      name: found.name,
      rights: ['goods.write'],
      input: { importId: id, choices },
      fileName: `import-${id}-report.csv`,
    });
    await setTask(ctx.db, id, task.id, choices);
    const after = { name: found.name, trial: isTrial, task_id: task.id, ...choices };
    await recordChange(ctx, { subject: 'import', id, before: null, after });
    return showImport(ctx, { id });
  });
}

async function checkedChoices(ctx: Context, shopId: number, input: Input): Promise<ImportChoices> {
  const { freight_template_id, category_id, categories, pictures } = input;
  if (!(await hasTemplate(ctx.db, shopId, freight_template_id))) {
    throw new Refusal('catalog.freight_template_unknown', {}, { field: 'freight_template_id' });
  }
  const wanted = new Set([category_id, ...categories.map((of) => of.category_id)]);
  for (const categoryId of wanted) await assertLeafCategory(ctx, categoryId);
  return {
    templateId: freight_template_id,
    categoryId: category_id,
    pictures,
    categories: Object.fromEntries(categories.map((of) => [of.name, of.category_id])),
  };
}
