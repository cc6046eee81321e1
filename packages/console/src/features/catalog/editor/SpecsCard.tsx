import { showMoney } from '@chengji/client-kit/money-display';
import { mostSkus, mostSpecs } from '@chengji/contract/catalog/sku-matrix.rules';
import { App, Button, Checkbox, Input, InputNumber } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { Card } from '../../../design/layout/Card.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { lowestPrice, totalStock } from '../draft-checks.ts';
import { countSkus, renameValue, type Spec, withPictures, withSpecs } from '../sku-matrix.ts';
import { BulkFillBar } from './BulkFillBar.tsx';
import type { CardProps, SkuRights } from './card-props.ts';
import styles from './GoodsEditor.module.css';
import { SkuTable } from './SkuTable.tsx';
import { SpecValues } from './SpecValues.tsx';

type Props = CardProps & { lowStock: number; can: SkuRights };

/** Up to three specs with their values, and the matrix of skus they make. */
export function SpecsCard({ draft, lowStock, can, onChange }: Props) {
  const text = useCatalogText();
  const { message } = App.useApp();
  const { specs, skus } = draft;
  const price = lowestPrice(draft);

  function handleSpecs(next: Spec[]) {
    if (countSkus(next) > mostSkus) return void message.warning(text('tooManySkus', { n: mostSkus }));
    onChange(withSpecs(next, skus));
  }
  const handleSpec = (at: number, next: Spec) =>
    handleSpecs(specs.map((spec, index) => (index === at ? next : spec)));

  return (
    <Card ruled title={text('specs')} aside={text('specsHint', { n: skus.length })}>
      <div className="stack">
        {specs.map((spec, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a spec is its place; its name changes while it is typed
          <div key={at} className={styles.spec}>
            <Input
              aria-label={`${text('specName')} ${at + 1}`}
              placeholder={text('specNameHint')}
              className={styles.specName}
              value={spec.name}
              maxLength={20}
              onChange={(event) => handleSpec(at, { ...spec, name: event.target.value })}
            />
            <SpecValues
              label={`${text('specValues')} ${at + 1}`}
              spec={spec}
              pictures={draft.images}
              onRename={(value, name) => onChange(renameValue(draft, { spec: at, value }, name))}
              onChange={(next) => handleSpec(at, next)}
            />
            {spec.values.length > 0 && (
              <Checkbox
                className={styles.specPictures}
                checked={spec.images.length > 0}
                onChange={({ target }) => handleSpec(at, withPictures(spec, target.checked))}
              >
                {text('valuePictures')}
              </Checkbox>
            )}
            <Button
              type="text"
              icon={<Trash2 size={14} />}
              aria-label={text('removeSpec')}
              onClick={() => handleSpecs(specs.filter((_, index) => index !== at))}
            />
          </div>
        ))}
        {specs.length < mostSpecs && (
          <div>
            <Button
              size="small"
              icon={<Plus size={14} />}
              onClick={() => handleSpecs([...specs, { name: '', values: [], images: [] }])}
            >
              {text('addSpec')}
            </Button>
          </div>
        )}
        <div className={styles.skuMatrix}>
          <BulkFillBar can={can} skus={skus} onChange={(next) => onChange({ skus: next })} />
          <SkuTable
            specs={specs}
            skus={skus}
            images={draft.images}
            lowStock={draft.lowStock ?? lowStock}
            can={can}
            onChange={(next) => onChange({ skus: next })}
          />
        </div>
        <div className="row wrap">
          <span className="muted">
            {price
              ? text('totals', { stock: totalStock(draft), price: showMoney(price) })
              : text('totalStock', { stock: totalStock(draft) })}
          </span>
          <label className="row" htmlFor="goods-low-stock">
            <span className="muted">{text('lowStockLine')}</span>
            <InputNumber<number>
              id="goods-low-stock"
              size="small"
              min={1}
              max={100_000}
              precision={0}
              controls={false}
              placeholder={String(lowStock)}
              value={draft.lowStock}
              onChange={(line) => onChange({ lowStock: line })}
            />
            <span className="muted">{text('lowStockLineEnd')}</span>
          </label>
        </div>
      </div>
    </Card>
  );
}
