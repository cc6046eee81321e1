import type { HostedLive } from '@chengji/contract';
import { ArrowDown, ArrowUp, ArrowUpToLine, Trash2 } from 'lucide-react';
import { Sheet } from '../../../../design/feedback/Sheet.tsx';
import { Cell } from '../../../../design/layout/Cell.tsx';
import { toast } from '../../../../kernel/toast.ts';
import type { useTray } from '../queries.ts';
import { useHostStrings } from '../strings.ts';

type TraySheetProps = {
  live: HostedLive;
  at: number;
  tray: ReturnType<typeof useTray>;
  onMove: (to: number) => void;
  onClose: () => void;
};

/** What is done with one of the tray, for who does not drag. */
export function TraySheet({ live, at, tray, onMove, onClose }: TraySheetProps) {
  const t = useHostStrings();
  const row = live.goods[at];
  if (!row) return null;
  const total = live.goods.length;
  const move = (to: number) => {
    onMove(to);
    onClose();
  };
  const handleRemove = () => {
    if (total === 1) return toast(t('lastGoods'));
    if (tray.isPending) return;
    tray.mutate(
      { id: live.id, action: 'remove', goods_id: row.goods.id },
      { onSuccess: () => toast(t('takenOut'), 'done') },
    );
    onClose();
  };
  return (
    <Sheet open title={row.goods.title} onClose={onClose}>
      {at > 0 && <Cell icon={ArrowUpToLine} label={t('toTop')} onPress={() => move(0)} />}
      {at > 0 && <Cell icon={ArrowUp} label={t('moveUp')} onPress={() => move(at - 1)} />}
      {at < total - 1 && <Cell icon={ArrowDown} label={t('moveDown')} onPress={() => move(at + 1)} />}
      <Cell icon={Trash2} label={t('takeOut')} onPress={handleRemove} />
    </Sheet>
  );
}
