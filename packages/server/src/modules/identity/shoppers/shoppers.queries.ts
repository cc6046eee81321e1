import { and, eq, ilike, inArray, isNull, lt, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { shoppers } from './shoppers.tables.ts';

export type Shopper = typeof shoppers.$inferSelect;
export type Profile = Partial<
  Pick<Shopper, 'username' | 'nickname' | 'avatar' | 'gender' | 'birthday' | 'bio'>
>;
/** What others may see of a person. */
export type ShopperCard = Pick<Shopper, 'id' | 'nickname' | 'avatar' | 'level'>;

const selectById = prepared('identity_shopper_by_id', (db) =>
  db
    .select()
    .from(shoppers)
    .where(eq(shoppers.id, sql.placeholder('id'))),
);

export async function findShopper(db: Db, id: number): Promise<Shopper | null> {
  const [row] = await selectById(db, { id });
  return row ?? null;
}

export async function findShopperByMobile(db: Db, mobile: string): Promise<Shopper | null> {
  const [row] = await db.select().from(shoppers).where(eq(shoppers.mobile, mobile));
  return row ?? null;
}

/** Of a number that somebody is known to hold; refuses when it is given up meanwhile. */
export async function getShopperByMobile(db: Db, mobile: string): Promise<Shopper> {
  const shopper = await findShopperByMobile(db, mobile);
  if (!shopper) throw new Refusal('common.not_found');
  return shopper;
}

/** Refuses a person who is gone. */
export async function getShopper(db: Db, id: number): Promise<Shopper> {
  const shopper = await findShopper(db, id);
  if (!shopper) throw new Refusal('common.not_found');
  return shopper;
}

/** The number this person can be reached at. */
export const getShopperMobile = async (db: Db, id: number): Promise<string> =>
  (await getShopper(db, id)).mobile;

export const getJoinedAt = async (db: Db, id: number): Promise<Date> => (await getShopper(db, id)).joinedAt;

/** By mobile or by username; a mobile comes first, for a username may look like somebody's number. */
export async function findShopperByAccount(db: Db, account: string): Promise<Shopper | null> {
  const isMobile = eq(shoppers.mobile, account);
  const [row] = await db
    .select()
    .from(shoppers)
    .where(or(isMobile, eq(sql`lower(${shoppers.username})`, account.toLowerCase())))
    .orderBy(sql`${isMobile} desc`)
    .limit(1);
  return row ?? null;
}

const selectCards = prepared('identity_shopper_cards', (db) =>
  db
    .select({ id: shoppers.id, nickname: shoppers.nickname, avatar: shoppers.avatar, level: shoppers.level })
    .from(shoppers)
    .where(sql`${shoppers.id} = any(${sql.placeholder('ids')}::bigint[])`),
);

/** What others may see of these people, by id. */
export async function findShoppers(db: Db, ids: readonly number[]): Promise<Map<number, ShopperCard>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCards(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.id, row]));
}

const selectProfiles = prepared('identity_shopper_profiles', (db) =>
  db
    .select({ id: shoppers.id, nickname: shoppers.nickname, avatar: shoppers.avatar, bio: shoppers.bio })
    .from(shoppers)
    .where(sql`${shoppers.id} = any(${sql.placeholder('ids')}::bigint[]) and ${shoppers.state} <> 'closed'`),
);

/** How these people show themselves; who left is not in the answer. */
export async function findProfiles(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Pick<Shopper, 'id' | 'nickname' | 'avatar' | 'bio'>>> {
  if (ids.length === 0) return new Map();
  const rows = await selectProfiles(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Takes the row, so that no login of this person passes meanwhile; refuses when the person is gone, or left. */
export async function lockShopper(db: Db, id: number): Promise<Pick<Shopper, 'state'>> {
  const [row] = await db
    .select({ state: shoppers.state })
    .from(shoppers)
    .where(and(eq(shoppers.id, id), ne(shoppers.state, 'closed')))
    .for('update');
  if (!row) throw new Refusal('common.not_found');
  return row;
}

/**
 * Takes the row of a person as it was read, so that nothing of how they prove who they are changes meanwhile;
 * refuses when it has.
 */
export async function lockUnchanged(db: Db, shopper: Shopper): Promise<void> {
  const [row] = await db
    .select({ mobile: shoppers.mobile, passwordHash: shoppers.passwordHash, state: shoppers.state })
    .from(shoppers)
    .where(eq(shoppers.id, shopper.id))
    .for('update');
  const isSame =
    row?.mobile === shopper.mobile &&
    row.passwordHash === shopper.passwordHash &&
    row.state === shopper.state;
  if (!isSame) throw new Refusal('identity.account_changed');
}

/** Puts a better hash of the same payment password in the place of this one, if it is still there. */
export async function replacePayPasswordHash(
  db: Db,
  shopperId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .update(shoppers)
    .set({ payPasswordHash: to })
    .where(and(eq(shoppers.id, shopperId), eq(shoppers.payPasswordHash, from)));
}

export async function hasPayPassword(db: Db, shopperId: number): Promise<boolean> {
  const shopper = await findShopper(db, shopperId);
  return shopper?.payPasswordHash != null;
}

export async function insertShopper(db: Db, row: typeof shoppers.$inferInsert): Promise<Shopper> {
  const [inserted] = await db.insert(shoppers).values(row).returning();
  if (!inserted) throw new Error('the shopper was not stored');
  return inserted;
}

/** Adds the person of a mobile; null when the number has one by now. */
export async function insertShopperOfMobile(
  db: Db,
  row: typeof shoppers.$inferInsert,
): Promise<Shopper | null> {
  const [inserted] = await db
    .insert(shoppers)
    .values(row)
    .onConflictDoNothing({ target: shoppers.mobile })
    .returning();
  return inserted ?? null;
}

/**
 * Books a login of a person who is active and, where a password was checked, still has that one: a person
 * frozen, or a password changed, in the meantime gets no session. Null when it is not so.
 */
export async function claimLogin(
  db: Db,
  shopper: Pick<Shopper, 'id'>,
  at: { loginAt: Date; loginIp: string },
  checkedHash?: string | null,
): Promise<Shopper | null> {
  const [row] = await db
    .update(shoppers)
    .set({ ...at, previousLoginAt: sql`${shoppers.loginAt}` })
    .where(
      and(
        eq(shoppers.id, shopper.id),
        eq(shoppers.state, 'active'),
        checkedHash === undefined ? undefined : samePassword(checkedHash),
      ),
    )
    .returning();
  return row ?? null;
}

const samePassword = (hash: string | null) =>
  hash === null ? isNull(shoppers.passwordHash) : eq(shoppers.passwordHash, hash);

/** Answers until when they are silenced now, which may be longer than asked for; refuses when the person is gone. */
export async function silenceUntil(db: Db, id: number, until: Date): Promise<Date> {
  const [row] = await db
    .update(shoppers)
    .set({ silencedUntil: sql`greatest(${shoppers.silencedUntil}, ${until.toISOString()}::timestamptz)` })
    .where(and(eq(shoppers.id, id), ne(shoppers.state, 'closed')))
    .returning({ until: shoppers.silencedUntil });
  if (!row?.until) throw new Refusal('common.not_found');
  return row.until;
}

const selectSilenced = prepared('identity_silenced', (db) =>
  db
    .select({ id: shoppers.id, until: sql<Date>`${shoppers.silencedUntil}`.mapWith(shoppers.silencedUntil) })
    .from(shoppers)
    .where(
      sql`${shoppers.id} = any(${sql.placeholder('ids')}::bigint[]) and ${shoppers.silencedUntil} > ${sql.placeholder('now')}`,
    ),
);

/** Those of these people who are silenced now, and until when. */
export const listSilenced = async (
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<{ id: number; until: Date }[]> =>
  ids.length === 0 ? [] : selectSilenced(db, { ids: [...ids], now: now.toISOString() });

/** Changes what is given; refuses when the person is gone. */
export async function updateShopper(
  db: Db,
  id: number,
  change: Partial<Omit<typeof shoppers.$inferInsert, 'id'>>,
): Promise<Shopper> {
  const [row] = await db.update(shoppers).set(change).where(eq(shoppers.id, id)).returning();
  if (!row) throw new Refusal('common.not_found');
  return row;
}

/** Raises a level; false when it was as high before. */
export async function claimLevel(db: Db, id: number, level: number): Promise<boolean> {
  const raised = await db
    .update(shoppers)
    .set({ level })
    .where(and(eq(shoppers.id, id), lt(shoppers.level, level)))
    .returning({ id: shoppers.id });
  return raised.length > 0;
}

/** Whether there is such a person, who has not closed the account. */
export async function isAccountOpen(db: Db, id: number): Promise<boolean> {
  const shopper = await findShopper(db, id);
  return shopper !== null && shopper.state !== 'closed';
}

/** Of these, who has not closed the account. */
export async function findOpenAccounts(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(and(inArray(shoppers.id, [...ids]), ne(shoppers.state, 'closed')));
  return new Set(rows.map(({ id }) => id));
}

/** Selects the ids of those who call themselves so, or with this in their name. */
export const selectNamed = (db: Db, keyword: string): SQLWrapper =>
  db
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(ilike(shoppers.nickname, toPattern(keyword)));
