/** Imports what was read of a table, some goods at a time; a trial saves each as well, and undoes it. */
import { stringify } from 'csv-stringify/sync';
import { requireActor } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { emit } from '../../kernel/events/events.ts';
import { type Batch, type Task, taskWork } from '../../kernel/tasks/task.ts';
import { type Choices, importOne } from './import-one.ts';
import {
  countGoods,
  type ImportGoods,
  listGoodsAfter,
  type Outcome,
  setOutcomes,
} from './imports.queries.ts';
import type { ImportChoices } from './imports.tables.ts';
import { bringPictures, keepEmptyPicture } from './pictures/pictures.ts';
import { findGoodsByHandles, insertHandles } from './table/handles.queries.ts';

/** Of one batch; as they are kept, which is packed. */
const batch = { goods: 20, bytes: 512 * 1024 };

type Input = { importId: number; choices: ImportChoices };
type At = { line: number };
type Prepared = { next: ImportGoods[]; choices: Choices };

const getInput = (task: Task): Input => task.input as Input;

async function prepare(ctx: Context, task: Task): Promise<Prepared> {
  const { importId, choices } = getInput(task);
  const { line } = (task.at as At | null) ?? { line: 0 };
  const next = await listGoodsAfter(ctx.db, importId, line, batch);
  const isTrial = task.kind === 'goods_import_check';
  const rows = next.flatMap((goods) => goods.rows);
  const pictures = await bringPictures(
    ctx,
    rows,
    choices.pictures === 'skip' ? 'skip' : isTrial ? 'try' : 'fetch',
  );
  return { next, choices: { ...choices, isTrial, pictures, emptyPicture: await keepEmptyPicture(ctx) } };
}

async function step(ctx: Context, task: Task, { next, choices }: Prepared): Promise<Batch> {
  const { shopId } = requireActor(ctx, 'seller');
  const handles = next.flatMap(({ handle }) => handle ?? []);
  const known = await findGoodsByHandles(ctx.db, shopId, handles);
  const lines: string[][] = [];
  const outcomes: (Outcome & { line: number })[] = [];
  for (const goods of next) {
    const outcome = await importOne(ctx, goods, known.get(goods.handle ?? '') ?? null, choices);
    outcomes.push({ ...outcome, line: goods.line });
    lines.push(...reportLines(ctx, goods, outcome));
  }
  await setOutcomes(ctx.db, getInput(task).importId, outcomes);
  await insertHandles(ctx.db, newHandles(shopId, next, outcomes));
  const total = task.total || (await countGoods(ctx.db, getInput(task).importId));
  const at = { line: next.at(-1)?.line ?? 0 } satisfies At;
  const done = task.done + next.length;
  const isLast = done >= total || next.length === 0;
  if (isLast) {
    const { importId } = getInput(task);
    await emit(ctx, 'imports.done', { importId, shopId, taskId: task.id, name: task.name });
  }
  return {
    at,
    done,
    total,
    isLast,
    part: reportPart(ctx, lines, task.parts === 0),
  };
}

/** Of the goods that were not there before; a trial made none that stayed. */
const newHandles = (shopId: number, next: readonly ImportGoods[], outcomes: readonly Outcome[]) =>
  next.flatMap(({ handle }, index) => {
    const { outcome, goodsId } = outcomes[index] ?? {};
    return handle && goodsId && outcome === 'created' ? { shopId, handle, goodsId } : [];
  });

/** One line for a goods that went through as it is, else one for each thing to say about it. */
function reportLines(ctx: Context, goods: ImportGoods, { outcome, goodsId, notes }: Outcome): string[][] {
  const say = (key: string, params = {}) => ctx.services.translate(ctx.language, key, params);
  const told = notes.length > 0 ? notes : [{ line: goods.line, key: '', params: {} }];
  return told.map(({ line, key, params }) => [
    String(line),
    goods.handle ?? '',
    goods.title,
    say(`imports.outcome_${outcome}`),
    goodsId === null ? '' : String(goodsId),
    key && say(key, params),
  ]);
}

const reportColumns = ['line', 'handle', 'title', 'outcome', 'goods_id', 'note'];

function reportPart(ctx: Context, lines: string[][], isFirst: boolean): Buffer {
  const header = reportColumns.map((name) => ctx.services.translate(ctx.language, `imports.column_${name}`));
  return Buffer.from(
    stringify(isFirst ? [header, ...lines] : lines, { bom: isFirst, escape_formulas: true }),
  );
}

export const importGoodsWork = taskWork<Prepared>({ kind: 'goods_import', prepare, step });
export const checkGoodsWork = taskWork<Prepared>({ kind: 'goods_import_check', prepare, step });
