import { useDebounced } from '@chengji/client-kit/react';
import { Input } from 'antd';
import { useState } from 'react';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { priceRange } from '../../../design/values/price-range.ts';
import { useChatText } from '../chat-text.ts';
import type { Content } from '../pending.rules.ts';
import { useGoodsToSend } from '../queries.ts';
import styles from './inbox.module.css';
import { PickRow } from './PickRow.tsx';

/** The shop's goods on sale, found by name. */
export function GoodsPicker({ onSend }: { onSend: (content: Content) => void }) {
  const text = useChatText();
  const [keyword, setKeyword] = useState('');
  const { data, error, refetch } = useGoodsToSend(useDebounced(keyword));
  return (
    <div className={styles.picker}>
      <Input.Search
        allowClear
        autoFocus
        aria-label={text('goodsSearch')}
        placeholder={text('goodsSearch')}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {!data && <NotLoaded error={error} onRetry={refetch} rows={3} />}
      {data?.rows.length === 0 && <p className="muted">{text('noGoods')}</p>}
      <ul>
        {data?.rows.map(({ id, title, image, price_min, price_max }) => (
          <PickRow
            key={id}
            image={image}
            title={title}
            second={priceRange(price_min, price_max)}
            action={text('choose')}
            onPick={() => onSend({ type: 'goods', content: { goods_id: id } })}
          />
        ))}
      </ul>
    </div>
  );
}
