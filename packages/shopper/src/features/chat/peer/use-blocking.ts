import { ask } from '../../../kernel/modal.ts';
import { toast } from '../../../kernel/toast.ts';
import { useBlock } from '../queries.ts';
import { useChatStrings } from '../strings.ts';

/** Blocks a shop once the person is sure, and lets it write again. */
export function useBlocking(peer: number) {
  const t = useChatStrings();
  const send = useBlock((blocked) => toast(t(blocked ? 'blocked' : 'unblocked'), 'done'));
  const set = (blocked: boolean) => {
    if (!send.isPending) send.mutate({ user_id: peer, blocked });
  };
  return {
    block: async () => {
      if (await ask(t('blockAsk'))) set(true);
    },
    unblock: () => set(false),
  };
}
