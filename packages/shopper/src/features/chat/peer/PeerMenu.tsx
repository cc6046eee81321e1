import type { ChatPeer } from '@chengji/contract';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { ask } from '../../../kernel/modal.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { toast } from '../../../kernel/toast.ts';
import { useClear } from '../queries.ts';
import { clearHere } from '../store/receiving.ts';
import { useChatStrings } from '../strings.ts';
import { complainOfChat } from './complain-of-chat.ts';
import { useBlocking } from './use-blocking.ts';

type PeerMenuProps = { peer: number; about: ChatPeer; open: boolean; onClose: () => void };

/** What may be done about a shop and the conversation with it. */
export function PeerMenu({ peer, about, open, onClose }: PeerMenuProps) {
  const t = useChatStrings();
  const { block, unblock } = useBlocking(peer);
  const clear = useClear(() => {
    clearHere(peer);
    toast(t('cleared'), 'done');
  });
  const handleClear = async () => {
    if (!clear.isPending && (await ask(t('clearAsk')))) clear.mutate({ id: peer });
  };
  const closeThen = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet open={open} title={t('menu')} onClose={onClose}>
      <Cell
        label={t('visitShop', { name: about.name })}
        onPress={closeThen(() => go('pages/shop/index', { id: peer }))}
      />
      <Cell label={t('clear')} onPress={closeThen(() => void handleClear())} />
      <Cell
        label={t(about.blocked ? 'unblock' : 'block')}
        onPress={closeThen(about.blocked ? unblock : () => void block())}
      />
      <Cell label={t('complain')} onPress={closeThen(() => void complainOfChat(about))} />
    </Sheet>
  );
}
