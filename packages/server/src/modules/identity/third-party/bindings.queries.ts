import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { thirdPartyBindings } from './bindings.tables.ts';
import type { ThirdPartyLogin } from './third-party-login.ts';

export type Binding = typeof thirdPartyBindings.$inferSelect;
type NewBinding = Omit<typeof thirdPartyBindings.$inferInsert, 'id'>;
type Side = Pick<ThirdPartyLogin, 'provider' | 'appId'>;

const at = ({ provider, appId }: Side) =>
  and(eq(thirdPartyBindings.provider, provider), eq(thirdPartyBindings.appId, appId));

export async function findBoundShopper(db: Db, side: Side, openid: string): Promise<number | null> {
  const [row] = await db
    .select({ shopperId: thirdPartyBindings.shopperId })
    .from(thirdPartyBindings)
    .where(and(at(side), eq(thirdPartyBindings.openid, openid)));
  return row?.shopperId ?? null;
}

export async function findBinding(db: Db, side: Side, shopperId: number): Promise<Binding | null> {
  const [row] = await db
    .select()
    .from(thirdPartyBindings)
    .where(and(at(side), eq(thirdPartyBindings.shopperId, shopperId)));
  return row ?? null;
}

export async function insertBinding(db: Db, binding: NewBinding): Promise<void> {
  await db.insert(thirdPartyBindings).values(binding);
}

export async function removeBinding(db: Db, side: Side, shopperId: number): Promise<void> {
  await db.delete(thirdPartyBindings).where(and(at(side), eq(thirdPartyBindings.shopperId, shopperId)));
}

export async function removeBindings(db: Db, shopperId: number): Promise<void> {
  await db.delete(thirdPartyBindings).where(eq(thirdPartyBindings.shopperId, shopperId));
}
