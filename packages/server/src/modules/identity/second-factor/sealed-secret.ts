import type { Context } from '../../../kernel/context.ts';
import { type Sealing, seal, unseal } from '../../../kernel/secrets/secret-box.ts';
import type { StaffRef } from './second-factor.queries.ts';

const getSealing = ({ services }: Context, { kind, staffId }: StaffRef): Sealing => ({
  secret: services.config.secret,
  purpose: 'second factor of staff',
  owner: `${kind} ${staffId}`,
});

export const sealSecret = (ctx: Context, staff: StaffRef, secret: string): string =>
  seal(getSealing(ctx, staff), secret);

/** Null when it was sealed under another SECRET. */
export const openSecret = (ctx: Context, staff: StaffRef, sealed: string): string | null =>
  unseal(getSealing(ctx, staff), sealed);
