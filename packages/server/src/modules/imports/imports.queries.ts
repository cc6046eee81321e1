import type { ImportOutcome } from '@chengji/contract';
import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { toPattern } from '../../kernel/db/pattern.ts';
import { type ImportChoices, importGoods, imports } from './imports.tables.ts';
import type { TableRow } from './table/goods-table.rules.ts';
import type { Note } from './table/note.rules.ts';

export type ImportRecord = typeof imports.$inferSelect;
export type ImportGoods = typeof importGoods.$inferSelect;
export type ImportCounts = Record<ImportOutcome | 'all', number>;

export async function insertImport(
  db: Db,
  row: Omit<typeof imports.$inferInsert, 'id' | 'taskId'>,
): Promise<number> {
  const [inserted] = await db
    .insert(imports)
    .values({ ...row, taskId: 0 })
    .returning({ id: imports.id });
  if (!inserted) throw new Error('an import was not inserted');
  return inserted.id;
}

export async function setTask(db: Db, id: number, taskId: number, choices?: ImportChoices): Promise<void> {
  await db
    .update(imports)
    .set({ taskId, ...(choices ? { choices } : {}) })
    .where(eq(imports.id, id));
}

export async function findImport(db: Db, id: number): Promise<ImportRecord | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row ?? null;
}

/** Of this shop, held until the transaction ends; another shop's is not told from none. */
export async function lockImportOfShop(db: Db, shopId: number, id: number): Promise<ImportRecord | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.shopId, shopId)))
    .for('update');
  return row ?? null;
}

export async function listImportRows(
  db: Db,
  shopId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ImportRecord[]; total: number }> {
  const total = await db.$count(imports, eq(imports.shopId, shopId));
  const rows = await db
    .select()
    .from(imports)
    .where(eq(imports.shopId, shopId))
    .orderBy(desc(imports.id))
    .limit(limit)
    .offset(offset);
  return { rows, total };
}

export async function addRowCount(db: Db, id: number, rows: number): Promise<void> {
  await db
    .update(imports)
    .set({ rows: sql`${imports.rows} + ${rows}` })
    .where(eq(imports.id, id));
}

export type ReadGoods = {
  line: number;
  handle: string | null;
  title: string;
  type: string;
  rows: TableRow[];
};

/** A goods of more lines is refused when it is imported: no more of them are kept for that. */
const mostLinesOfGoods = 600;

/** The lines of a handle that comes again join those that came before. */
export async function addImportGoods(db: Db, importId: number, read: readonly ReadGoods[]): Promise<void> {
  if (read.length === 0) return;
  await db
    .insert(importGoods)
    .values(read.map((goods) => ({ ...goods, importId })))
    .onConflictDoUpdate({
      target: [importGoods.importId, importGoods.handle],
      set: {
        rows: sql`case when jsonb_array_length(${importGoods.rows}) < ${mostLinesOfGoods} then ${importGoods.rows} ||
          (select jsonb_agg(added.value #- '{cells,body}') from jsonb_array_elements(excluded.rows) added)
          else ${importGoods.rows} end`,
      },
    });
}

/** So many goods, or fewer where they are large: at least one while there are any. */
export const listGoodsAfter = (
  db: Db,
  importId: number,
  line: number,
  { goods, bytes }: { goods: number; bytes: number },
): Promise<ImportGoods[]> =>
  db
    .select()
    .from(importGoods)
    .where(
      and(
        eq(importGoods.importId, importId),
        sql`${importGoods.line} in (
          select line from (
            select line, sum(bytes) over (order by line) as total, row_number() over (order by line) as number
            from (
              select line, pg_column_size(rows) as bytes from import_goods
              where import_id = ${importId} and line > ${line} order by line limit ${goods}
            ) as next
          ) as summed
          where total <= ${bytes} or number = 1)`,
      ),
    )
    .orderBy(asc(importGoods.line));

export async function countGoods(db: Db, importId: number): Promise<number> {
  return db.$count(importGoods, eq(importGoods.importId, importId));
}

export async function forgetOutcomes(db: Db, importId: number): Promise<void> {
  await db
    .update(importGoods)
    .set({ outcome: 'waiting', goodsId: null, notes: [] })
    .where(and(eq(importGoods.importId, importId), sql`${importGoods.outcome} <> 'waiting'`));
}

export type Outcome = { outcome: ImportOutcome; goodsId: number | null; notes: Note[] };

export async function setOutcomes(
  db: Db,
  importId: number,
  outcomes: readonly (Outcome & { line: number })[],
): Promise<void> {
  await db.execute(sql`
    update ${importGoods} set outcome = came.outcome, goods_id = came."goodsId", notes = came.notes
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as came (line int, outcome text, "goodsId" bigint, notes jsonb)
    where import_goods.import_id = ${importId} and import_goods.line = came.line`);
}

const noCounts: ImportCounts = { all: 0, waiting: 0, created: 0, changed: 0, unchanged: 0, refused: 0 };

export async function countOutcomes(db: Db, ids: readonly number[]): Promise<Map<number, ImportCounts>> {
  const rows = await db
    .select({ id: importGoods.importId, outcome: importGoods.outcome, goods: count() })
    .from(importGoods)
    .where(inArray(importGoods.importId, [...ids]))
    .groupBy(importGoods.importId, importGoods.outcome);
  const counts = new Map(ids.map((id) => [id, { ...noCounts }]));
  for (const { id, outcome, goods } of rows) {
    const counted = counts.get(id) ?? noCounts;
    counted[outcome] = goods;
    counted.all += goods;
  }
  return counts;
}

export async function listTypes(db: Db, importId: number, limit: number) {
  return db
    .select({ name: importGoods.type, goods: count() })
    .from(importGoods)
    .where(eq(importGoods.importId, importId))
    .groupBy(importGoods.type)
    .orderBy(desc(count()), asc(importGoods.type))
    .limit(limit);
}

export type ReportFilter = {
  importId: number;
  outcome: ImportOutcome | 'all' | 'noted';
  keyword: string | undefined;
};

export async function listReport(
  db: Db,
  { importId, outcome, keyword }: ReportFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Omit<ImportGoods, 'rows'>[]; total: number }> {
  const where = and(
    eq(importGoods.importId, importId),
    outcome === 'noted' ? sql`${importGoods.notes} <> '[]'` : undefined,
    outcome === 'all' || outcome === 'noted' ? undefined : eq(importGoods.outcome, outcome),
    keyword
      ? or(ilike(importGoods.handle, toPattern(keyword)), ilike(importGoods.title, toPattern(keyword)))
      : undefined,
  );
  const total = await db.$count(importGoods, where);
  const { rows: _, ...shown } = getTableColumns(importGoods);
  const rows = await db
    .select(shown)
    .from(importGoods)
    .where(where)
    .orderBy(asc(importGoods.line))
    .limit(limit)
    .offset(offset);
  return { rows, total };
}
