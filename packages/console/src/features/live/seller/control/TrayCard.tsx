import { showMoney } from '@chengji/client-kit/money-display';
import type { HostedLive } from '@chengji/contract';
import { liveLimits } from '@chengji/contract/live/live-limits';
import { App, Button } from 'antd';
import { Mic, Plus } from 'lucide-react';
import { useState } from 'react';
import { MoreMenu } from '../../../../design/inputs/MoreMenu.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { SortableList } from '../../../../design/lists/SortableList.tsx';
import { Thumb } from '../../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { useLiveText } from '../../live-text.ts';
import { useSortTray, useTray } from '../../seller.queries.ts';
import { AddGoodsModal } from './AddGoodsModal.tsx';
import styles from './control.module.css';

type Row = HostedLive['goods'][number];
type Props = { live: HostedLive; mayAct: boolean };

/** The tray in its order: what is shown now, and what is done with each. */
export function TrayCard({ live, mayAct }: Props) {
  const text = useLiveText();
  const sort = useSortTray(live);
  const [isAdding, setAdding] = useState(false);
  const { goods } = live;
  const rows = goods.map((row, at) => (
    <TrayRow key={row.goods.id} live={live} row={row} at={at} mayAct={mayAct} sort={sort} />
  ));
  return (
    <Card
      ruled
      title={
        <>
          {text('tray')} <span className="muted small">{text('pieces', { n: goods.length })}</span>
        </>
      }
      aside={
        mayAct &&
        goods.length < liveLimits.goods && (
          <Button size="small" icon={<Plus />} onClick={() => setAdding(true)}>
            {text('addToTray')}
          </Button>
        )
      }
    >
      <div className={styles.tray}>
        {mayAct ? (
          <SortableList
            label={text('tray')}
            items={goods}
            getKey={(row) => String(row.goods.id)}
            getName={(row) => row.goods.title}
            selected={live.pinned === null ? null : String(live.pinned)}
            onMove={sort}
          >
            {(_, at) => rows[at]}
          </SortableList>
        ) : (
          rows
        )}
      </div>
      {isAdding && <AddGoodsModal live={live} onClose={() => setAdding(false)} />}
    </Card>
  );
}

type TrayRowProps = Props & { row: Row; at: number; sort: (from: number, to: number) => void };

function TrayRow({ live, row, at, mayAct, sort }: TrayRowProps) {
  const text = useLiveText();
  const { message } = App.useApp();
  const tray = useTray();
  const { goods, on_sale, sold } = row;
  const isPinned = live.pinned === goods.id;
  const name = goods.title;
  const handlePin = () =>
    tray.mutate({ id: live.id, action: isPinned ? 'unpin' : 'pin', goods_id: goods.id });
  const handleRemove = () => {
    if (live.goods.length === 1) void message.warning(text('lastGoods'));
    else tray.mutate({ id: live.id, action: 'remove', goods_id: goods.id });
  };
  return (
    <span className={styles.trayRow}>
      <b className={styles.place}>{at + 1}</b>
      <Thumb image={goods.image} size={44} />
      <TwoLines
        className="grow"
        isCut
        first={name}
        second={
          <>
            {on_sale ? showMoney(goods.price) : text('offSale')}
            {on_sale && !goods.in_stock && ` · ${text('soldOut')}`}
            <span className={styles.soldBelow}> · {text('sold', { n: sold })}</span>
          </>
        }
      />
      <span className={styles.sold}>{text('sold', { n: sold })}</span>
      {mayAct && live.state === 'living' && (
        <Button
          size="small"
          type={isPinned ? 'primary' : 'default'}
          icon={isPinned ? <Mic /> : undefined}
          disabled={!on_sale && !isPinned}
          loading={tray.isPending}
          aria-label={text(isPinned ? 'unpinNamed' : 'pinNamed', { name })}
          onClick={handlePin}
        >
          {text(isPinned ? 'pinned' : 'pin')}
        </Button>
      )}
      {mayAct && (
        <MoreMenu
          of={name}
          items={[
            ...(at > 0 ? [{ key: 'top', label: text('toTop'), onPress: () => sort(at, 0) }] : []),
            { key: 'remove', label: text('takeOut'), isDanger: true, onPress: handleRemove },
          ]}
        />
      )}
    </span>
  );
}
