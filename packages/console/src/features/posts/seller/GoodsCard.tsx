import { showMoney } from '@chengji/client-kit/money-display';
import type { GoodsRow } from '@chengji/contract';
import { Button, Select } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { Fields } from '../../../design/inputs/Fields.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { moveItem } from '../../../design/lists/move-item.ts';
import { SortableList } from '../../../design/lists/SortableList.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { faultText } from '../../../kernel/faults.ts';
import { usePostsText } from '../posts-text.ts';
import { useChosenGoods, useGoodsFor } from '../seller.queries.ts';
import { mostGoods } from '../seller.view.ts';
import styles from './posts.module.css';

type Props = {
  ids: readonly number[];
  /** Those that the post came with. */
  known: readonly GoodsRow[];
  error: string | undefined;
  isOff: boolean;
  onChange: (ids: number[]) => void;
};

/** The goods a post shows, in their order: found by words, those of the own shop first. */
export function GoodsCard({ ids, known, error, isOff, onChange }: Props) {
  const text = usePostsText();
  const [words, setWords] = useState('');
  const [seen, setSeen] = useState<readonly GoodsRow[]>(known);
  const chosen = useChosenGoods(ids);
  const found = useGoodsFor(words);
  const rows = new Map([...seen, ...(chosen.data?.rows ?? [])].map((row) => [row.id, row]));
  const toOptions = (list: readonly GoodsRow[]) =>
    list.filter(({ id }) => !ids.includes(id)).map((row) => ({ value: row.id, label: row.title, row }));
  const add = (row: GoodsRow) => {
    setSeen([...seen, row]);
    setWords('');
    onChange([...ids, row.id]);
  };
  const groups = [
    { label: text('ownGoods'), options: toOptions(found.own) },
    { label: text('otherGoods'), options: toOptions(found.others) },
  ].filter(({ options }) => options.length > 0);
  return (
    <Card ruled title={text('goods')} aside={text('goodsHint', { n: ids.length, most: mostGoods })}>
      <Fields isOff={isOff}>
        <SortableList
          label={text('goods')}
          items={ids}
          getKey={String}
          getName={(id) => rows.get(id)?.title ?? `#${id}`}
          onMove={(from, to) => !isOff && onChange(moveItem(ids, from, to))}
        >
          {(id) => (
            <Chosen id={id} row={rows.get(id)} onRemove={() => onChange(ids.filter((one) => one !== id))} />
          )}
        </SortableList>
        {!isOff && ids.length < mostGoods && (
          <Select<number, { value: number; label: string; row: GoodsRow }>
            aria-label={text('addGoods')}
            placeholder={text('addGoods')}
            value={null as unknown as number}
            showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
            loading={found.isFetching}
            options={groups as never}
            optionRender={({ data }) => <Option row={data.row} />}
            notFoundContent={found.error ? faultText(found.error) : text('noGoodsFound')}
            onSelect={(_, { row }) => add(row)}
          />
        )}
        <FieldError of="goods" error={error} />
      </Fields>
    </Card>
  );
}

function Option({ row }: { row: GoodsRow }) {
  return (
    <span className="row">
      <Thumb image={row.image} size={28} />
      <TwoLines isCut first={row.title} second={`${showMoney(row.price)} · ${row.shop.name}`} />
    </span>
  );
}

type ChosenProps = { id: number; row: GoodsRow | undefined; onRemove: () => void };

function Chosen({ id, row, onRemove }: ChosenProps) {
  const text = usePostsText();
  const name = row?.title ?? `#${id}`;
  return (
    <span className={`row grow ${styles.chosen}`}>
      <Thumb image={row?.image ?? ''} size={36} />
      <TwoLines
        className="grow"
        isCut
        first={name}
        second={row ? `${showMoney(row.price)} · ${row.shop.name}` : text('goodsGone')}
      />
      <Button
        type="text"
        size="small"
        icon={<Trash2 />}
        aria-label={text('removeGoods', { name })}
        onClick={onRemove}
      />
    </span>
  );
}
