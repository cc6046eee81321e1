import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { idempotencyKeys } from './idempotency.tables.ts';

type KeyOf = { actor: string; call: string; key: string };

const insertKey = prepared('claim_idempotency_key', (db) =>
  db
    .insert(idempotencyKeys)
    .values({
      actor: sql.placeholder('actor'),
      call: sql.placeholder('call'),
      key: sql.placeholder('key'),
      inputHash: sql.placeholder('inputHash'),
      createdAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
);

const theKey = ({ actor, call, key }: KeyOf) =>
  and(eq(idempotencyKeys.actor, actor), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

const updateAnswer = prepared('store_idempotent_answer', (db) =>
  db
    .update(idempotencyKeys)
    .set({ answer: sql`${sql.placeholder('answer')}` })
    .where(
      and(
        eq(idempotencyKeys.actor, sql.placeholder('actor')),
        eq(idempotencyKeys.call, sql.placeholder('call')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    ),
);

/** True for the first; a call under way with the same key is waited for, and its rollback makes room. */
export async function claimKey(db: Db, row: KeyOf & { inputHash: string }): Promise<boolean> {
  return (await insertKey(db, row)).length === 1;
}

export async function findAnswer(
  db: Db,
  key: KeyOf,
): Promise<{ inputHash: string; answer: string | null } | null> {
  const [row] = await db
    .select({ inputHash: idempotencyKeys.inputHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(theKey(key));
  return row ?? null;
}

export async function storeAnswer(db: Db, row: KeyOf & { answer: string }): Promise<void> {
  await updateAnswer(db, row);
}

/** Removes at most so many; answers how many it were. */
export async function removeKeysBefore(db: Db, moment: Date, limit: number): Promise<number> {
  const old = db
    .select({ row: sql`ctid` })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, moment))
    .limit(limit);
  const { rowCount } = await db.delete(idempotencyKeys).where(sql`ctid = any(array(${old}))`);
  return rowCount ?? 0;
}
