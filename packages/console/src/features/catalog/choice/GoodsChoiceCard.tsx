import { moveItem } from '@chengji/client-kit/lists/move-item';
import { showMoney } from '@chengji/client-kit/money-display';
import type { GoodsRow } from '@chengji/contract';
import { Button, Select } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { Fields } from '../../../design/inputs/Fields.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { SortableList } from '../../../design/lists/SortableList.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { faultText } from '../../../kernel/faults.ts';
import { useChoiceText } from './choice-text.ts';
import { useChosenGoods, useOthersGoods, useShopGoods } from './queries.ts';

type Props = {
  ids: readonly number[];
  most: number;
  /** Those that are known before they are asked for. */
  known?: readonly GoodsRow[];
  /** Also goods of other shops, after those of the own one. */
  withOthers?: boolean;
  error: string | undefined;
  isOff: boolean;
  onChange: (ids: number[]) => void;
};

type Option = { value: number; label: string; row: GoodsRow };

/** Goods in an order of their own, found by words. */
export function GoodsChoiceCard({
  ids,
  most,
  known = [],
  withOthers = false,
  error,
  isOff,
  onChange,
}: Props) {
  const text = useChoiceText();
  const [words, setWords] = useState('');
  const [seen, setSeen] = useState<readonly GoodsRow[]>(known);
  const chosen = useChosenGoods(ids);
  const own = useShopGoods(words);
  const others = useOthersGoods(words, withOthers);
  const fault = own.error ?? others.error;
  const rows = new Map([...seen, ...(chosen.data?.rows ?? [])].map((row) => [row.id, row]));
  const toOptions = (list: readonly GoodsRow[]): Option[] =>
    list.filter(({ id }) => !ids.includes(id)).map((row) => ({ value: row.id, label: row.title, row }));
  const describe = ({ price, shop }: GoodsRow) =>
    withOthers ? `${showMoney(price)} · ${shop.name}` : showMoney(price);
  const add = (row: GoodsRow) => {
    setSeen([...seen, row]);
    setWords('');
    onChange([...ids, row.id]);
  };
  const ownOptions = toOptions(own.data?.rows ?? []);
  const groups = [
    { label: text('own'), options: ownOptions },
    { label: text('others'), options: toOptions(others.rows) },
  ].filter(({ options }) => options.length > 0);
  return (
    <Card ruled title={text('goods')} aside={text('hint', { n: ids.length, most })}>
      <Fields isOff={isOff}>
        <SortableList
          label={text('goods')}
          items={ids}
          getKey={String}
          getName={(id) => rows.get(id)?.title ?? `#${id}`}
          onMove={(from, to) => !isOff && onChange(moveItem(ids, from, to))}
        >
          {(id) => (
            <Chosen
              id={id}
              row={rows.get(id)}
              describe={describe}
              onRemove={() => onChange(ids.filter((one) => one !== id))}
            />
          )}
        </SortableList>
        {!isOff && ids.length < most && (
          <Select<number, Option>
            aria-label={text('add')}
            placeholder={text('add')}
            value={null as unknown as number}
            showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
            loading={own.isFetching || others.isFetching}
            options={withOthers ? (groups as never) : ownOptions}
            optionRender={({ data: { row } }) => (
              <span className="row">
                <Thumb image={row.image} size={28} />
                <TwoLines isCut first={row.title} second={describe(row)} />
              </span>
            )}
            notFoundContent={fault ? faultText(fault) : text('noneFound')}
            onSelect={(_, { row }) => add(row)}
          />
        )}
        <FieldError of="goods" error={error} />
      </Fields>
    </Card>
  );
}

type ChosenProps = {
  id: number;
  row: GoodsRow | undefined;
  describe: (row: GoodsRow) => string;
  onRemove: () => void;
};

function Chosen({ id, row, describe, onRemove }: ChosenProps) {
  const text = useChoiceText();
  const name = row?.title ?? `#${id}`;
  return (
    <span className="row grow">
      <Thumb image={row?.image ?? ''} size={36} />
      <TwoLines className="grow" isCut first={name} second={row ? describe(row) : text('gone')} />
      <Button
        type="text"
        size="small"
        icon={<Trash2 />}
        aria-label={text('remove', { name })}
        onClick={onRemove}
      />
    </span>
  );
}
