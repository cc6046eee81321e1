import { isOver } from '@chengji/client-kit/live/live-display';
import type { HostedLive } from '@chengji/contract';
import { liveLimits } from '@chengji/contract/live/live-limits';
import { PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { TextButton } from '../../../../design/inputs/TextButton.tsx';
import { Hidden, Text } from '../../../../design/layout/primitives.ts';
import { SectionCard } from '../../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { GoodsSheet } from '../form/GoodsSheet.tsx';
import { type ChosenGoods, FIRST_GOODS, listTray } from '../host.view.ts';
import { addToTray, sortTray, useTray } from '../queries.ts';
import { useHostStrings } from '../strings.ts';
import styles from './TrayCard.module.css';
import { TrayRow } from './TrayRow.tsx';
import { TraySheet } from './TraySheet.tsx';

/** Held for a moment with a finger, or pulled with the mouse. */
const sensors = [PointerSensor];

/** The goods of a live: shown, sorted, added and taken out. */
export function TrayCard({ live }: { live: HostedLive }) {
  const t = useHostStrings();
  const tray = useTray();
  const [isAll, setAll] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [pressed, setPressed] = useState<number | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const { id, goods, pinned } = live;
  const total = goods.length;
  const isFixed = isOver(live);
  const rows = listTray(goods, pinned, isAll);

  const moveRow = (from: number, to: number) => {
    if (to < 0 || to >= total || from === to) return;
    sortTray(live, from, to, tray);
    setMoved(to);
  };
  const handleKey = (event: KeyboardEvent, from: number) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moveRow(from, from + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const handlePin = (goodsId: number) => {
    if (!tray.isPending) tray.mutate({ id, action: goodsId === pinned ? 'unpin' : 'pin', goods_id: goodsId });
  };
  const at = goods.findIndex((row) => row.goods.id === pressed);
  return (
    <SectionCard
      title={
        <>
          {t('tray')}
          <Text num tone={3} className={styles.count}>
            {total}
          </Text>
          {!isFixed && total < liveLimits.goods && (
            <TextButton brand className={styles.add} onPress={() => setAdding(true)}>
              <Icon as={Plus} size={17} />
              {t('addGoods')}
            </TextButton>
          )}
        </>
      }
    >
      <DragDropProvider
        sensors={sensors}
        onDragEnd={({ canceled, operation: { source, target } }) => {
          if (canceled || !isSortable(source) || !isSortable(target)) return;
          const from = rows.find(({ row }) => row.goods.id === source.id)?.index;
          const to = rows.find(({ row }) => row.goods.id === target.id)?.index;
          if (from !== undefined && to !== undefined) moveRow(from, to);
        }}
      >
        <ul aria-label={t('tray')}>
          {rows.map(({ row, index }, place) => (
            <TrayRow
              key={row.goods.id}
              row={row}
              place={place}
              number={index + 1}
              total={total}
              isPinned={row.goods.id === pinned}
              isLiving={live.state === 'living'}
              canSort={!isFixed && total > 1}
              isFixed={isFixed}
              onKeyDown={(event) => handleKey(event, index)}
              onPin={() => handlePin(row.goods.id)}
              onPress={() => setPressed(row.goods.id)}
            />
          ))}
        </ul>
      </DragDropProvider>
      <Hidden role="status">{moved !== null && t('moved', { number: moved + 1, total })}</Hidden>
      {total > FIRST_GOODS && (
        <TextButton className={styles.all} onPress={() => setAll(!isAll)}>
          {isAll ? t('lessGoods') : t('allGoods', { count: total })}
          <Icon as={isAll ? ChevronUp : ChevronDown} size={16} />
        </TextButton>
      )}
      {isAdding && <AddingSheet live={live} onClose={() => setAdding(false)} />}
      {at >= 0 && (
        <TraySheet
          live={live}
          at={at}
          tray={tray}
          onMove={(to) => moveRow(at, to)}
          onClose={() => setPressed(null)}
        />
      )}
    </SectionCard>
  );
}

/** Chosen goods join the tray as their sheet is closed. */
function AddingSheet({ live, onClose }: { live: HostedLive; onClose: () => void }) {
  const [chosen, setChosen] = useState<ChosenGoods[]>([]);
  const taken = live.goods.map(({ goods }) => goods.id);
  const handleClose = () => {
    if (chosen.length > 0)
      void addToTray(
        live.id,
        chosen.map(({ id }) => id),
      );
    onClose();
  };
  return (
    <GoodsSheet
      shopId={live.shop.id}
      chosen={chosen}
      most={liveLimits.goods - taken.length}
      taken={taken}
      onChange={setChosen}
      onClose={handleClose}
    />
  );
}
