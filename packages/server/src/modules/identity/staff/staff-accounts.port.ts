/** Who may log in to a side of the console. Each side keeps its own people; identity asks for them here. */
import type { StaffInfo } from '@chengji/contract/identity/staff-sessions.calls';
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { Port } from '../../../kernel/ports.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { StaffKind } from '../second-factor/second-factor.queries.ts';

export type StaffAccount = {
  id: number;
  account: string;
  role: string;
  passwordHash: string;
  isActive: boolean;
};

export type StaffAccounts = {
  kind: StaffKind;
  topRole: string;
  find(db: Db, id: number): Promise<StaffAccount | null>;
  findByAccount(db: Db, account: string): Promise<StaffAccount | null>;
  /** The same, and nobody changes it before the transaction is over. */
  lock(db: Db, id: number): Promise<StaffAccount | null>;
  setPassword(db: Db, id: number, passwordHash: string): Promise<void>;
  present(ctx: Context, id: number): Promise<StaffInfo>;
};

export const staffAccountsPort = new Port<StaffAccounts>('accounts of staff');

export const getStaffAccounts = ({ services }: Context, kind: StaffKind): StaffAccounts =>
  services.ports.getOfKind(staffAccountsPort, kind);

/**
 * Locks the account a login is for: a person suspended meanwhile stays out, and so does a password that
 * is no longer the one that was checked. A change after it ends the session that is opened here.
 */
export async function lockAccount(
  ctx: Context,
  kind: StaffKind,
  checked: { id: number; passwordHash?: string },
): Promise<StaffAccount> {
  const account = await getStaffAccounts(ctx, kind).lock(ctx.db, checked.id);
  const isSame = !checked.passwordHash || account?.passwordHash === checked.passwordHash;
  if (!account || !isSame) throw new Refusal('identity.wrong_account_or_password');
  if (!account.isActive) throw new Refusal('identity.account_frozen');
  return account;
}
