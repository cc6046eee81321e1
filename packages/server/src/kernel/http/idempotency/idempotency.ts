/**
 * A call that carries an Idempotency-Key happens once: the key, what the verb did and its answer are one
 * transaction. A repeat gets the first answer; two that arrive at once wait for each other on the key's row.
 * A refusal keeps nothing, so the same key may be tried again once its cause is gone.
 */
import { hash } from 'node:crypto';
import { sortedJson } from '@chengji/contract/signing';
import { actorKey } from '../../actor.ts';
import { recordNothing } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { transact, withCommit } from '../../db/transact.ts';
import { Refusal } from '../../refusal.ts';
import type { Route } from '../routes.ts';
import { claimKey, findAnswer, storeAnswer } from './idempotency.queries.ts';

const keyShape = /^[\w.:-]{8,64}$/;

/** The caller's key where the call takes one; refuses one that is malformed, or missing where it is required. */
export function requireKey(route: Route, header: unknown): string | null {
  const { idempotencyKey: asked } = route.call;
  if (!asked || (asked === 'optional' && header === undefined)) return null;
  if (typeof header !== 'string' || !keyShape.test(header)) {
    throw new Refusal('common.idempotency_key_required', {}, { field: 'Idempotency-Key' });
  }
  return header;
}

export async function runOnce(ctx: Context, route: Route, key: string, input: unknown): Promise<unknown> {
  const row = {
    actor: actorKey(ctx.actor),
    call: route.name,
    key,
    inputHash: hash('sha256', sortedJson(input), 'base64url'),
  };
  for (;;) {
    const outcome = await transact(ctx, async (ctx) => {
      if (await claimKey(ctx.db, row)) {
        const data = (await route.run(ctx, input)) ?? null;
        await withCommit(ctx, storeAnswer(ctx.db, { ...row, answer: JSON.stringify(data) }));
        return { data };
      }
      const first = await findAnswer(ctx.db, row);
      if (first && first.inputHash !== row.inputHash) throw new Refusal('common.idempotency_key_reused');
      recordNothing(ctx); // a repeat
      return first?.answer ? { data: JSON.parse(first.answer) as unknown } : null;
    });
    if (outcome) return outcome.data;
  }
}
