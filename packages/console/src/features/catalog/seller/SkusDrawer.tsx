import { App, Button, Drawer, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { MoneyInput } from '../../../design/inputs/money/MoneyInput.tsx';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import styles from '../../../design/tables/cells.module.css';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useFaultReport } from '../../../kernel/use-call.ts';
import { useCatalogText } from '../catalog-text.ts';
import {
  carryStock,
  fillColumn,
  findMoved,
  isPriceWrong,
  isStockWrong,
  isTypedRight,
  type ListedSku,
  type Moved,
  mostChanges,
  type Typed,
  type TypedSkus,
  toChanges,
  toTyped,
} from '../change-skus.view.ts';
import { useChangeSkus, useSkusToChange } from '../queries.ts';
import { SkusFillBar } from './SkusFillBar.tsx';

/** Prices and stock of one goods or of many, sku by sku or a column at once. */
export function SkusDrawer({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const text = useCatalogText();
  const { message } = App.useApp();
  const { data, error, refetch } = useSkusToChange(ids);
  const report = useFaultReport();
  const change = useChangeSkus((error) => {
    report(error);
    if (error.key === 'catalog.price_changed') void showMoved();
  });
  const canPrice = useCan('seller', 'goods.price');
  const canStock = useCan('seller', 'goods.stock');
  const [typed, setTyped] = useState<TypedSkus>({});
  const [moved, setMoved] = useState<Moved>({});
  const rows = data?.rows ?? [];
  const changes = toChanges(rows, typed);
  const leave = useUnsavedChanges(Object.keys(typed).length > 0 && changes.length > 0);
  const canSave = changes.length > 0 && changes.length <= mostChanges && isTypedRight(rows, typed);

  const handleTyped = (id: number, part: Partial<Typed>) =>
    setTyped((now) => ({ ...now, [id]: { ...now[id], ...part } }));
  /** What somebody else changed meanwhile says so; what is typed stays, to be saved over it or not. */
  const showMoved = async () => {
    const now = (await refetch()).data?.rows ?? [];
    setMoved(findMoved(rows, now));
    setTyped((typed) => carryStock(rows, now, typed));
  };
  const handleSave = () =>
    change.mutate(
      { rows: changes },
      {
        onSuccess: ({ changed }) => {
          void message.success(text('changed', { n: changed }));
          onClose();
        },
      },
    );

  return (
    <Drawer
      open
      size={760}
      title={text('changeSkus')}
      onClose={() => leave(onClose)}
      extra={
        <Button type="primary" disabled={!canSave} loading={change.isPending} onClick={handleSave}>
          {text('saveSkus', { n: changes.length })}
        </Button>
      }
    >
      {error || !data ? (
        <NotLoaded error={error} onRetry={refetch} />
      ) : (
        <div className="stack">
          <SkusFillBar
            canPrice={canPrice}
            canStock={canStock}
            onFill={(fill) => setTyped(fillColumn(rows, typed, fill))}
          />
          <DataTable<ListedSku>
            label={text('changeSkus')}
            rowKey={({ sku_id }) => sku_id}
            empty={null}
            rows={rows}
            columns={[
              {
                title: text('goods'),
                render: (_, row) => (
                  <span className={styles.cellGoods}>
                    <Thumb image={row.image} size={36} />
                    <TwoLines
                      className={styles.goodsTitle}
                      first={<span title={row.title}>{row.title}</span>}
                      second={[row.values.join(' / ') || text('single'), row.code]
                        .filter(Boolean)
                        .join(' · ')}
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
                        label={`${text('priceColumn')} ${row.title} ${row.values.join(' / ')}`}
                        value={now.price}
                        isWrong={isPriceWrong(now)}
                        isDisabled={!canPrice}
                        aria-describedby={noteId}
                        onChange={(price) => handleTyped(row.sku_id, { price })}
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
                        aria-label={`${text('stockColumn')} ${row.title} ${row.values.join(' / ')}`}
                        inputMode="numeric"
                        disabled={!canStock}
                        maxLength={7}
                        aria-invalid={isStockWrong(now)}
                        aria-describedby={noteId}
                        status={isStockWrong(now) ? 'error' : ''}
                        value={now.stock}
                        onChange={({ target }) => handleTyped(row.sku_id, { stock: target.value })}
                      />
                      <NowNote id={noteId}>
                        {moved[row.sku_id]?.stock && text('stockNow', { n: row.stock })}
                      </NowNote>
                    </>
                  );
                },
              },
            ]}
          />
        </div>
      )}
    </Drawer>
  );
}

/** Beside a field: what stands there since somebody else saved. */
const NowNote = ({ id, children }: { id: string; children: ReactNode }) => (
  <span id={id} className={`small ${styles.stockLow}`}>
    {children}
  </span>
);
