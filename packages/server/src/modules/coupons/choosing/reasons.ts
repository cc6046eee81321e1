import { type Cents, formatMoney } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';

/** Why a card cannot be used. */
export type Reason =
  | { kind: 'short'; lacks: Cents }
  | { kind: 'not_yet'; validFrom: Date }
  | { kind: 'out_of_scope' | 'nothing_left' | 'no_freight' | 'gone' };

/** In the caller's language. */
export function reasonIn(ctx: Context, reason: Reason): string {
  return ctx.services.translate(ctx.language, `coupons.reason_${reason.kind}`, toParams(ctx, reason));
}

function toParams({ calendar }: Context, reason: Reason): Record<string, string> {
  if (reason.kind === 'short') return { lacks: formatMoney(reason.lacks) };
  return reason.kind === 'not_yet' ? { day: calendar.toDay(reason.validFrom) } : {};
}
