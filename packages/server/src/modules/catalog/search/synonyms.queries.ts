import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { Synonyms } from './synonyms.rules.ts';
import { searchSynonyms } from './synonyms.tables.ts';

export type SynonymsRow = typeof searchSynonyms.$inferSelect;

export const listSynonymRows = (db: Db): Promise<SynonymsRow[]> =>
  db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.position), asc(searchSynonyms.id));

/** Any number, so long as nothing else locks by it. */
const synonymsLock = 7_420_231;

/** Two saves wait for each other. */
export async function lockSynonyms(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${synonymsLock})`);
}

export async function replaceSynonyms(db: Db, synonyms: readonly Synonyms[]): Promise<void> {
  await db.delete(searchSynonyms);
  const rows = synonyms.map(({ words, finds }, position) => ({
    position,
    words: [...words],
    finds: [...finds],
  }));
  if (rows.length > 0) await db.insert(searchSynonyms).values(rows);
}
