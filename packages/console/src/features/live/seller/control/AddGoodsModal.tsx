import { showMoney } from '@chengji/client-kit/money-display';
import type { HostedLive } from '@chengji/contract';
import { liveLimits } from '@chengji/contract/live/live-limits';
import { Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { Thumb } from '../../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { useShopGoods } from '../../../catalog/index.ts';
import { useLiveText } from '../../live-text.ts';
import { useAddToTray } from '../../seller.queries.ts';
import styles from './control.module.css';

/** Ticks goods of the shop that are not in the tray yet. */
export function AddGoodsModal({ live, onClose }: { live: HostedLive; onClose: () => void }) {
  const text = useLiveText();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useShopGoods(words);
  const add = useAddToTray(live.id);
  const taken = live.goods.map(({ goods }) => goods.id);
  const rows = (data?.rows ?? []).filter(({ id }) => !taken.includes(id));
  const isFull = taken.length + chosen.length >= liveLimits.goods;
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const handleAdd = async () => {
    setAdding(true);
    await add(chosen);
    onClose();
  };
  return (
    <Modal
      open
      title={text('chooseGoods')}
      okText={chosen.length > 0 ? text('addN', { n: chosen.length }) : text('add')}
      okButtonProps={{ disabled: chosen.length === 0, loading: isAdding }}
      onOk={() => void handleAdd()}
      onCancel={onClose}
    >
      <div className="stack">
        <Input.Search
          allowClear
          aria-label={text('searchGoods')}
          placeholder={text('searchGoods')}
          maxLength={64}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {!data ? (
          <NotLoaded error={error} onRetry={refetch} rows={4} />
        ) : rows.length === 0 ? (
          <EmptyState title={text('noGoods')} hint={text('noGoodsHint')} />
        ) : (
          <ul className={styles.choices} aria-label={text('chooseGoods')}>
            {rows.map(({ id, title, image, price }) => (
              <li key={id}>
                <Checkbox
                  checked={chosen.includes(id)}
                  disabled={isFull && !chosen.includes(id)}
                  onChange={() => toggle(id)}
                >
                  <span className="row">
                    <Thumb image={image} size={36} />
                    <TwoLines isCut first={title} second={showMoney(price)} />
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}
