/** Stores what was said, all of a moment at once, before anybody sees it. */
import { maskBlockedWords } from '@chengji/contract/blocked-words';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { findSilenced } from '../../identity/index.ts';
import { computeSecond } from '../sessions/live.rules.ts';
import type { LivingInfo } from '../sessions/living-info.ts';
import { findBlockedWriters } from './blocked-writers.port.ts';
import { countSays, insertSays, listMuted, type SayRow } from './rooms.queries.ts';

export type NewSay = {
  readonly live: LivingInfo;
  /** Null where it is the shop that says it. */
  readonly shopperId: number | null;
  readonly text: string;
  readonly at: Date;
};

/** Why one says nothing: a message’s key and what it names. */
export type Reason = { key: string; params?: Readonly<Record<string, string | number>> };

/** Answers of each, in the same order, the row that it is, or why it is none. */
export async function storeSays(ctx: Context, says: readonly NewSay[]): Promise<(SayRow | Reason)[]> {
  const findReason = await findWhoMayNot(ctx, says);
  const words = ctx.services.settings.get('content.blocked_words');
  const answers: (SayRow | Reason | null)[] = says.map(findReason);
  const taken = says.flatMap((say, index) => {
    if (answers[index]) return [];
    const message = maskBlockedWords(say.text, words);
    return { index, ...say, message, isBlocked: message !== say.text };
  });
  const rows = await transact(ctx, async ({ db }) => {
    const living = taken.length === 0 ? null : await countSays(db, sumUp(taken));
    const kept = taken.filter(({ live }) => living?.has(live.liveId));
    const stored =
      kept.length === 0
        ? []
        : await insertSays(
            db,
            kept.map(({ live, shopperId, message, isBlocked, at }) => ({
              liveId: live.liveId,
              shopperId,
              message,
              second: computeSecond(live, at),
              isBlocked,
              createdAt: at,
            })),
          );
    return kept.map(({ index }, at) => ({ index, row: stored[at] }));
  });
  for (const { index, row } of rows) answers[index] = row ?? null;
  return answers.map((answer) => answer ?? { key: 'live.over' });
}

/** Of each live once, in the order of ids, in which others take them too. */
function sumUp(says: readonly { live: LivingInfo; isBlocked: boolean }[]) {
  const byLive = Map.groupBy(says, ({ live }) => live.liveId);
  return [...byLive]
    .map(([liveId, said]) => ({
      liveId,
      says: said.length,
      blocked: said.filter(({ isBlocked }) => isBlocked).length,
    }))
    .sort((one, other) => one.liveId - other.liveId);
}

/** Whom the platform silenced, a host muted in this live, or the shop has blocked. */
async function findWhoMayNot(ctx: Context, says: readonly NewSay[]): Promise<(say: NewSay) => Reason | null> {
  const said = says.flatMap(({ live: { liveId, shopId }, shopperId }) =>
    shopperId === null ? [] : { liveId, shopId, shopperId },
  );
  const toKey = (id: number, shopperId: number) => `${id} ${shopperId}`;
  const [silenced, muted, blocked] = await Promise.all([
    findSilenced(ctx, [...new Set(said.map(({ shopperId }) => shopperId))]),
    listMuted(ctx.db, said),
    Promise.all(
      [...Map.groupBy(said, ({ shopId }) => shopId)].map(async ([shopId, writers]) => {
        const ids = [...new Set(writers.map(({ shopperId }) => shopperId))];
        return [...(await findBlockedWriters(ctx, shopId, ids))].map((id) => toKey(shopId, id));
      }),
    ),
  ]);
  const mutedKeys = new Set(muted.map(({ liveId, shopperId }) => toKey(liveId, shopperId)));
  const blockedKeys = new Set(blocked.flat());
  return ({ live: { liveId, shopId }, shopperId }) => {
    if (shopperId === null) return null;
    const silence = silenced.get(shopperId);
    if (silence) return { key: silence.key, params: silence.params };
    if (mutedKeys.has(toKey(liveId, shopperId))) return { key: 'live.muted' };
    if (blockedKeys.has(toKey(shopId, shopperId))) return { key: 'live.blocked_by_shop' };
    return null;
  };
}
