import { Button, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useCatalogText } from '../catalog-text.ts';
import { type Fill, mostStock } from '../change-skus.view.ts';
import styles from '../editor/GoodsEditor.module.css';

const ways = [
  { key: 'price_set', column: 'price', how: 'set' },
  { key: 'price_percent', column: 'price', how: 'percent' },
  { key: 'price_add', column: 'price', how: 'add' },
  { key: 'stock_set', column: 'stock', how: 'set' },
  { key: 'stock_add', column: 'stock', how: 'add' },
] as const;
type Way = (typeof ways)[number];

/** An amount or a percent has two digits behind the point, a stock none. */
const toFill = (way: Way, by: number): Fill =>
  way.column === 'stock'
    ? { column: 'stock', how: way.how, by }
    : { column: 'price', how: way.how, by: Math.round(by * 100) };

type Props = { canPrice: boolean; canStock: boolean; onFill: (fill: Fill) => void };

/** Changes a whole column in one way. */
export function SkusFillBar({ canPrice, canStock, onFill }: Props) {
  const text = useCatalogText();
  const allowed = ways.filter(({ column }) => (column === 'price' ? canPrice : canStock));
  const [way, setWay] = useState<Way>(allowed[0] ?? ways[0]);
  const [by, setBy] = useState<number | null>(null);
  const isSet = way.how === 'set';
  return (
    <fieldset className={styles.bulkFill}>
      <legend className="visually-hidden">{text('bulk')}</legend>
      <span className="strong">{text('bulk')}</span>
      <Select
        size="small"
        aria-label={text('fillHow')}
        popupMatchSelectWidth={false}
        value={way.key}
        options={allowed.map(({ key }) => ({ value: key, label: text(`fill_${key}`) }))}
        onChange={(key) => setWay(ways.find((one) => one.key === key) ?? way)}
      />
      <InputNumber
        size="small"
        aria-label={text('fillBy')}
        controls={false}
        min={isSet ? 0 : way.how === 'percent' ? -99 : -mostStock}
        max={way.how === 'percent' ? 1_000 : mostStock}
        precision={way.column === 'stock' ? 0 : 2}
        suffix={way.how === 'percent' ? '%' : undefined}
        value={by}
        onChange={setBy}
      />
      <Button
        size="small"
        disabled={by === null || (by === 0 && way.column === 'price')}
        onClick={() => onFill(toFill(way, by ?? 0))}
      >
        {text('apply')}
      </Button>
    </fieldset>
  );
}
