import type { CallChecked, CallOut, InboxRow, InboxSession } from '@chengji/contract';
import { holdsRight, requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames, findShoppers } from '../../identity/index.ts';
import { listOrders } from '../../orders/index.ts';
import { listRefunds } from '../../refunds/index.ts';
import { presentOrder, presentRefund } from '../finding/show-own-things.ts';
import { presentMessages } from '../sessions/present-session.ts';
import { presentInbox } from '../sessions/service-hours.ts';
import { findSession, listSessionMessages, type SessionRecord } from '../sessions/session.queries.ts';
import { canMove } from '../support.states.ts';
import { countClosed, countInbox, listInbox, sumFigures } from './inbox.queries.ts';

export async function showInbox(
  ctx: Context,
  { tab, keyword, page, limit }: CallChecked<'GET /platform/support/list'>,
): Promise<CallOut<'GET /platform/support/list'>> {
  const { staffId } = requireActor(ctx, 'platform');
  const rows = await listInbox(ctx.db, { tab, staffId, keyword }, { limit, offset: (page - 1) * limit });
  const { firstQueuedAt, ...counts } = await countInbox(ctx.db, { staffId, keyword });
  const total = tab === 'closed' ? await countClosed(ctx.db, keyword) : counts[tab];
  const now = ctx.clock.now().getTime();
  return {
    rows: await presentRows(ctx, rows),
    total,
    next: nextPage(page, limit, total),
    counts,
    inbox: await presentInbox(ctx),
    longest_seconds: firstQueuedAt ? Math.max(0, Math.round((now - firstQueuedAt.getTime()) / 1_000)) : 0,
  };
}

async function presentRows(ctx: Context, rows: readonly SessionRecord[]): Promise<InboxRow[]> {
  const { staffId } = requireActor(ctx, 'platform');
  const people = await findShoppers(
    ctx.db,
    rows.flatMap(({ shopperId }) => shopperId ?? []),
  );
  const names = await findPlatformStaffNames(
    ctx.db,
    rows.flatMap(({ takenBy }) => takenBy ?? []),
  );
  return rows.map((row) => {
    const person = row.shopperId === null ? undefined : people.get(row.shopperId);
    return {
      id: row.id,
      user: {
        id: row.shopperId,
        nickname: person?.nickname ?? (row.deviceHash ?? '').slice(0, 4),
        avatar: person?.avatar ?? '',
      },
      state: row.state,
      content: row.lastText,
      count: row.unread,
      waiting_since:
        row.state === 'queued' || row.state === 'left' ? toUnixSecondsOrNull(row.queuedAt) : null,
      taken_by: row.takenBy === null ? '' : (names.get(row.takenBy) ?? ''),
      is_mine: row.state === 'taken' && row.takenBy === staffId,
      last_at: toUnixSeconds(row.lastAt),
    };
  });
}

export async function showInboxSession(ctx: Context, { id }: { id: number }): Promise<InboxSession> {
  const row = await findSession(ctx.db, id);
  // what nobody handed over is between the person and the assistant
  if (!row || row.queuedAt === null) throw new Refusal('common.not_found');
  return presentInboxSession(ctx, row);
}

const messagesShown = 200;
const ordersShown = 3;

export async function presentInboxSession(ctx: Context, row: SessionRecord): Promise<InboxSession> {
  const [shown] = await presentRows(ctx, [row]);
  if (!shown) throw new Error(`session ${row.id} is not shown`);
  const mayAnswer = holdsRight(ctx.actor, 'support.answer');
  const isTheirs = row.state === 'taken' && shown.is_mine;
  return {
    ...shown,
    messages: await presentMessages(ctx, await listSessionMessages(ctx.db, row.id, messagesShown)),
    ...(await listThings(ctx, row.shopperId)),
    can: {
      take: mayAnswer && canMove(row.state, 'take'),
      answer: mayAnswer && (isTheirs || row.state === 'left'),
      close: mayAnswer && (isTheirs || row.state === 'left' || row.state === 'queued'),
    },
  };
}

/** As the person sees them, in the language of who answers. */
async function listThings(
  ctx: Context,
  shopperId: number | null,
): Promise<Pick<InboxSession, 'orders' | 'refunds'>> {
  if (shopperId === null) return { orders: [], refunds: [] };
  const seen: Context = { ...ctx, actor: { kind: 'shopper', id: shopperId, sessionId: 0 } };
  const orders = await listOrders(seen, { state: 'all', group: false, limit: ordersShown });
  const refunds = await listRefunds(seen, { state: 'open', limit: ordersShown });
  return {
    orders: orders.rows.map((order) => presentOrder(order)),
    refunds: refunds.rows.map(presentRefund),
  };
}

export const showFigures = (
  ctx: Context,
  { days }: CallChecked<'GET /platform/support/figures'>,
): Promise<CallOut<'GET /platform/support/figures'>> => {
  const { calendar, clock } = ctx;
  return sumFigures(ctx.db, calendar.startOfDay(calendar.addDays(clock.now(), 1 - days)));
};
