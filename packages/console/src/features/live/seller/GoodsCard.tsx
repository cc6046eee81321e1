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
import { mostGoods } from '../live.view.ts';
import { useLiveText } from '../live-text.ts';
import { useChosenGoods, useShopGoods } from '../seller.queries.ts';

type Props = {
  ids: readonly number[];
  error: string | undefined;
  isOff: boolean;
  onChange: (ids: number[]) => void;
};

/** The goods of a live, in the order of its tray: the shop’s own, found by words. */
export function GoodsCard({ ids, error, isOff, onChange }: Props) {
  const text = useLiveText();
  const [words, setWords] = useState('');
  const [seen, setSeen] = useState<readonly GoodsRow[]>([]);
  const chosen = useChosenGoods(ids);
  const found = useShopGoods(words);
  const rows = new Map([...seen, ...(chosen.data?.rows ?? [])].map((row) => [row.id, row]));
  const add = (row: GoodsRow) => {
    setSeen([...seen, row]);
    setWords('');
    onChange([...ids, row.id]);
  };
  const options = (found.data?.rows ?? [])
    .filter(({ id }) => !ids.includes(id))
    .map((row) => ({ value: row.id, label: row.title, row }));
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
          <Select<number, (typeof options)[number]>
            aria-label={text('addGoods')}
            placeholder={text('addGoods')}
            value={null as unknown as number}
            showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
            loading={found.isFetching}
            options={options}
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

const Option = ({ row }: { row: GoodsRow }) => (
  <span className="row">
    <Thumb image={row.image} size={28} />
    <TwoLines isCut first={row.title} second={showMoney(row.price)} />
  </span>
);

type ChosenProps = { id: number; row: GoodsRow | undefined; onRemove: () => void };

function Chosen({ id, row, onRemove }: ChosenProps) {
  const text = useLiveText();
  const name = row?.title ?? `#${id}`;
  return (
    <span className="row grow">
      <Thumb image={row?.image ?? ''} size={36} />
      <TwoLines className="grow" isCut first={name} second={row ? showMoney(row.price) : text('goodsGone')} />
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
