import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { thirdBindings } from './bindings.tables.ts';
import type { ThirdLogin } from './third-party-login.ts';

export type Binding = typeof thirdBindings.$inferSelect;
type NewBinding = Omit<typeof thirdBindings.$inferInsert, 'id'>;
type Side = Pick<ThirdLogin, 'provider' | 'appId'>;

const at = ({ provider, appId }: Side) =>
  and(eq(thirdBindings.provider, provider), eq(thirdBindings.appId, appId));

export async function findBoundShopper(db: Db, side: Side, openid: string): Promise<number | null> {
  const [row] = await db
    .select({ shopperId: thirdBindings.shopperId })
    .from(thirdBindings)
    .where(and(at(side), eq(thirdBindings.openid, openid)));
  return row?.shopperId ?? null;
}

export async function findBinding(db: Db, side: Side, shopperId: number): Promise<Binding | null> {
  const [row] = await db
    .select()
    .from(thirdBindings)
    .where(and(at(side), eq(thirdBindings.shopperId, shopperId)));
  return row ?? null;
}

export async function insertBinding(db: Db, binding: NewBinding): Promise<void> {
  await db.insert(thirdBindings).values(binding);
}

export async function removeBinding(db: Db, side: Side, shopperId: number): Promise<void> {
  await db.delete(thirdBindings).where(and(at(side), eq(thirdBindings.shopperId, shopperId)));
}

export async function removeBindings(db: Db, shopperId: number): Promise<void> {
  await db.delete(thirdBindings).where(eq(thirdBindings.shopperId, shopperId));
}
