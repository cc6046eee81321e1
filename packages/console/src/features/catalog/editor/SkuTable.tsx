import { type KeyboardEvent, useRef } from 'react';
import fieldStyles from '../../../design/inputs/field.module.css';
import { ScrollArea } from '../../../design/layout/ScrollArea.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { findValueImage, firstValueSpan, type SkuDraft, type Spec } from '../sku-matrix.ts';
import type { SkuRights } from './card-props.ts';
import styles from './GoodsEditor.module.css';
import { SkuRow } from './SkuRow.tsx';

type Props = {
  specs: Spec[];
  skus: SkuDraft[];
  images: string[];
  lowStock: number;
  can: SkuRights;
  onChange: (skus: SkuDraft[]) => void;
};

/** The matrix. Enter and the arrows up and down stay in their column, as in a spreadsheet. */
export function SkuTable({ specs, skus, images, lowStock, can, onChange }: Props) {
  const text = useCatalogText();
  const latest = useRef({ skus, onChange });
  latest.current = { skus, onChange };
  // One and the same for every row, so that typing in one redraws that one alone.
  const changeRow = useRef((at: number, change: Partial<SkuDraft>) => {
    const { skus: now, onChange: tell } = latest.current;
    tell(now.map((sku, index) => (index === at ? { ...sku, ...change } : sku)));
  }).current;

  function handleKey(event: KeyboardEvent<HTMLTableElement>) {
    const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
    const column = (event.target as HTMLElement).dataset.column;
    if (!step || !column) return;
    const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`)];
    event.preventDefault();
    const next = cells[cells.indexOf(event.target as HTMLInputElement) + step];
    next?.focus();
    next?.select();
  }

  const used = specs.filter((spec) => spec.values.length > 0);
  return (
    <ScrollArea className={styles.skuScroll}>
      <table className={styles.skuTable} onKeyDown={handleKey}>
        <thead>
          <tr>
            {used.map((spec, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a spec is its place
              <th key={at}>{spec.name}</th>
            ))}
            {used.length === 0 && <th>{text('specs')}</th>}
            <th>{text('pictureColumn')}</th>
            <th className={fieldStyles.fieldRequired}>{text('priceColumn')}</th>
            <th>{text('wasPriceColumn')}</th>
            <th className={fieldStyles.fieldRequired}>{text('stockColumn')}</th>
            <th>{text('codeColumn')}</th>
            <th>{text('weightColumn')}</th>
            <th>{text('onColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {skus.map((sku, at) => (
            <SkuRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a sku is its place; its values change while they are renamed
              key={at}
              at={at}
              sku={sku}
              span={firstValueSpan(skus, at)}
              images={images}
              lowStock={lowStock}
              canPrice={can.price}
              canStock={can.stock}
              valueImage={findValueImage(used, sku.values)}
              onChange={changeRow}
            />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
