import { type Cents, formatMoney } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { toDay } from '../../../kernel/time/day.ts';

/** Why a card cannot be used. */
export type Reason =
  | { kind: 'short'; lacks: Cents }
  | { kind: 'not_yet'; validFrom: Date }
  | { kind: 'out_of_scope' | 'nothing_left' | 'no_freight' | 'gone' };

/** In the caller's language. */
export function reasonIn({ language, services }: Context, reason: Reason): string {
  return services.translate(language, `coupons.reason_${reason.kind}`, toParams(reason));
}

function toParams(reason: Reason): Record<string, string> {
  if (reason.kind === 'short') return { lacks: formatMoney(reason.lacks) };
  return reason.kind === 'not_yet' ? { day: toDay(reason.validFrom) } : {};
}
