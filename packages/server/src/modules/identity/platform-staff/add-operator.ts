/** Adds the platform's owner, with access to the database: the way into a market that has no staff yet. */
import { Account } from '@chengji/contract/identity/staff-directory.calls';
import { text } from '@chengji/contract/values';
import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { brokenConstraint } from '../../../kernel/db/violations.ts';
import { findOperatorPasswordError } from './operator-password.rules.ts';
import { platformDirectory } from './platform-directory.ts';
import { addPlatformStaff } from './platform-log-in.ts';

/** Why nobody was taken on, fit to be shown as it is. */
export class OperatorRefused extends Error {
  override name = 'OperatorRefused';
}

const NewOperator = z.object({
  account: z.string().pipe(Account),
  name: text(1, 32),
  password: z.string().max(64),
});

const mayBe: Record<string, string> = {
  account: 'the account may have 3 to 64 letters, digits and . _ @ -',
  name: 'the name may have 1 to 32 characters',
  password: 'the password may have 64 characters at most',
};

/** Takes someone on with every right; answers the id. Refuses a weak password and an account that is taken. */
export async function addOperator(ctx: Context, given: z.input<typeof NewOperator>): Promise<number> {
  const checked = NewOperator.safeParse(given);
  if (!checked.success) {
    const fields = checked.error.issues.map(({ path }) => String(path[0]));
    throw new OperatorRefused([...new Set(fields)].map((field) => mayBe[field]).join('\n'));
  }
  const problem = findOperatorPasswordError(checked.data);
  if (problem) throw new OperatorRefused(problem);
  try {
    return await addPlatformStaff(ctx, { ...checked.data, role: platformDirectory.topRole });
  } catch (error) {
    if (brokenConstraint(error) !== platformDirectory.accountIndex) throw error;
    throw new OperatorRefused(`the account ${checked.data.account} exists already`);
  }
}
