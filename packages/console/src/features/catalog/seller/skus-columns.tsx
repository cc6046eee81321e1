import { Input, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { MoneyInput } from '../../../design/inputs/money/MoneyInput.tsx';
import styles from '../../../design/tables/cells.module.css';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import type { useCatalogText } from '../catalog-text.ts';
import { isPriceWrong, isStockWrong, type ListedSku, toTyped } from '../change-skus.view.ts';
import type { SkuChanges } from './use-sku-changes.ts';

type Options = {
  text: ReturnType<typeof useCatalogText>;
  changes: SkuChanges;
  canPrice: boolean;
  canStock: boolean;
};

/** A sku, and the fields over its price and its stock. */
export function skusColumns({ text, changes, canPrice, canStock }: Options): TableColumnsType<ListedSku> {
  const { typed, moved } = changes;
  const toLabel = (column: string, { title, values }: ListedSku) =>
    `${column} ${title} ${values.join(' / ')}`;
  return [
    {
      title: text('goods'),
      render: (_, row) => (
        <span className={styles.cellGoods}>
          <Thumb image={row.image} size={36} />
          <TwoLines
            className={styles.goodsTitle}
            first={<span title={row.title}>{row.title}</span>}
            second={[row.values.join(' / ') || text('single'), row.code].filter(Boolean).join(' · ')}
          />
        </span>
      ),
    },
    {
      title: text('priceColumn'),
      width: 140,
      render: (_, row) => {
        const now = toTyped(row, typed[row.sku_id]);
        const noteId = `price-now-${row.sku_id}`;
        return (
          <>
            <MoneyInput
              label={toLabel(text('priceColumn'), row)}
              value={now.price}
              isWrong={isPriceWrong(now)}
              isDisabled={!canPrice}
              aria-describedby={noteId}
              onChange={(price) => changes.type(row.sku_id, { price })}
            />
            <NowNote id={noteId}>
              {moved[row.sku_id]?.price && text('priceNow', { price: row.price })}
            </NowNote>
          </>
        );
      },
    },
    {
      title: text('stockColumn'),
      width: 120,
      render: (_, row) => {
        const now = toTyped(row, typed[row.sku_id]);
        const noteId = `stock-now-${row.sku_id}`;
        return (
          <>
            <Input
              aria-label={toLabel(text('stockColumn'), row)}
              inputMode="numeric"
              {...(canStock ? {} : { disabled: true })}
              maxLength={7}
              aria-invalid={isStockWrong(now)}
              aria-describedby={noteId}
              status={isStockWrong(now) ? 'error' : ''}
              value={now.stock}
              onChange={({ target }) => changes.type(row.sku_id, { stock: target.value })}
            />
            <NowNote id={noteId}>{moved[row.sku_id]?.stock && text('stockNow', { n: row.stock })}</NowNote>
          </>
        );
      },
    },
  ];
}

/** Beside a field: what stands there since somebody else saved. */
const NowNote = ({ id, children }: { id: string; children: ReactNode }) => (
  <span id={id} className={`small ${styles.stockLow}`}>
    {children}
  </span>
);
