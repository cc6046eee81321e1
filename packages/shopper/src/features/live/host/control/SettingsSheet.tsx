import type { HostedLive } from '@chengji/contract';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { Sheet } from '../../../../design/feedback/Sheet.tsx';
import { Cell } from '../../../../design/layout/Cell.tsx';
import { ask } from '../../../../kernel/modal.ts';
import { go, leavePage } from '../../../../kernel/router/navigation.ts';
import { toast, toastOnLeaving } from '../../../../kernel/toast.ts';
import { useDeleteLive, useResetKey } from '../queries.ts';
import { useHostStrings } from '../strings.ts';

/** What is seldom done: other words, another key, taking it back. */
export function SettingsSheet({ live, onClose }: { live: HostedLive; onClose: () => void }) {
  const t = useHostStrings();
  const { id, state } = live;
  const reset = useResetKey(() => {
    onClose();
    toast(t('keyReset'), 'done');
  });
  const remove = useDeleteLive(() => {
    toastOnLeaving(t('removed'));
    leavePage();
  });
  const handleReset = async () => {
    if (!reset.isPending && (await ask(t('resetKeyAsk')))) reset.mutate({ id });
  };
  const handleRemove = async () => {
    if (!remove.isPending && (await ask(t('removeAsk')))) remove.mutate({ id });
  };
  const handleEdit = () => {
    onClose();
    go('pages/shop/live/live', { id, part: 'edit' });
  };
  return (
    <Sheet open title={t('settings')} onClose={onClose}>
      <Cell icon={Pencil} label={t('editInfo')} onPress={handleEdit} />
      <Cell icon={KeyRound} label={t('resetKey')} onPress={() => void handleReset()} />
      {state === 'created' && <Cell icon={Trash2} label={t('remove')} onPress={() => void handleRemove()} />}
    </Sheet>
  );
}
