/** A person's own cards. */
import type { CallChecked, CallOut, Card, CardState } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { presentCard } from '../coupon.present.ts';
import { findIssuers } from '../issuing/find-issuers.ts';
import type { CardRecord } from './card.queries.ts';
import { countOwnCards, findOwnCard, listOwnCards } from './own-cards.queries.ts';

export async function listMyCards(
  ctx: Context,
  { state, cursor, limit }: CallChecked<'GET /wanlshop/coupon/mine'>,
): Promise<CallOut<'GET /wanlshop/coupon/mine'>> {
  const shopperId = requireShopper(ctx);
  const now = ctx.clock.now();
  const list = `cards.${state}`;
  const after = cursor === undefined ? undefined : readCursor(list, 2, cursor);
  const rows = await listOwnCards(ctx.db, shopperId, state, { now, after, limit: limit + 1 });
  const page = pageFrom(rows, limit, (last) => writeCursor(list, stands(state, last).getTime(), last.id));
  const issuers = await findIssuers(ctx, page.rows);
  return {
    rows: page.rows.map((card) => presentCard(card, issuers, ctx.language, now)),
    next: page.next,
    counts: await countOwnCards(ctx.db, shopperId, now),
  };
}

/** The time a list has its order by. */
const stands = (state: CardState, { usedAt, validTo }: CardRecord): Date =>
  state === 'used' && usedAt ? usedAt : validTo;

export async function showCard(ctx: Context, { id }: { id: number }): Promise<Card> {
  const card = await findOwnCard(ctx.db, requireShopper(ctx), id);
  if (!card) throw new Refusal('common.not_found', {}, { field: 'id' });
  return presentCard(card, await findIssuers(ctx, [card]), ctx.language, ctx.clock.now());
}
