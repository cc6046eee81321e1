/** What complaints need of lives. */
import type { Context } from '../../../kernel/context.ts';
import { type Live, listLives } from './lives.queries.ts';

export type LiveFacts = Live;

/** Those that were announced or have begun: nobody complains about what nobody saw. */
export async function findLiveFacts({ db }: Context, ids: readonly number[]): Promise<Map<number, Live>> {
  if (ids.length === 0) return new Map();
  const found = await listLives(db, ids);
  return new Map(
    found
      .filter(({ state, plannedAt }) => state !== 'created' || plannedAt !== null)
      .map((live) => [live.id, live]),
  );
}
