import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { freightTemplates } from '../shipping.tables.ts';
import type { FreightTemplate } from './freight.rules.ts';

type TemplateRow = typeof freightTemplates.$inferSelect;
export type NewTemplate = Omit<TemplateRow, 'id' | 'version'>;

const selectTemplates = prepared('freight_templates_of_shop', (db) =>
  db
    .select()
    .from(freightTemplates)
    .where(eq(freightTemplates.shopId, sql.placeholder('shopId')))
    .orderBy(freightTemplates.id),
);

/** All of a shop's templates: a handful, so that a quote needs no list of ids. */
export const listTemplates = (db: Db, shopId: number) =>
  selectTemplates(db, { shopId }) as Promise<(FreightTemplate & { name: string; version: number })[]>;

export async function insertTemplate(db: Db, template: NewTemplate): Promise<number> {
  const [row] = await db.insert(freightTemplates).values(template).returning({ id: freightTemplates.id });
  if (!row) throw new Error('an inserted freight template has no id');
  return row.id;
}

/** Answers whether the shop has it. */
export async function updateTemplate(
  db: Db,
  id: number,
  { shopId, ...template }: NewTemplate,
): Promise<boolean> {
  const rows = await db
    .update(freightTemplates)
    .set({ ...template, version: sql`${freightTemplates.version} + 1` })
    .where(and(eq(freightTemplates.id, id), eq(freightTemplates.shopId, shopId)))
    .returning({ id: freightTemplates.id });
  return rows.length === 1;
}

/**
 * Whether the shop has this template: what its goods may be sent by. It stays until the transaction ends, so
 * that none is taken away beneath a goods that is being saved.
 */
/** Whether a shop has any. */
export const hasTemplates = async (db: Db, shopId: number): Promise<boolean> =>
  (await db.$count(freightTemplates, eq(freightTemplates.shopId, shopId))) > 0;

export async function hasTemplate(db: Db, shopId: number, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: freightTemplates.id })
    .from(freightTemplates)
    .where(and(eq(freightTemplates.shopId, shopId), eq(freightTemplates.id, id)))
    .for('key share');
  return rows.length === 1;
}

/** The shop's template, kept from goods that would take it meanwhile. */
export async function lockTemplate(db: Db, shopId: number, id: number): Promise<TemplateRow | null> {
  const [row] = await db
    .select()
    .from(freightTemplates)
    .where(and(eq(freightTemplates.shopId, shopId), eq(freightTemplates.id, id)))
    .for('update');
  return row ?? null;
}

export async function removeTemplate(db: Db, id: number): Promise<void> {
  await db.delete(freightTemplates).where(eq(freightTemplates.id, id));
}
