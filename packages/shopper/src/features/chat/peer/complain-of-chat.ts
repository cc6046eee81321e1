import type { ChatPeer } from '@chengji/contract';
import { go } from '../../../kernel/router/navigation.ts';
import { fetchPeer } from '../queries.ts';

/**
 * To a complaint about what was said, which the platform then reads; about the shop while nothing was. A chat that
 * began since it was opened is known by now.
 */
export async function complainOfChat({ user_id, conversation_id }: ChatPeer): Promise<void> {
  const known = conversation_id ?? (await fetchPeer(user_id).catch(() => null))?.conversation_id ?? null;
  const about =
    known === null ? ({ type: 'shop', id: user_id } as const) : ({ type: 'chat', id: known } as const);
  go('pages/user/complaint/complaint', about);
}
