/** Who of the shop has a conversation. It keeps nobody from writing: it says who looks after the shopper. */
import type { CallChecked, CallOut, SellerConversation } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listStaffHolding } from '../../shops/index.ts';
import { findConversation } from '../conversations/conversation.queries.ts';
import { tellConversation } from '../messages/tell-sides.ts';
import { assertCustomer } from './assert-customer.ts';
import { claimConversation, countByAgent } from './inbox.queries.ts';
import { presentConversation } from './present-conversation.ts';

const listAnswering = ({ db }: Context, shopId: number) => listStaffHolding(db, shopId, 'chat.write');

export const takeConversation = (
  ctx: Context,
  { user_id }: CallChecked<'POST /seller/chat/take'>,
): Promise<SellerConversation> => give(ctx, user_id, requireActor(ctx, 'seller').staffId);

export const handOver = (
  ctx: Context,
  { user_id, staff_id }: CallChecked<'POST /seller/chat/handover'>,
): Promise<SellerConversation> => give(ctx, user_id, staff_id);

/** Of two who take one at once the second finds it taken. */
function give(ctx: Context, shopperId: number, to: number): Promise<SellerConversation> {
  const { shopId, staffId: from } = requireActor(ctx, 'seller');
  const pair = { shopperId, shopId };
  return transact(ctx, async (ctx) => {
    await assertCustomer(ctx, pair);
    const before = await findConversation(ctx.db, pair);
    if (!before) throw new Refusal('common.not_found', {}, { field: 'user_id' });
    const answering = (await listAnswering(ctx, shopId)).map(({ id }) => id);
    if (!answering.includes(to)) throw new Refusal('chat.agent_unknown', {}, { field: 'staff_id' });
    const row = await claimConversation(ctx.db, pair, { from, to, answering });
    if (!row) throw new Refusal('chat.taken');
    await recordChange(ctx, {
      subject: 'conversation',
      id: row.id,
      before: { agent: before.agentId },
      after: { agent: to },
    });
    tellConversation(ctx, pair);
    return presentConversation(ctx, row);
  });
}

export async function listAgents(ctx: Context): Promise<CallOut<'GET /seller/chat/agents'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const held = await countByAgent(ctx.db, shopId);
  const agents = await listAnswering(ctx, shopId);
  return { rows: agents.map((agent) => ({ ...agent, conversations: held.get(agent.id) ?? 0 })) };
}
