import { Button, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useCatalogText } from '../catalog-text.ts';
import { type BulkFill, fillSkus, type SkuDraft } from '../sku-matrix.ts';
import type { SkuRights } from './card-props.ts';
import styles from './GoodsEditor.module.css';

const named = (label: string) => ({ size: 'small', 'aria-label': label, placeholder: label }) as const;
const whole = { min: 0, precision: 0, controls: false };

type Props = { can: SkuRights; skus: SkuDraft[]; onChange: (skus: SkuDraft[]) => void };

/** Fills columns of many skus at once: of all, or of those with one value of the first spec. */
export function BulkFillBar({ can, skus, onChange }: Props) {
  const text = useCatalogText();
  const [scope, setScope] = useState('');
  const [fill, setFill] = useState<BulkFill>({});
  const values = [...new Set(skus.flatMap((sku) => sku.values[0] ?? []))];
  if (skus.length < 2) return null;
  const set = (change: BulkFill) => setFill((now) => ({ ...now, ...change }));
  const given = Object.fromEntries(
    Object.entries(fill).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  ) as BulkFill;
  return (
    <fieldset className={styles.bulkFill}>
      <legend className="visually-hidden">{text('bulk')}</legend>
      <span className="strong">{text('bulk')}</span>
      <Select
        size="small"
        aria-label={text('bulkScope')}
        value={scope}
        popupMatchSelectWidth={false}
        onChange={setScope}
        options={[{ value: '', label: text('bulkAll') }, ...values.map((value) => ({ value, label: value }))]}
      />
      <Input
        {...named(text('priceColumn'))}
        disabled={!can.price}
        inputMode="decimal"
        value={fill.price ?? ''}
        onChange={(event) => set({ price: event.target.value })}
      />
      <Input
        {...named(text('wasPriceColumn'))}
        disabled={!can.price}
        inputMode="decimal"
        value={fill.wasPrice ?? ''}
        onChange={(event) => set({ wasPrice: event.target.value })}
      />
      <InputNumber
        {...named(text('stockColumn'))}
        disabled={!can.stock}
        {...whole}
        max={9_999_999}
        value={fill.stock ?? null}
        onChange={(stock) => set({ stock })}
      />
      <Input
        {...named(text('codePrefix'))}
        maxLength={60}
        value={fill.codePrefix ?? ''}
        onChange={(event) => set({ codePrefix: event.target.value })}
      />
      <InputNumber
        {...named(text('weightColumn'))}
        {...whole}
        max={1_000_000}
        value={fill.weightGrams ?? null}
        onChange={(weight) => set(weight === null ? {} : { weightGrams: weight })}
      />
      <Button
        size="small"
        disabled={Object.keys(given).length === 0}
        onClick={() => onChange(fillSkus(skus, given, (sku) => scope === '' || sku.values[0] === scope))}
      >
        {text('apply')}
      </Button>
    </fieldset>
  );
}
